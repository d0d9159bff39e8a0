// /admin/promo-codes: the promo codes, added and ended here.
export { PromoCodes as default } from '#features/accounts/web/staff/promo-codes/promo-codes.tsx';
