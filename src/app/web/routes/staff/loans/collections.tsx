// /admin/collections: whoever is late.
export { Collections as default } from '#features/loans/web/staff/portfolio/collections.tsx';
