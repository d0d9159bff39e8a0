// What a row of the authorisation matrix says, and the groups of roles that rows name.

import type { EndpointKey, EndpointTable } from '#shared/endpoint.ts';
import type { Caller } from '../caller.ts';
import type { SentForm } from '../contract-calls.ts';
import type { TestApp } from '../database.ts';
import type { Person } from './people.ts';

export const ROLES = [
  'visitor',
  'quizUser',
  'user',
  'otherUser',
  'suspended',
  'partner',
  'otherPartner',
  'moderator',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Records of `user`, and those of `partner` with its company, product and loan, by kind; a route with an id is called with this, with that of another person, an absent and a malformed one. */
export type RecordKind =
  | 'account'
  | 'section'
  /** One that is not submitted, or opened again. */
  | 'openSection'
  /** One that is submitted and asks for no documents. */
  | 'provableSection'
  | 'submission'
  /** What belongs to `section`: its form's version, its verification form, and that one's version. */
  | 'formVersion'
  | 'proofForm'
  | 'proofVersion'
  /** An edit of a section that waits for a second person. */
  | 'formRequest'
  | 'verification'
  | 'mail'
  /** One of the queue `try-policy`. */
  | 'job'
  | 'application'
  | 'file'
  | 'picture'
  | 'session'
  | 'partner'
  /** A lender's account. */
  | 'lender'
  /** What belongs to a moderator. */
  | 'staffAccount'
  | 'product'
  | 'partnerLoan'
  | 'lenderPicture'
  | 'consent'
  /** To a lender, who has not decided it. */
  | 'lenderApplication'
  /** An approved application whose agreement is ready to sign. */
  | 'agreement'
  /** One that is paid back to a lender; for a lender one of its own. */
  | 'runningLoan'
  /** One that is paid beyond what was owed. */
  | 'loanInCredit'
  /** A repayment of such a loan. */
  | 'loanEntry'
  /** A waiver that waits for a second person. */
  | 'loanAdjustment'
  /** A request for a new date that waits, and its loan. */
  | 'newDateRequest'
  | 'loanWithNewDate'
  | 'contest'
  | 'drawnContest'
  /** One that has not opened. */
  | 'futureContest'
  /** A change of an open contest's terms that waits for a second person. */
  | 'contestRequest'
  | 'prize'
  | 'prizePicture'
  | 'acquisition'
  /** A prize that hands out codes. */
  | 'coupon'
  | 'promoCode'
  /** A whole table: nobody's own. */
  | 'exportModel'
  /** A list of a lender: whoever asks gets its own. */
  | 'lenderReport'
  /** One that is read and has a row to record. */
  | 'repaymentImport'
  /** One that has been tried and may be published. */
  | 'policyDraft'
  /** One that runs. */
  | 'policyTrial'
  | 'policyVersion'
  /** One that nobody has taken up. */
  | 'complaint'
  /** An open one that nobody looks into. */
  | 'signal'
  /** A verdict that another officer is to give again. */
  | 'secondLook'
  /** One that waits for its answer. */
  | 'decisionReview';

export type Row = {
  admits: readonly Role[];
  /** What the id in the path names. */
  id?: RecordKind;
  /** A body or extraInfo that passes the contract, so that the action itself is reached. */
  send?: object | ((records: Record<RecordKind, string>) => object);
  /** What the action answers to it, where that is not 200: the example asks for something that it rightly refuses. */
  answers?: number | Partial<Record<Role, number>>;
  /** Whose record the id names: that of `user`, unless it is a lender's own. */
  of?: 'partner';
  /** Roles for whom records of `user` (or of `partner`) exist at this route; the rest of those admitted get 404. */
  sees?: readonly Role[];
};

/** What a record's form needs to be about something: who fills it in, and whose records there are. */
type Filling = { server: TestApp; me: Person; owner: Person };
/** What is to be sent in place of the row's example: who sends it, about what. */
type Filled = { by?: Pick<Caller, 'post'>; id?: string; body?: object; files?: SentForm['files'] };

export type Fill = (at: Filling) => Promise<Filled>;

/** The forms whose row's example is refused, each as its action takes it; of a record that is added and edited, both. */
export type FilledForms<Table extends EndpointTable> = Partial<
  Record<keyof Table & EndpointKey, readonly [Fill, ...Fill[]]>
>;

/** The rows of a contract: an endpoint without one does not compile. */
export type RowsOf<Table extends EndpointTable> = Record<keyof Table & EndpointKey, Row>;

export const EVERYONE = [...ROLES] as const;
export const PARTNERS = ['partner', 'otherPartner'] as const;
export const SIGNED_IN = ['quizUser', 'user', 'otherUser', ...PARTNERS, 'moderator', 'admin'] as const;
export const BORROWERS = ['user', 'otherUser'] as const;
export const STAFF = ['moderator', 'admin'] as const;
export const ADMIN = ['admin'] as const;
export const BORROWERS_AND_STAFF = [...BORROWERS, ...STAFF] as const;
export const OWNER_AND_STAFF = ['user', ...STAFF] as const;
export const ORDINARY = ['quizUser', 'user', 'otherUser'] as const;

export const password = 'Blue-Mahoe-and-lignum-17';
export const nobody = '01a00000-0000-7000-8000-000000000000';
