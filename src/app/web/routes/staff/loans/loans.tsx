// The staff's list of loan applications, and of reviews asked for.
export { StaffLoans as default } from '#features/applications/web/staff/staff-loans.tsx';
