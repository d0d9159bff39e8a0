// Lenders side by side for one amount and term.
export { CompareLenders as default } from '#features/loans/web/comparison/compare-lenders.tsx';
