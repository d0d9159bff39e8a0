// /complaints/new: the form.
export { NewComplaint as default } from '#features/complaints/web/new-complaint.tsx';
