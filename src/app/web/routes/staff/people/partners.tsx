// /admin/partners: every lender.
export { StaffLenders as default } from '#features/partners/web/staff/lenders.tsx';
