// /complain: a complaint without an account.
export { VisitorComplaint as default } from '#features/complaints/web/visitor-complaint.tsx';
