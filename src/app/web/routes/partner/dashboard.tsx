// /partner/dashboard: a lender's start.
export { PartnerStart as default } from '#features/partners/web/partner-start.tsx';
