// Where the navigation of the signed-in leads, and what each place is called. Apart, so that a visitor does not load it.

export type Place = {
  to: string;
  /** On wide screens. */
  text: string;
  /** On a phone, where it differs. */
  phoneText?: string;
  show?: 'wide' | 'phone';
};

export const borrowerPlaces: readonly Place[] = [
  { to: '/', text: 'My Dashboard' },
  { to: '/overview', text: 'Overview' },
  { to: '/earn-points', text: 'Earn Seed Points', phoneText: 'Apply for a loan' },
  { to: '/redeem', text: 'Redeem' },
  { to: '/data', text: 'Your Data' },
  { to: '/loan-services', text: 'Loan Services' },
  { to: '/messages', text: 'Messages', show: 'wide' },
  { to: '/profile', text: 'Your Profile', show: 'phone' },
  { to: '/update-password', text: 'Change Password', show: 'phone' },
  { to: '/logout', text: 'Log out', show: 'phone' },
];

export type StaffPlace = {
  to: string;
  text: string;
  icon: 'dashboard' | 'loans' | 'users' | 'verification' | 'submission' | 'messages';
  /** Not marked as the present place on the pages below it. */
  exact?: boolean;
};

export const staffGroups: readonly { title: string; places: readonly StaffPlace[] }[] = [
  {
    title: 'Main panel',
    places: [
      { to: '/admin/dashboard', text: 'Dashboard', icon: 'dashboard' },
      { to: '/admin/loans', text: 'Loan applications', icon: 'loans' },
    ],
  },
  {
    title: 'User related panel',
    places: [
      { to: '/admin/users', text: 'Users', icon: 'users' },
      { to: '/admin/messages', text: 'Messages', icon: 'messages' },
      { to: '/admin/submission', text: 'Submissions', icon: 'submission' },
      { to: '/admin/verification', text: 'Verification', icon: 'verification', exact: true },
      { to: '/admin/verification/model-5', text: 'Verification, model 5', icon: 'verification' },
    ],
  },
];
