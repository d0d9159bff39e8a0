// Your Applications: the borrower's list.
export { OwnApplications as default } from '#features/applications/web/own-applications.tsx';
