// /estimate: what a loan could be, before there is an account.
export { Estimate as default } from '#features/decisions/web/estimate/estimate.tsx';
