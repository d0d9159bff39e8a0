// /request-link: asks for a mail to set a new password.
export { RequestLink as default } from '#features/accounts/web/mailed-links/request-link.tsx';
