// Loan services: the loans that can be had.
export { LoanServices as default } from '#features/loans/web/loan-services.tsx';
