// /admin and /admin-login: the log-in page of staff.
export { AdminLogin as default } from '#features/accounts/web/admin-login.tsx';
