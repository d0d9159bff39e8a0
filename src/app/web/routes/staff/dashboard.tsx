// /admin/dashboard: the staff's start.
export { Dashboard as default } from '#features/reports/web/staff/dashboard.tsx';
