// /admin/audit: who did what, searched.
export { AuditTrail as default } from '#features/audit/web/audit-trail.tsx';
