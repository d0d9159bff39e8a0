// Every list about running loans, and the screens of one loan: staff's, a lender's and a borrower's.
import { verdictsInOrder } from '#features/loans/contract/imports.ts';
import { LOAN_STATES, RUNNING_AGEING } from '#features/loans/fields/loan-states.ts';
import { loanNumber } from '#features/loans/rules/loan-number.ts';
import { FIRST_NUMBER } from './fill-loans.ts';
import { NAME, type StaffList, WEEK } from './staff-lists.ts';

const PORTFOLIO = '/api/loans/admin';
const LENDERS = '/api/loans/partner';
const COLLECTIONS = '/api/loans/collections';

const ORDERS = ['owed', 'late', 'due'];

/** Each filter and each order, and of their combinations those for which the planner is likeliest to choose wrongly. */
const NARROWED = [
  ...ORDERS.map((sort) => `sort=${sort}`),
  ...LOAN_STATES.map((state) => `state=${state}`),
  ...RUNNING_AGEING.map((step) => `ageing=${encodeURIComponent(step)}`),
  'state=Repaid&sort=owed',
  'state=Repaid&sort=due',
  'state=Defaulted&sort=owed',
  'state=WrittenOff&sort=late',
  'state=Active&sort=due',
  'ageing=61-90&sort=owed',
  'ageing=1-30&sort=due',
];

/** The addresses that the dashboard leads to. */
const LED_TO = [
  ...['disbursed', 'paid', 'repaid', 'defaulted', 'writtenOff'].map(
    (happened) => `happened=${happened}&${WEEK}`,
  ),
  'standing=running',
  'standing=late&sort=late',
  'standing=atRisk&sort=late',
];

const OWNED = ['owner=ours', 'owner={lender}', 'owner=ours&sort=owed', 'owner=ours&state=Repaid&sort=owed'];

const narrowed = (name: string, path: string, queries: string[], as?: StaffList['as']): StaffList[] =>
  queries.map((query) => ({
    name: `${name}, ${decodeURIComponent(query.replaceAll(/\w+=/g, '').replaceAll('&', ', '))}`,
    path: `${path}?${query}`,
    ...(as ? { as } : {}),
  }));

export const loanLists: readonly StaffList[] = [
  { name: 'portfolio', path: PORTFOLIO, search: NAME },
  { name: 'portfolio, by number', path: `${PORTFOLIO}?search=${loanNumber(FIRST_NUMBER)}` },
  ...narrowed('portfolio', PORTFOLIO, [...NARROWED, ...LED_TO, ...OWNED]),
  { name: 'portfolio, one loan', path: `${PORTFOLIO}/{ownLoan}`, isOne: true },
  { name: 'portfolio, contacts of a loan', path: `${PORTFOLIO}/{lateLoan}/contacts` },
  { name: 'portfolio, asked adjustments', path: `${PORTFOLIO}/adjustments` },
  { name: 'collections', path: COLLECTIONS },
  ...narrowed('collections', COLLECTIONS, ['ageing=1-30', 'ageing=90%2B', 'owner=ours', 'owner={lender}']),
  ...narrowed('collections', COLLECTIONS, ['owner=ours&ageing=61-90']),
  { name: 'repayments, files', path: '/api/loans/imports' },
  { name: 'repayments, one file', path: '/api/loans/imports/{import}', isOne: true },
  { name: 'repayments, rows', path: '/api/loans/imports/{import}/rows' },
  ...narrowed(
    'repayments, rows',
    '/api/loans/imports/{import}/rows',
    verdictsInOrder.map((verdict) => `verdict=${verdict}`),
  ),
  ...narrowed(
    'new dates',
    '/api/loans/admin/new-dates',
    ['Asked', 'Granted', 'Refused', 'Withdrawn'].map((status) => `status=${status}`),
  ),
  ...narrowed(
    'disbursements',
    '/api/loan-application/admin/disbursements',
    ['all', 'overdue', 'done'].map((show) => `show=${show}`),
  ),
  { name: 'jobs', path: '/api/jobs' },
  ...narrowed('jobs', '/api/jobs', ['state=Failed', 'queue=send-mail', 'queue=age-loans']),
  { name: 'jobs, queues', path: '/api/jobs/queues', isOne: true },
  { name: 'dashboard', path: '/api/informations/dashboardStats', isOne: true },
  { name: 'lender, portfolio', path: LENDERS, search: NAME, as: 'lender' },
  ...narrowed('lender, portfolio', LENDERS, [...NARROWED, ...LED_TO], 'lender'),
  {
    name: 'lender, applications approved in a week',
    path: `/api/loan-application/partner?happened=approved&${WEEK}`,
    as: 'lender',
  },
  { name: 'lender, one loan', path: `${LENDERS}/{lenderLoan}`, isOne: true, as: 'lender' },
  { name: 'lender, figures', path: '/api/partner-report', isOne: true, as: 'lender' },
  {
    name: 'lender, report of the portfolio',
    path: '/api/partner-report/portfolio',
    isOne: true,
    as: 'lender',
    calls: 1,
  },
  { name: 'lender, own products', path: '/api/product', search: 'loan', as: 'lender' },
  { name: 'lender, own loans', path: '/api/loan', search: 'loan', as: 'lender' },
  { name: 'lender, who meets its criteria', path: '/api/prequalification/partner', as: 'lender' },
  { name: 'borrower, own loans', path: '/api/loans/own', as: 'borrower' },
  { name: 'borrower, one loan', path: '/api/loans/own/{ownLoan}', isOne: true, as: 'borrower' },
  { name: 'borrower, new dates', path: '/api/loans/own/{ownLoan}/new-dates', isOne: true, as: 'borrower' },
];
