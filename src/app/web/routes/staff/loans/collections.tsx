// /admin/collections: whoever is late.
export { Collections as default } from '#features/loans/web/portfolio/collections.tsx';
