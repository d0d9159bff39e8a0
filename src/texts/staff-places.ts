// Where the staff's sidebar leads: each place once, with its name, its picture, the file of its screen and what is counted beside it.

type Place = {
  to: string;
  text: string;
  /** A picture of lucide's, by its name there. */
  icon: string;
  /** The file that shows it, below `app/web/routes/staff`. */
  screen: string;
  /** The name of what is counted there, on the wire. */
  count?: string;
  /** The queues whose entries are counted there. A queue that no place names is counted in 'Everything that waits' alone. */
  queues?: readonly string[];
  /** Whether it is left unmarked on the pages below its own. */
  exact?: true;
  /** Only an admin can do what the place is for. */
  adminOnly?: true;
  /** Whether the profile menu repeats it. */
  isOften?: true;
  /** Whether it stands in 'Mine' until an officer has chosen: the queues that most of the work is in. */
  isMine?: true;
};

type Group<One> = {
  title: string;
  /** Places of one kind of work, folded away together. */
  works: readonly { key: string; title: string; places: readonly One[] }[];
};

/** The specification's two groups, and within them the kinds of work. */
const groups = [
  {
    title: 'Main panel',
    works: [
      {
        key: 'lending',
        title: 'Lending',
        places: [
          {
            to: '/admin/dashboard',
            text: 'Dashboard',
            icon: 'LayoutDashboard',
            screen: 'dashboard.tsx',
            isOften: true,
            isMine: true,
          },
          {
            to: '/admin/waiting',
            text: 'Everything that waits',
            icon: 'ListTodo',
            screen: 'office/waiting.tsx',
            count: 'waiting',
          },
          {
            to: '/admin/team',
            text: 'How the team works',
            icon: 'ChartNoAxesCombined',
            screen: 'office/team.tsx',
            adminOnly: true,
          },
          {
            to: '/admin/loans',
            text: 'Loan applications',
            icon: 'HandCoins',
            screen: 'loans/loans.tsx',
            count: 'loans',
            queues: ['Applications', 'Reviews'],
            isOften: true,
            isMine: true,
          },
          {
            to: '/admin/disbursements',
            text: 'Payouts',
            icon: 'Banknote',
            screen: 'loans/disbursements.tsx',
            count: 'payouts',
            queues: ['Payouts'],
          },
          {
            to: '/admin/portfolio',
            text: 'Portfolio',
            icon: 'BriefcaseBusiness',
            screen: 'loans/portfolio.tsx',
          },
          {
            to: '/admin/collections',
            text: 'Collections',
            icon: 'PhoneCall',
            screen: 'loans/collections.tsx',
          },
          {
            to: '/admin/new-dates',
            text: 'New dates',
            icon: 'CalendarClock',
            screen: 'loans/new-dates.tsx',
            count: 'newDates',
            queues: ['NewDates'],
          },
          {
            to: '/admin/adjustments',
            text: 'For a second person',
            icon: 'Eraser',
            screen: 'loans/adjustments.tsx',
            count: 'adjustments',
            queues: ['Adjustments', 'Forms', 'Contests'],
          },
          {
            to: '/admin/repayments',
            text: 'Repayments',
            icon: 'FileSpreadsheet',
            count: 'payments',
            queues: ['Payments'],
            screen: 'loans/repayments.tsx',
          },
        ],
      },
      {
        key: 'rewards',
        title: 'Contests and prizes',
        places: [
          {
            to: '/admin/contests',
            text: 'Contests',
            icon: 'Trophy',
            screen: 'contests/contests.tsx',
            isOften: true,
          },
          { to: '/admin/prizes', text: 'Prizes', icon: 'Gift', screen: 'rewards/prizes.tsx', isOften: true },
          {
            to: '/admin/redeem',
            text: 'Redemptions',
            icon: 'PackageCheck',
            screen: 'rewards/redemptions.tsx',
            count: 'redeem',
            queues: ['Redemptions'],
          },
          { to: '/admin/quizes', text: 'Quizes', icon: 'HelpCircle', screen: 'rewards/quizes.tsx' },
          {
            to: '/admin/promo-codes',
            text: 'Promo codes',
            icon: 'TicketPercent',
            screen: 'rewards/promo-codes.tsx',
          },
        ],
      },
      {
        key: 'setup',
        title: 'Forms, policy and words',
        places: [
          {
            to: '/admin/configure-information',
            text: 'Configure information',
            icon: 'FormInput',
            screen: 'configuration/information-schemas.tsx',
          },
          {
            to: '/admin/configure-verification',
            text: 'Configure verification',
            icon: 'FormInput',
            screen: 'configuration/verification-schemas.tsx',
          },
          { to: '/admin/policy', text: 'Decision policy', icon: 'Scale', screen: 'policy/policy.tsx' },
          { to: '/admin/score', text: 'Does the score work?', icon: 'Gauge', screen: 'policy/score.tsx' },
          { to: '/admin/edit-copy', text: 'Edit copy', icon: 'PencilLine', screen: 'copy/edit-copy.tsx' },
        ],
      },
      {
        key: 'records',
        title: 'Records',
        places: [
          { to: '/admin/export', text: 'Export data', icon: 'FileDown', screen: 'office/export.tsx' },
          { to: '/admin/audit', text: 'Audit log', icon: 'ClipboardList', screen: 'office/audit.tsx' },
          { to: '/admin/jobs', text: 'Background work', icon: 'Cog', screen: 'office/jobs.tsx' },
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
          {
            to: '/admin/submission',
            text: 'Submissions',
            icon: 'Inbox',
            screen: 'records/submission-panel.tsx',
            exact: true,
          },
          {
            to: '/admin/submission/model-5',
            text: 'Submissions, model 5',
            icon: 'Inbox',
            screen: 'records/submission-panel.tsx',
          },
          {
            to: '/admin/verification',
            text: 'Verification',
            icon: 'BadgeCheck',
            screen: 'records/verification-panel.tsx',
            count: 'verification',
            queues: ['Verification'],
            isMine: true,
            exact: true,
          },
          {
            to: '/admin/verification/model-5',
            text: 'Verification, model 5',
            icon: 'BadgeCheck',
            screen: 'records/verification-panel.tsx',
            count: 'verificationModel5',
            queues: ['VerificationModel5'],
          },
        ],
      },
      {
        key: 'people',
        title: 'People',
        places: [
          { to: '/admin/users', text: 'Users', icon: 'Users', screen: 'people/users.tsx', isOften: true },
          {
            to: '/admin/signals',
            text: 'Fraud signals',
            icon: 'Fingerprint',
            screen: 'people/signals.tsx',
            count: 'signals',
            queues: ['Signals'],
          },
          {
            to: '/admin/partners',
            text: 'Partners',
            icon: 'Landmark',
            screen: 'people/partners.tsx',
            isOften: true,
          },
          {
            to: '/admin/add-admin',
            text: 'Add admin',
            icon: 'UserPlus',
            screen: 'people/add-admin.tsx',
            adminOnly: true,
          },
        ],
      },
      {
        key: 'contact',
        title: 'Contact',
        places: [
          {
            to: '/admin/messages',
            text: 'Messages',
            icon: 'MessageCircle',
            screen: 'messages.tsx',
            count: 'messages',
            isOften: true,
            isMine: true,
          },
          {
            to: '/admin/complaints',
            text: 'Complaints',
            icon: 'MessageSquareWarning',
            screen: 'office/complaints.tsx',
            count: 'complaints',
            queues: ['Complaints'],
          },
          {
            to: '/admin/email-user',
            text: 'Email users',
            icon: 'Mail',
            screen: 'office/email-user.tsx',
            exact: true,
          },
          { to: '/admin/email-user/log', text: 'Sent emails', icon: 'Mail', screen: 'office/mail-log.tsx' },
          {
            to: '/admin/text-messages',
            text: 'Sent text messages',
            icon: 'MessageSquareText',
            screen: 'office/text-log.tsx',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Group<Place>[];

type Written = (typeof groups)[number]['works'][number]['places'][number];

/** The names of what is counted at some place. */
export type StaffCount = Extract<Written, { count: string }>['count'];

type WithQueues = Extract<Written, { queues: readonly string[] }>;

/** Those of them whose entries can be late. */
export type StaffLateCount = WithQueues['count'] | 'waiting';

export type StaffPlace = Omit<Place, 'icon' | 'count' | 'queues'> & {
  icon: Written['icon'];
  count?: StaffCount;
  queues?: readonly WithQueues['queues'][number][];
};

export const staffGroups: readonly Group<StaffPlace>[] = groups;

export const staffPlaces: readonly StaffPlace[] = staffGroups.flatMap(({ works }) =>
  works.flatMap(({ places }) => places),
);

export const USUALLY_MINE: readonly string[] = staffPlaces.filter(({ isMine }) => isMine).map(({ to }) => to);
