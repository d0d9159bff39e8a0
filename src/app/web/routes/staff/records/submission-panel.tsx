// /admin/submission and /admin/submission/model-5
export { StaffSubmissionPanel as default } from '#features/information/web/staff/submission-panel.tsx';
