// /signup: where an account begins.
export { SignUp as default } from '#features/accounts/web/sign-up.tsx';
