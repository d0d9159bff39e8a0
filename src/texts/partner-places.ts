// Where the lenders' sidebar leads: each place once, with its name, its picture and the file of its screen.

type Place = {
  to: string;
  text: string;
  /** A picture of lucide's, by its name there. */
  icon: string;
  /** The file that shows it, below `app/web/routes/partner`. */
  screen: string;
};

const places = [
  { to: '/partner/dashboard', text: 'Dashboard', icon: 'LayoutDashboard', screen: 'dashboard.tsx' },
  { to: '/partner/products', text: 'Products', icon: 'Package', screen: 'products.tsx' },
  { to: '/partner/loans', text: 'Loans', icon: 'HandCoins', screen: 'loans.tsx' },
  { to: '/partner/portfolio', text: 'Portfolio', icon: 'BriefcaseBusiness', screen: 'books/portfolio.tsx' },
  { to: '/partner/reports', text: 'Reports', icon: 'FileBarChart', screen: 'books/reports.tsx' },
  {
    to: '/partner/loan-applications',
    text: 'Loan Applications',
    icon: 'FileCheck2',
    screen: 'loan-applications.tsx',
  },
  { to: '/partner/company', text: 'Company', icon: 'Building2', screen: 'company.tsx' },
] as const satisfies readonly Place[];

export type PartnerPlace = Place & { icon: (typeof places)[number]['icon'] };

export const partnerPlaces: readonly PartnerPlace[] = places;
