// /admin/repayments: repayments from the payment partner's files.
export { RepaymentImports as default } from '#features/loans/web/staff/imports/repayment-imports.tsx';
