// /admin/disbursements: the payouts.
export { Payouts as default } from '#features/applications/web/staff/disbursement/payouts.tsx';
