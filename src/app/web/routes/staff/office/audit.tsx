// /admin/audit: who did what, and what was refused, searched.
export { AuditPage as default } from '#features/audit/web/staff/audit-page.tsx';
