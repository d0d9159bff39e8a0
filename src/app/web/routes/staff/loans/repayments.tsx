// /admin/repayments: repayments from the payment partner's files.
export { RepaymentImports as default } from '#features/loans/web/imports/repayment-imports.tsx';
