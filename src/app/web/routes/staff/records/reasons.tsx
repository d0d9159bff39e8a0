// /admin/verification/reasons: the reasons that a rejection offers.
export { StaffReasons as default } from '#features/verification/web/staff/reasons/staff-reasons.tsx';
