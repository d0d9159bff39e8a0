// /admin/add-admin: a new admin or moderator, and the staff accounts there are.
export { AddAdmin as default } from '#features/accounts/web/staff/office/add-admin.tsx';
