// The addresses of lenders below /partner, each with the file beside this one that answers it.

export const framedScreens = {
  dashboard: 'dashboard.tsx',
  company: 'company.tsx',
  products: 'products.tsx',
  'products/:id': 'product.tsx',
  loans: 'loans.tsx',
  'loans/:id': 'loan.tsx',
  portfolio: 'books/portfolio.tsx',
  'portfolio/:id': 'books/portfolio-loan.tsx',
  reports: 'books/reports.tsx',
  'loan-applications': 'loan-applications.tsx',
  'loan-applications/:id': 'loan-application.tsx',
  'update-password': 'update-password.tsx',
};

/** These screens stand without the frame that the others share. */
export const bareScreens = {
  'second-step': 'second-step.tsx',
  logout: 'logout.tsx',
};
