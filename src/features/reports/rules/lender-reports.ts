// The four lists that a lender downloads, under the specification's names.
import { productFields } from '#features/partners/fields/partner-product.ts';
import { keptFields } from '#shared/record/columns.ts';
import { readBy } from '#shared/record/readers.ts';

/** The columns of a loan as it was when somebody applied for it. */
export const SNAPSHOT_COLUMNS = [
  'name',
  'description',
  'securityType',
  'repaymentOption',
  'allowKSAPToOffer',
  'type',
] as const;

export const REPORT_COLUMNS = {
  products: [
    '_id',
    ...keptFields(readBy('lender', productFields)).map(([name]) => name),
    'created',
    'updated',
  ],
  loans: [
    '_id',
    'name',
    'status',
    'description',
    'securityType',
    'repaymentOption',
    'loanCriteria',
    'loanCriteriaValue',
    'minimumAmount',
    'maximumAmount',
    'defaultInterestRate',
    'minimumInterestRate',
    'maximumInterestRate',
    'defaultTerm',
    'minimumTerm',
    'maximumTerm',
    'sendDataIfPrequalified',
    'allowKSAPToOffer',
    'type',
    'product',
    'addedBy',
    'created',
    'updated',
  ],
  'loan-applications': [...SNAPSHOT_COLUMNS, 'email', 'fullName'],
  portfolio: [
    'number',
    'borrower',
    'state',
    'ageing',
    'loanAmount',
    'interestRate',
    'term',
    'repaymentOption',
    'fee',
    'interest',
    'disbursedOn',
    'owed',
    'principalDue',
    'interestDue',
    'overdue',
    'daysLate',
    'worstDaysLate',
    'nextDueOn',
    'nextAmount',
    'credit',
    'writtenOff',
    'closed',
  ],
} as const;

export type LenderReport = keyof typeof REPORT_COLUMNS;

/** The beginnings of the files' names; a time stamp and `.csv` follow. */
export const REPORT_FILE_NAMES: Record<LenderReport, string> = {
  products: 'products-',
  loans: 'loans-',
  'loan-applications': 'loan-application-',
  portfolio: 'portfolio-',
};
