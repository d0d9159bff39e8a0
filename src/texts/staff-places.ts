// Where the staff's sidebar leads, and what each place is called.

export type StaffPlace = {
  to: string;
  text: string;
  icon:
    | 'dashboard'
    | 'waiting'
    | 'team'
    | 'loans'
    | 'portfolio'
    | 'collections'
    | 'newDates'
    | 'adjustments'
    | 'repayments'
    | 'payouts'
    | 'contests'
    | 'prizes'
    | 'redeem'
    | 'quizes'
    | 'partners'
    | 'configure'
    | 'policy'
    | 'score'
    | 'copy'
    | 'codes'
    | 'export'
    | 'audit'
    | 'complaints'
    | 'jobs'
    | 'users'
    | 'signals'
    | 'verification'
    | 'submission'
    | 'messages'
    | 'email'
    | 'textMessages'
    | 'addAdmin';
  /** Not marked as the present place on the pages below it. */
  exact?: boolean;
  /** Only an admin can do what the place is for. */
  adminOnly?: boolean;
};

/** Places of one kind of work, folded away together. */
export type StaffWork = { key: string; title: string; places: readonly StaffPlace[] };

/** The specification's two groups, and within them the kinds of work. */
export const staffGroups: readonly { title: string; works: readonly StaffWork[] }[] = [
  {
    title: 'Main panel',
    works: [
      {
        key: 'lending',
        title: 'Lending',
        places: [
          { to: '/admin/dashboard', text: 'Dashboard', icon: 'dashboard' },
          { to: '/admin/waiting', text: 'Everything that waits', icon: 'waiting' },
          { to: '/admin/team', text: 'How the team works', icon: 'team', adminOnly: true },
          { to: '/admin/loans', text: 'Loan applications', icon: 'loans' },
          { to: '/admin/disbursements', text: 'Payouts', icon: 'payouts' },
          { to: '/admin/portfolio', text: 'Portfolio', icon: 'portfolio' },
          { to: '/admin/collections', text: 'Collections', icon: 'collections' },
          { to: '/admin/new-dates', text: 'New dates', icon: 'newDates' },
          { to: '/admin/adjustments', text: 'For a second person', icon: 'adjustments' },
          { to: '/admin/repayments', text: 'Repayments', icon: 'repayments' },
        ],
      },
      {
        key: 'rewards',
        title: 'Contests and prizes',
        places: [
          { to: '/admin/contests', text: 'Contests', icon: 'contests' },
          { to: '/admin/prizes', text: 'Prizes', icon: 'prizes' },
          { to: '/admin/redeem', text: 'Redemptions', icon: 'redeem' },
          { to: '/admin/quizes', text: 'Quizes', icon: 'quizes' },
          { to: '/admin/promo-codes', text: 'Promo codes', icon: 'codes' },
        ],
      },
      {
        key: 'setup',
        title: 'Forms, policy and words',
        places: [
          { to: '/admin/configure-information', text: 'Configure information', icon: 'configure' },
          { to: '/admin/configure-verification', text: 'Configure verification', icon: 'configure' },
          { to: '/admin/policy', text: 'Decision policy', icon: 'policy' },
          { to: '/admin/score', text: 'Does the score work?', icon: 'score' },
          { to: '/admin/edit-copy', text: 'Edit copy', icon: 'copy' },
        ],
      },
      {
        key: 'records',
        title: 'Records',
        places: [
          { to: '/admin/export', text: 'Export data', icon: 'export' },
          { to: '/admin/audit', text: 'Audit trail', icon: 'audit' },
          { to: '/admin/jobs', text: 'Background work', icon: 'jobs' },
        ],
      },
    ],
  },
  {
    title: 'User related panel',
    works: [
      {
        key: 'papers',
        title: 'Papers',
        places: [
          { to: '/admin/submission', text: 'Submissions', icon: 'submission', exact: true },
          { to: '/admin/submission/model-5', text: 'Submissions, model 5', icon: 'submission' },
          { to: '/admin/verification', text: 'Verification', icon: 'verification', exact: true },
          { to: '/admin/verification/model-5', text: 'Verification, model 5', icon: 'verification' },
        ],
      },
      {
        key: 'people',
        title: 'People',
        places: [
          { to: '/admin/users', text: 'Users', icon: 'users' },
          { to: '/admin/signals', text: 'Fraud signals', icon: 'signals' },
          { to: '/admin/partners', text: 'Partners', icon: 'partners' },
          { to: '/admin/add-admin', text: 'Add admin', icon: 'addAdmin', adminOnly: true },
        ],
      },
      {
        key: 'contact',
        title: 'Contact',
        places: [
          { to: '/admin/messages', text: 'Messages', icon: 'messages' },
          { to: '/admin/complaints', text: 'Complaints', icon: 'complaints' },
          { to: '/admin/email-user', text: 'Email users', icon: 'email', exact: true },
          { to: '/admin/email-user/log', text: 'Sent emails', icon: 'email' },
          { to: '/admin/text-messages', text: 'Sent text messages', icon: 'textMessages' },
        ],
      },
    ],
  },
];

export const staffPlaces: readonly StaffPlace[] = staffGroups.flatMap(({ works }) =>
  works.flatMap(({ places }) => places),
);

/** What stands in 'Mine' until an officer has chosen: the queues that most of the work is in. */
export const USUALLY_MINE: readonly string[] = [
  '/admin/dashboard',
  '/admin/loans',
  '/admin/verification',
  '/admin/messages',
];
