// /admin/portfolio: every loan that was handed over.
export { Portfolio as default } from '#features/loans/web/portfolio/portfolio.tsx';
