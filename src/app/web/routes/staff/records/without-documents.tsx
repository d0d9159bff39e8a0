// /admin/verification/without-documents: records that no document was asked for.
export { StaffUndocumented as default } from '#features/verification/web/staff/undocumented/undocumented.tsx';
