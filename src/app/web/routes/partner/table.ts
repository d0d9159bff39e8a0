// The addresses of lenders below /partner, each with the file beside this one that answers it. Those of the sidebar stand in its own table.
import { partnerPlaces } from '#texts/partner-places.ts';

export const framedScreens: Readonly<Record<string, string>> = {
  ...Object.fromEntries(partnerPlaces.map(({ to, screen }) => [to.slice('/partner/'.length), screen])),
  'products/:id': 'product.tsx',
  'loans/:id': 'loan.tsx',
  'portfolio/:id': 'books/portfolio-loan.tsx',
  'loan-applications/:id': 'loan-application.tsx',
  'update-password': 'update-password.tsx',
};

/** These screens stand without the frame that the others share. */
export const bareScreens = {
  'second-step': 'second-step.tsx',
  logout: 'logout.tsx',
};
