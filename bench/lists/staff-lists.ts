// Every list of the back office: where it is read and how it is searched.
import { loanNumber } from '#features/loans/rules/loan-number.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { FIRST_NUMBER } from './fill-loans.ts';

export type StaffList = {
  name: string;
  /** The list's address, with the filters that staff mostly use and without page and search; names in braces stand for the ids of owners. */
  path: string;
  /** What is looked for; left out where the list has no search. */
  search?: string;
  /** Who reads it, where it is not staff. */
  as?: 'lender' | 'borrower';
  /** A screen without pages. */
  isOne?: true;
  /** In one run, where not the usual number. */
  calls?: number;
};

export const NAME = 'brown';

const today = dayOf(new Date());
/** A week, as a point of a chart leads to it. */
export const WEEK = `from=${addDays(today, -6)}&to=${today}`;
/** What a lead reads in the morning: its cost grows with what was decided in the days asked for. */
const DAY = `from=${today}&to=${today}`;

export const staffLists: readonly StaffList[] = [
  { name: 'menu', path: '/api/staff/menu', isOne: true },
  { name: 'everything that waits', path: '/api/casework' },
  { name: 'everything that waits, late', path: '/api/casework?late=yes' },
  { name: 'everything that waits, nobody’s', path: '/api/casework?owner=nobody' },
  { name: 'everything that waits, mine', path: '/api/casework?owner=mine' },
  { name: 'everything that waits, asked by me', path: '/api/casework?owner=asked' },
  { name: 'everything that waits, files of payments', path: '/api/casework?queue=Payments' },
  { name: 'service levels', path: '/api/casework/levels', isOne: true },
  { name: 'how the team works', path: `/api/team?${DAY}`, isOne: true },
  { name: 'what was decided', path: `/api/team/decided?${DAY}` },
  { name: 'what was decided, in one queue', path: `/api/team/decided?queue=VerificationModel5&${DAY}` },
  { name: 'edits that wait for a second person', path: '/api/informations/form-requests' },
  { name: 'contests that wait for a second person', path: '/api/contests/requests' },
  { name: 'find, a name', path: `/api/find?q=${NAME}`, isOne: true },
  { name: 'find, last digits', path: '/api/find?q=3927', isOne: true },
  { name: 'find, a loan', path: `/api/find?q=${loanNumber(FIRST_NUMBER)}`, isOne: true },
  { name: 'users', path: '/api/accounts?userType=User', search: NAME },
  { name: 'users, by name', path: '/api/accounts?userType=User&sort=name' },
  { name: 'users, suspended', path: '/api/accounts?userType=User&status=Suspended' },
  { name: 'users, joined in a week', path: `/api/accounts?${WEEK}`, search: NAME },
  { name: 'notes of one user', path: '/api/notes/{person}' },
  { name: 'seeds of one user', path: '/api/seeds/of/{person}' },
  { name: 'staff', path: '/api/accounts/staff' },
  { name: 'partners', path: '/api/partners/staff', search: 'micro' },
  { name: 'submissions', path: '/api/informations/submitted/panel?audience=FullUser', search: NAME },
  {
    name: 'submissions, model 5',
    path: '/api/informations/submitted/panel?audience=PreQualUser',
    search: NAME,
  },
  {
    name: 'submissions, of a week',
    path: `/api/informations/submitted/panel?audience=FullUser&happened=submitted&${WEEK}`,
  },
  {
    name: 'submissions, verified in a week',
    path: `/api/informations/submitted/panel?audience=FullUser&happened=verified&${WEEK}`,
  },
  {
    name: 'verification, due first',
    path: '/api/informations/verifications/panel?audience=PreQualUser&sort=due',
  },
  { name: 'verification', path: '/api/informations/verifications/panel?audience=FullUser', search: NAME },
  {
    name: 'verification, model 5',
    path: '/api/informations/verifications/panel?audience=PreQualUser',
    search: NAME,
  },
  { name: 'review queue', path: '/api/verification/queue?audience=PreQualUser' },
  { name: 'loan applications', path: '/api/loan-application/admin', search: NAME },
  { name: 'loan applications, pending', path: '/api/loan-application/admin?status=Pending&sort=largest' },
  { name: 'loan applications, due first', path: '/api/loan-application/admin?sort=due' },
  { name: 'loan applications, of a week', path: `/api/loan-application/admin?${WEEK}` },
  {
    name: 'loan applications, approved in a week',
    path: `/api/loan-application/admin?happened=approved&${WEEK}`,
  },
  { name: 'reviews asked for', path: '/api/decision-reviews?state=Waiting' },
  { name: 'reviews asked for, the newest first', path: '/api/decision-reviews?state=Waiting&sort=newest' },
  { name: 'redemptions', path: '/api/acquisitions', search: NAME },
  { name: 'prizes', path: '/api/prizes', search: 'phone' },
  { name: 'contests', path: '/api/contests/desk', search: 'school' },
  { name: 'participants of a contest', path: '/api/contests/participants/{contest}', search: NAME },
  { name: 'quiz answers', path: '/api/quiz/answers', search: NAME },
  { name: 'promo codes', path: '/api/promo-codes', search: 'bench39' },
  { name: 'messages', path: '/api/messages/user/list', search: NAME },
  { name: 'e-mails', path: '/api/mails', search: NAME },
  { name: 'e-mails, the oldest first', path: '/api/mails?sort=oldest' },
  { name: 'text messages', path: '/api/channels/messages?state=Sent' },
  { name: 'audit log', path: '/api/audit' },
  { name: 'audit log, one action', path: '/api/audit?action=verification.approve' },
  { name: 'audit log, what was refused', path: '/api/audit/security' },
  { name: 'words of the landing', path: '/api/informations/landingCopy/versions' },
  { name: 'complaints', path: '/api/complaints/desk' },
  { name: 'signals', path: '/api/signals' },
  { name: 'signals, the newest first', path: '/api/signals?sort=newest' },
  { name: 'signals, fifty a page', path: '/api/signals?perPage=50' },
  { name: 'complaints, the last due first', path: '/api/complaints/desk?sort=newest' },
  { name: 'forms of documents', path: '/api/informations/verification-schemas', search: 'income' },
  { name: 'forms', path: '/api/informations/schemas', search: 'income' },
  { name: 'versions of the policy', path: '/api/policy/versions' },
];
