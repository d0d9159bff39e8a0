// Route module of the information status page.
export { Overview as default } from '#features/decisions/web/overview/overview.tsx';
