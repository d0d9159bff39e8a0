// What staff see of loans, rewards, forms and the office.
import { STAFF } from '../roles.ts';
import type { Examples } from './examples.ts';
import { see } from './see.ts';

const ADMIN = ['admin'] as const;

export const staffExamples: Examples = {
  '/admin/dashboard': see(STAFF, '/admin/dashboard', '/admin/dashboard?days=365'),
  '/admin/waiting': see(
    STAFF,
    '/admin/waiting',
    '/admin/waiting?owner=nobody',
    '/admin/waiting?queue=Redemptions',
  ),
  '/admin/team': see(ADMIN, '/admin/team', '/admin/team?days=7'),
  '/admin/contests': see(ADMIN, '/admin/contests', '/admin/contests?phase=drawn'),
  '/admin/contests/:id': see(
    ADMIN,
    ({ contest }) => `/admin/contests/${contest}`,
    ({ contest }) => `/admin/contests/${contest}?form=terms`,
    ({ drawnContest }) => `/admin/contests/${drawnContest}`,
    ({ futureContest }) => `/admin/contests/${futureContest}`,
  ),
  '/admin/loans': see(STAFF, '/admin/loans', '/admin/loans?status=Pending', '/admin/loans?tab=reviews'),
  '/admin/loans/:id': see(
    STAFF,
    ({ application }) => `/admin/loans/${application}`,
    ({ agreement }) => `/admin/loans/${agreement}`,
  ),
  '/admin/loans/reviews/:id': see(STAFF, ({ decisionReview }) => `/admin/loans/reviews/${decisionReview}`),
  '/admin/disbursements': see(
    ADMIN,
    '/admin/disbursements',
    '/admin/disbursements?show=overdue',
    '/admin/disbursements?show=done',
  ),
  '/admin/portfolio': see(STAFF, '/admin/portfolio', '/admin/portfolio?ageing=31-60&sort=late'),
  '/admin/portfolio/:id': see(
    STAFF,
    ({ runningLoan }) => `/admin/portfolio/${runningLoan}`,
    ({ loanInCredit }) => `/admin/portfolio/${loanInCredit}`,
  ),
  '/admin/collections': see(STAFF, '/admin/collections'),
  '/admin/new-dates': see(ADMIN, '/admin/new-dates', '/admin/new-dates?status=Refused'),
  '/admin/repayments/:id': see(ADMIN, ({ repaymentImport }) => `/admin/repayments/${repaymentImport}`),
  '/admin/policy': see(STAFF, '/admin/policy'),
  '/admin/policy/versions/:version': see(ADMIN, '/admin/policy/versions/1'),
  '/admin/policy/drafts/:id': see(ADMIN, ({ policyDraft }) => `/admin/policy/drafts/${policyDraft}`),
  '/admin/how-we-decide': see(STAFF, '/admin/how-we-decide'),
  '/admin/score': see(STAFF, '/admin/score'),
  '/admin/audit': see(
    ADMIN,
    '/admin/audit',
    '/admin/audit?action=verification.approve',
    '/admin/audit?view=security',
  ),
  '/admin/jobs': see(ADMIN, '/admin/jobs', '/admin/jobs?state=Failed'),
  '/admin/configure-information': see(
    ADMIN,
    '/admin/configure-information',
    '/admin/configure-information?for=FullUser&sort=-points',
  ),
  '/admin/configure-information/:id': see(
    ADMIN,
    ({ section }) => `/admin/configure-information/${section}`,
    ({ section }) => `/admin/configure-information/${section}?edit=1`,
  ),
  '/admin/configure-verification/:id': see(
    ADMIN,
    ({ proofForm }) => `/admin/configure-verification/${proofForm}`,
    ({ proofForm }) => `/admin/configure-verification/${proofForm}?edit=1`,
  ),
  '/admin/prizes': see(STAFF, '/admin/prizes'),
  '/admin/prizes/:id': see(STAFF, ({ prize }) => `/admin/prizes/${prize}`),
  '/admin/redeem': see(STAFF, '/admin/redeem', '/admin/redeem?status=Cancelled'),
  '/admin/redeem/:id': see(STAFF, ({ acquisition }) => `/admin/redeem/${acquisition}`),
  '/admin/quizes': see(ADMIN, '/admin/quizes', '/admin/quizes?tab=answers'),
  '/admin/quizes/:id': see(ADMIN, ({ quizPerson }) => `/admin/quizes/${quizPerson}`),
};
