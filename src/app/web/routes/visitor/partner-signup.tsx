// /partner-signup: where a lender's account begins.
export { PartnerSignUp as default } from '#features/accounts/web/lender/lender-sign-up.tsx';
