// /partner/update-password: a new password for who is logged in.
export { UpdatePassword as default } from '#features/accounts/web/update-password.tsx';
