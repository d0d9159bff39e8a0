// What the information status page says: the projected figures in words, and the sections by what became of them.

type Grade = 'A' | 'B' | 'C' | 'D' | 'E';

const grades: Record<Grade, string> = {
  A: 'Very strong',
  B: 'Strong',
  C: 'Good',
  D: 'Fair',
  E: 'Just enough',
};

export const overviewTexts = {
  title: 'Overview',
  lead: 'Where you stand: what your figures look like now, and what is given, waiting and verified.',
  metrics: 'Loan Projected Metrics',
  metricsLead:
    'Worked out anew from everything you have given so far. What you have not told us yet is assumed.',
  score: 'Risk score',
  scoreOf: (score: number) => `${score} of 100`,
  scoreHint: 'The higher, the better your offer.',
  grade: 'Risk grade',
  gradeWord: (grade: Grade | null) => (grade === null ? 'Too low for an offer yet' : grades[grade]),
  gradeHint: 'From A, the best, to E. It sets your rate.',
  ratio: 'Debt service ratio',
  ratioPercent: (percent: number) => `${percent}%`,
  ratioWord: (percent: number | null) => {
    if (percent === null) return 'There is no income to compare your debts with';
    if (percent < 25) return 'Comfortable';
    if (percent <= 35) return 'Manageable';
    return percent <= 45 ? 'Tight' : 'Heavy';
  },
  ratioHint: 'The part of your income that goes to paying debts. The lower, the better.',
  ratioInDollars: (ofEach: string, debts: string) => `Of each ${ofEach} you earn, ${debts} goes to debts.`,
  progress: 'Sections submitted',
  verifiedProgress: 'Sections verified',
  allVerified: 'Every section is verified. There is nothing left to do.',
  allSubmitted: 'Every section is submitted. What is left is the documents, and our look at them.',
  notProvided: 'Information Not Provided',
  submitted: 'Submitted Information',
  verified: 'Verified Information',
  notProvidedEmpty: 'You have given us everything that we ask for.',
  submittedEmpty: 'Nothing is waiting here.',
  verifiedEmpty: 'Nothing is verified yet. It begins with your documents.',
} as const;
