// /password-change: where the link of that mail leads.
export { ResetPassword as default } from '#features/accounts/web/mailed-links/reset-password.tsx';
