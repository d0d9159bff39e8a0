// /complaints: a borrower's own complaints.
export { Complaints as default } from '#features/complaints/web/complaints.tsx';
