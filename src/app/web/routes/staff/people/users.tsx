// /admin/users: the accounts of borrowers.
export { StaffUsers as default } from '#features/accounts/web/staff/users.tsx';
