// /admin/export: whole tables as files.
export { ExportForm as default } from '#features/reports/web/staff/export/export-form.tsx';
