// /partner/reports: a lender's lists as files, and whom it may contact.
export { LenderReports as default } from '#features/reports/web/partner/lender-reports.tsx';
