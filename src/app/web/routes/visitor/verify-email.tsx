// /verify-email: where the link that confirms an address leads.
export { VerifyEmail as default } from '#features/accounts/web/mailed-links/verify-email.tsx';
