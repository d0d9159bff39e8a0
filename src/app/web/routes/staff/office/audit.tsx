// /admin/audit: who did what, searched.
export { AuditTrail as default } from '#features/audit/web/staff/audit-trail.tsx';
