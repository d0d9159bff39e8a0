// What may leave the house as a file: for each model its columns, in their order, and the states one can choose from.
// What is not named here cannot be exported: no password hash, no token, no document, and of the answers only what a decision looked at.

import { LOAN_STATES } from '#features/loans/fields/loan-states.ts';

export const EXPORT_COLUMNS = {
  Account: [
    'id',
    'firstName',
    'lastName',
    'email',
    'phone',
    'country',
    'userType',
    'status',
    'infoStatus',
    'seeds',
    'promoCode',
    'emailVerified',
    'lastLogin',
    'created',
  ],
  Loan: [
    'id',
    'fullName',
    'email',
    'lender',
    'loanAmount',
    'interestRate',
    'term',
    'status',
    'rejectionReason',
    'decidedBy',
    'decided',
    'cancelled',
    'created',
  ],
  LoanAccount: [
    'id',
    'number',
    'fullName',
    'email',
    'lender',
    'status',
    'ageing',
    'loanAmount',
    'interestRate',
    'term',
    'repaymentOption',
    'fee',
    'interest',
    'disbursed',
    'disbursementReference',
    'owed',
    'feeDue',
    'interestDue',
    'principalDue',
    'credit',
    'writtenOffAmount',
    'overdue',
    'daysLate',
    'worstDaysLate',
    'nextDue',
    'nextAmount',
    'inDefault',
    'writtenOff',
    'closed',
    'created',
  ],
  Decision: [
    'id',
    'accountId',
    'created',
    'infoStatus',
    'policyVersion',
    'challenge',
    'arm',
    'status',
    'score',
    'grade',
    'loanAmount',
    'interestRate',
    'term',
    'declines',
    'birthDay',
    'age',
    'emailVerified',
    'loanStanding',
    'sectionsRequired',
    'sectionsSubmitted',
    'sectionsVerified',
    'shareVerified',
    'instalmentsDue',
    'worstDaysLateBefore',
    'worstDaysLateEarlier',
    'income',
    'expenses',
    'debtPayments',
    'runningLoans',
    'employmentStatus',
    'monthsInJob',
    'creditHistory',
    'overdueElsewhere',
    'defaultElsewhere',
    'ownDefaultMonths',
    'bankruptcy',
    'monthsWithBank',
    'pointsDebtService',
    'pointsFreeCashFlow',
    'pointsEmployment',
    'pointsTimeInJob',
    'pointsCreditHistory',
    'pointsBanking',
    'pointsSectionsVerified',
    'pointsRepaymentRecord',
    'applicationStatus',
    'number',
    'lent',
    'disbursed',
    'loanState',
    'worstDaysLate',
    'inDefault',
    'writtenOff',
    'writtenOffAmount',
    'promoCode',
    'sex',
    'parish',
  ],
} as const;

export const EXPORT_STATUSES = {
  Account: ['Pending', 'UserQuiz', 'Created', 'Active', 'Completed', 'Suspended', 'Cancelled', 'Reactivated'],
  Loan: ['Pending', 'Waiting', 'Approved', 'Rejected', 'Withdrawn'],
  LoanAccount: LOAN_STATES,
  Decision: ['Offered', 'Declined'],
} as const;

export type ExportModel = keyof typeof EXPORT_COLUMNS;
export type ExportColumn<Model extends ExportModel = ExportModel> = (typeof EXPORT_COLUMNS)[Model][number];

export const EXPORT_MODELS = Object.keys(EXPORT_COLUMNS) as ExportModel[];

/** The columns asked for by name, in the table's order; all where none is named, null where one is not the model's. */
export function readColumns<Model extends ExportModel>(
  model: Model,
  asked: string | undefined,
): ExportColumn<Model>[] | null {
  const known: readonly ExportColumn<Model>[] = EXPORT_COLUMNS[model];
  if (!asked) return [...known];
  const names = asked.split(',');
  return names.every((name) => known.some((column) => column === name))
    ? known.filter((column) => names.includes(column))
    : null;
}

/** The state asked for, undefined where none is, null where it is not the model's. */
export function readStatus(model: ExportModel, asked: string | undefined): string | undefined | null {
  if (!asked) return undefined;
  return EXPORT_STATUSES[model].find((status) => status === asked) ?? null;
}
