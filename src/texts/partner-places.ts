// Where the lenders' sidebar leads, and what each place is called.

export type PartnerPlace = {
  to: string;
  text: string;
  icon: 'dashboard' | 'products' | 'loans' | 'portfolio' | 'reports' | 'applications' | 'company';
};

export const partnerPlaces: readonly PartnerPlace[] = [
  { to: '/partner/dashboard', text: 'Dashboard', icon: 'dashboard' },
  { to: '/partner/products', text: 'Products', icon: 'products' },
  { to: '/partner/loans', text: 'Loans', icon: 'loans' },
  { to: '/partner/portfolio', text: 'Portfolio', icon: 'portfolio' },
  { to: '/partner/reports', text: 'Reports', icon: 'reports' },
  { to: '/partner/loan-applications', text: 'Loan Applications', icon: 'applications' },
  { to: '/partner/company', text: 'Company', icon: 'company' },
];
