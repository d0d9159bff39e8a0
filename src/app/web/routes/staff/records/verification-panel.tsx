// /admin/verification and /admin/verification/model-5
export { StaffVerificationPanel as default } from '#features/verification/web/staff/verification-panel.tsx';
