// /admin/export: whole tables as files.
export { ExportForm as default } from '#features/reports/web/export/export-form.tsx';
