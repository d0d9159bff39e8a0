// /admin/portfolio: every loan that was handed over.
export { Portfolio as default } from '#features/loans/web/staff/portfolio/portfolio.tsx';
