// The words of a lender's figures and reports.

export const lenderFiguresTexts = {
  now: 'Your applications',
  soFar: 'So far',
  waiting: 'Waiting for you',
  waitingForBorrower: 'Waiting for the borrower',
  approved: 'Approved',
  rejected: 'Rejected',
  submissions: 'Submissions',
  submissionsNote: 'Applications to your loans',
  users: 'Users',
  usersNote: 'People who applied to you',
  amountApproved: 'Amount approved',
  timeToDecide: 'Average time to decide',
  noDecision: 'Nothing decided yet',
  hours: (hours: number) =>
    hours < 1 ? 'Under 1 h' : hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`,
  loansShown: 'Loans shown to borrowers',
  loansOf: (count: number) => (count === 1 ? 'Of 1 loan of yours' : `Of ${count} loans of yours`),
  portfolio: 'Your portfolio',
  running: 'Running loans',
  late: 'Late',
  par30: (percent: string) => `PAR30 ${percent}`,
  repaid: 'Repaid',
  outstanding: 'Still to pay',
  trends: 'Trends',
  chart: 'Applications per day',
  toList: 'All applications',
} as const;

export const lenderReportsTexts = {
  title: 'Reports',
  lead: 'Your lists as files, and the people whom you may contact.',
  tabs: 'Reports',
  downloads: 'Downloads',
  downloadsLead: 'CSV files for a spreadsheet, of your company alone. Each download is on record.',
  reports: {
    products: { title: 'Products', detail: 'Every product with its criteria and state.' },
    loans: { title: 'Loans', detail: 'Every loan with its amounts, rates, terms and criteria.' },
    'loan-applications': {
      title: 'Loan applications',
      detail:
        'Each application as the loan was then. Email and name stand in it only while the applicant’s consent does, and the applicant is told.',
    },
    portfolio: {
      title: 'Portfolio',
      detail: 'Each loan that you have handed over, with what is paid, owed and late today.',
    },
  },
  download: 'Download',
  downloadOf: (title: string) => `Download ${title.toLowerCase()}`,
  rows: (count: number, shown: string) => (count === 1 ? '1 row' : `${shown} rows`),
  none: 'Nothing to download yet',
} as const;
