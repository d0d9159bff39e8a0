// /partner/logout: as everybody's.
export { default } from '../visitor/logout.tsx';
