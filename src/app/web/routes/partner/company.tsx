// /partner/company: a lender's own company.
export { CompanyScreen as default } from '#features/partners/web/partner/company/company-screen.tsx';
