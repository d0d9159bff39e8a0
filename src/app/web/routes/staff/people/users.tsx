// /admin/users: the accounts, borrowers first of all.
export { StaffUsers as default } from '#features/accounts/web/staff/list/users.tsx';
