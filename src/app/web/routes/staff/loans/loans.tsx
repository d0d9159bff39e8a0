// The staff's list of loan applications.
export { StaffApplications as default } from '#features/applications/web/staff-applications.tsx';
