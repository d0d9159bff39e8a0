// /partner/loan-applications: what borrowers ask of a lender.
export { LenderApplications as default } from '#features/applications/web/partner/lender-applications.tsx';
