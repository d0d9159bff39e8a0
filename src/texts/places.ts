// Where a borrower's navigation leads, and what each place is called. Apart, so that a visitor does not load it.

export type Place = {
  to: string;
  /** On wide screens. */
  text: string;
  /** On a phone, where it differs. */
  phoneText?: string;
  show?: 'wide' | 'phone';
};

/** How to reach us, and where to complain. */
export const HELP = 'Help and complaints';

export const borrowerPlaces: readonly Place[] = [
  { to: '/', text: 'My Dashboard' },
  { to: '/overview', text: 'Overview' },
  { to: '/earn-points', text: 'Earn Seed Points', phoneText: 'Apply for a loan' },
  { to: '/redeem', text: 'Redeem' },
  { to: '/data', text: 'Your Data' },
  { to: '/loan-services', text: 'Loan Services' },
  { to: '/messages', text: 'Messages', show: 'wide' },
  { to: '/profile', text: 'Your Profile', show: 'phone' },
  { to: '/contact', text: HELP, show: 'phone' },
  { to: '/update-password', text: 'Change Password', show: 'phone' },
  { to: '/logout', text: 'Log out', show: 'phone' },
];

/** Stands after the dashboard once its reader has a loan. */
export const MY_LOAN = 'My Loan';
