// Who may call each route, and on whose records: the expectation that the authorisation test holds every route to.
import type { EndpointKey } from '#shared/endpoint.ts';
import { newId } from '#shared/id.ts';

export const ROLES = [
  'visitor',
  'quizUser',
  'user',
  'otherUser',
  'suspended',
  'partner',
  'moderator',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Records of `user`, by kind; a route with an id is called with this, with that of another person, an absent and a malformed one. */
export type RecordKind =
  | 'account'
  | 'section'
  /** One that is not submitted, or opened again. */
  | 'openSection'
  /** One that is submitted and asks for no documents. */
  | 'provableSection'
  | 'submission'
  | 'verification'
  | 'application'
  | 'file'
  | 'picture'
  | 'session'
  | 'partner'
  | 'product'
  | 'partnerLoan'
  | 'lenderPicture'
  | 'consent'
  | 'contest'
  | 'drawnContest'
  | 'prize'
  | 'prizePicture'
  | 'acquisition';

export type Row = {
  admits: readonly Role[];
  /** What the id in the path names. */
  id?: RecordKind;
  /** A body or extraInfo that passes the contract, so that the action itself is reached. */
  send?: object | ((records: Record<RecordKind, string>) => object);
  /** What the action answers to it, where that is not 200: the example asks for something that it rightly refuses. */
  answers?: number | Partial<Record<Role, number>>;
  /** Roles for whom records of `user` exist at this route; the rest of those admitted get 404. */
  sees?: readonly Role[];
};

const EVERYONE = ROLES;
const SIGNED_IN = ['quizUser', 'user', 'otherUser', 'partner', 'moderator', 'admin'] as const;
const BORROWERS = ['user', 'otherUser'] as const;
const STAFF = ['moderator', 'admin'] as const;
const BORROWERS_AND_STAFF = [...BORROWERS, ...STAFF] as const;
const OWNER_AND_STAFF = ['user', ...STAFF] as const;
const ORDINARY = ['quizUser', 'user', 'otherUser'] as const;

const password = 'Blue-Mahoe-and-lignum-17';
const nobody = '01a00000-0000-7000-8000-000000000000';

/** Every route has its row here; a route without one, and a row without its route, fails the test. */
export const matrix: Record<string, Row> = {
  'POST /api/accounts/register': {
    admits: EVERYONE,
    send: { firstName: 'Ann', lastName: 'Lee', email: 'ann.lee@example.com', password },
  },
  'POST /api/accounts/verifyEmail': { admits: EVERYONE, send: { token: 'unknown' }, answers: 422 },
  'POST /api/accounts/resendVerification': { admits: EVERYONE, send: { email: 'ann.lee@example.com' } },
  'POST /api/accounts/login': {
    admits: EVERYONE,
    send: () => ({ email: `nobody-${newId()}@example.com`, password }),
    answers: 401,
  },
  'POST /api/accounts/logout': { admits: EVERYONE, send: {} },
  'POST /api/accounts/requestChangePasswordLink': {
    admits: EVERYONE,
    send: { email: 'ann.lee@example.com' },
  },
  'POST /api/accounts/changePassword': {
    admits: EVERYONE,
    send: { user: { password, confirm: password, email: 'ann.lee@example.com' }, hash: 'unknown' },
    answers: 422,
  },
  'POST /api/accounts/updatePassword': {
    admits: SIGNED_IN,
    send: { user: { password, confirm: `${password}!` } },
    answers: 422,
  },
  'POST /api/accounts/confirmPassword': {
    admits: SIGNED_IN,
    send: { currentPassword: 'not this one' },
    answers: 422,
  },
  'GET /api/accounts/profile/': { admits: SIGNED_IN },
  'GET /api/accounts/full-profile/:id': { admits: SIGNED_IN, id: 'account', sees: OWNER_AND_STAFF },
  'GET /api/accounts/own-data': { admits: SIGNED_IN },
  'POST /api/accounts/delete': { admits: ORDINARY, send: { currentPassword: 'not this one' }, answers: 422 },
  'PUT /api/accounts/image/update': { admits: SIGNED_IN, send: {}, answers: 422 },
  'GET /api/accounts/image/:id': { admits: SIGNED_IN, id: 'picture', sees: OWNER_AND_STAFF },
  'GET /api/accounts/sessions': { admits: SIGNED_IN },
  'POST /api/accounts/sessions/end/:id': { admits: SIGNED_IN, id: 'session', sees: ['user'] },
  'GET /api/accounts': { admits: STAFF },
  'GET /api/accounts/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'GET /api/activity': { admits: SIGNED_IN },
  'GET /api/seeds': { admits: SIGNED_IN },
  'GET /api/activity/notification': { admits: SIGNED_IN },
  'GET /api/informations/landingCopy': { admits: EVERYONE },
  'GET /api/informations': { admits: BORROWERS_AND_STAFF },
  'GET /api/informations/:id': { admits: BORROWERS_AND_STAFF, id: 'section', sees: BORROWERS_AND_STAFF },
  'POST /api/informations/submit': {
    admits: BORROWERS,
    send: { informationId: nobody, data: {} },
    answers: 404,
  },
  'POST /api/informations/submitMulti': {
    admits: BORROWERS,
    send: { informationId: nobody, data: {} },
    answers: 404,
  },
  'POST /api/informations/:id': {
    admits: BORROWERS,
    id: 'openSection',
    sees: BORROWERS,
    send: { data: { number_of_debts: '0' } },
  },
  'GET /api/informations/submitted': { admits: BORROWERS_AND_STAFF },
  'GET /api/informations/submitted/panel': { admits: STAFF },
  'GET /api/informations/submitted/:id': {
    admits: BORROWERS_AND_STAFF,
    id: 'submission',
    sees: OWNER_AND_STAFF,
  },
  'GET /api/informations/submitted/user/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'GET /api/informations/user': { admits: BORROWERS },
  'GET /api/informations/dashboard': { admits: BORROWERS },
  'POST /api/informations/reopen/:id': {
    admits: STAFF,
    id: 'submission',
    sees: STAFF,
    send: { reason: 'The employer was wrong' },
  },
  'GET /api/informations/verifications/submitted': { admits: BORROWERS_AND_STAFF },
  'GET /api/informations/verifications/panel': { admits: STAFF },
  'GET /api/informations/verifications/submitted/:id': {
    admits: BORROWERS_AND_STAFF,
    id: 'verification',
    sees: OWNER_AND_STAFF,
  },
  'GET /api/informations/verifications/submitted/user/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'GET /api/files/:id': { admits: SIGNED_IN, id: 'file', sees: OWNER_AND_STAFF },
  'GET /api/prizes': { admits: BORROWERS_AND_STAFF },
  'GET /api/prizes/next': { admits: BORROWERS },
  'GET /api/prizes/:id': { admits: BORROWERS_AND_STAFF, id: 'prize', sees: BORROWERS_AND_STAFF },
  'GET /api/prizes/image/:id': { admits: SIGNED_IN, id: 'prizePicture', sees: SIGNED_IN },
  'POST /api/prizes/redeem/:id': { admits: BORROWERS, id: 'prize', sees: BORROWERS },
  'GET /api/acquisitions': { admits: BORROWERS_AND_STAFF },
  'GET /api/acquisitions/:id': { admits: BORROWERS_AND_STAFF, id: 'acquisition', sees: OWNER_AND_STAFF },
  'POST /api/acquisitions/:id/fulfil': { admits: STAFF, id: 'acquisition', sees: STAFF },
  'POST /api/acquisitions/:id/cancel': {
    admits: STAFF,
    id: 'acquisition',
    sees: STAFF,
    send: { reason: 'The shop has closed' },
  },
  'POST /api/quiz': {
    admits: ORDINARY,
    send: {
      current_financial_situation_feeling: '3 - Neutral',
      partner_draw: false,
      rewards: ['Books', 'Dining', 'Stocks'],
    },
    answers: { user: 409, otherUser: 409 },
  },
  'GET /api/quiz/preferences': { admits: BORROWERS },
  'POST /api/quiz/preferences': {
    admits: BORROWERS,
    send: {
      financialQuestionnaire: { current_financial_situation_feeling: '3 - Neutral', partner_draw: false },
      itemsThatAppeal: { Books: true },
    },
  },
  'GET /api/quiz/:id': { admits: SIGNED_IN, id: 'account', sees: OWNER_AND_STAFF },
  'POST /api/verification/submit': {
    admits: BORROWERS,
    send: { verificationId: nobody, sId: 'none', isVerificationRequired: false, data: {} },
    answers: 404,
  },
  'POST /api/informations/verification/:id': {
    admits: BORROWERS,
    id: 'provableSection',
    sees: BORROWERS,
    send: { isVerificationRequired: false },
  },
  'GET /api/verification/queue': { admits: STAFF },
  'GET /api/verification/:id': { admits: STAFF, id: 'verification', sees: STAFF },
  'POST /api/verification/approve/:id': {
    admits: STAFF,
    id: 'verification',
    sees: STAFF,
    send: ({ account }) => ({ userId: account, sid: 'basic_information', approvalNote: '' }),
  },
  'POST /api/verification/reject/:id': {
    admits: STAFF,
    id: 'verification',
    sees: STAFF,
    send: ({ account }) => ({ userId: account, sid: 'basic_information', rejectionReason: 'Too dark' }),
  },
  'GET /api/messages/user/list': { admits: BORROWERS_AND_STAFF },
  'GET /api/messages/unread': { admits: BORROWERS_AND_STAFF },
  'GET /api/messages/:id': { admits: BORROWERS_AND_STAFF, id: 'account', sees: OWNER_AND_STAFF },
  'POST /api/messages/send': {
    admits: BORROWERS_AND_STAFF,
    send: ({ account }) => ({ text: 'Good morning', receiverId: account }),
    answers: { moderator: 404, admin: 404 },
  },
  'POST /api/messages/read/:id': {
    admits: BORROWERS_AND_STAFF,
    id: 'account',
    sees: OWNER_AND_STAFF,
    send: { upTo: 1 },
  },
  'GET /api/contests': { admits: BORROWERS_AND_STAFF },
  'GET /api/contests/user': { admits: BORROWERS },
  'GET /api/contests/:id': { admits: BORROWERS_AND_STAFF, id: 'contest', sees: BORROWERS_AND_STAFF },
  'GET /api/contests/tickets/:id': {
    admits: BORROWERS_AND_STAFF,
    id: 'drawnContest',
    sees: BORROWERS_AND_STAFF,
  },
  'POST /api/contests/join/:id': { admits: BORROWERS, id: 'contest', sees: BORROWERS },
  'GET /api/loan/user/decision': { admits: BORROWERS },
  'POST /api/loan/user/decision': { admits: BORROWERS, send: {} },
  'GET /api/loan/public': { admits: EVERYONE },
  'GET /api/loan/public/:id': { admits: EVERYONE, id: 'partnerLoan', sees: EVERYONE },
  'GET /api/loan': { admits: BORROWERS_AND_STAFF },
  'GET /api/loan/:id': { admits: BORROWERS_AND_STAFF, id: 'partnerLoan', sees: BORROWERS_AND_STAFF },
  'GET /api/partners': { admits: EVERYONE },
  'GET /api/partner': { admits: ['partner'] },
  'GET /api/partner/:id': { admits: EVERYONE, id: 'partner', sees: EVERYONE },
  'GET /api/partner/image/:id': { admits: EVERYONE, id: 'lenderPicture', sees: EVERYONE },
  'GET /api/product': { admits: BORROWERS_AND_STAFF },
  'GET /api/product/:id': { admits: BORROWERS_AND_STAFF, id: 'product', sees: BORROWERS_AND_STAFF },
  'GET /api/consents': { admits: BORROWERS },
  'POST /api/consents/:id/withdraw': { admits: BORROWERS, id: 'consent', sees: ['user'] },
  'POST /api/loan/user/apply': { admits: BORROWERS, send: { loanId: nobody }, answers: 404 },
  'POST /api/loan-application': {
    admits: BORROWERS,
    send: { term: 8, interestRate: 99, loanAmount: 5000, model: 'FirstModel' },
    answers: 409,
  },
  'GET /api/loan-application/user': { admits: BORROWERS },
  'GET /api/loan-application/:id': { admits: BORROWERS, id: 'application', sees: ['user'] },
  'GET /api/loan-application/admin': { admits: STAFF },
  'GET /api/loan-application/admin/:id': { admits: STAFF, id: 'application', sees: STAFF },
  'POST /api/loan-application/admin/:id/approve': { admits: STAFF, id: 'application', sees: STAFF, send: {} },
  'POST /api/loan-application/admin/:id/reject': {
    admits: STAFF,
    id: 'application',
    sees: STAFF,
    send: { rejectionReason: 'Income not shown' },
  },
} satisfies Partial<Record<EndpointKey, Row>>;
