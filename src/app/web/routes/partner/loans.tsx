// /partner/loans: a lender's own loans.
export { LoanList as default } from '#features/partners/web/partner/loans/loan-list.tsx';
