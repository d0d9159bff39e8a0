// What staff read where the score is judged by what became of people.

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

export const scoreTexts = {
  title: 'Does the score work?',
  lead: 'What our decisions came to, with what chance alone may explain. Sex, parish and age are compared here and used for nothing else.',
  from: 'From',
  to: 'To',
  version: 'Version of the policy',
  anyVersion: 'All versions',
  versionName: (version: number) => `Version ${version}`,
  show: 'Show',
  asOf: (moment: string, from: string, to: string) => `Worked out at ${moment}, from ${from} to ${to}.`,
  cut: 'There were more than are counted at once: these are the latest 50,000.',
  tooFew: 'Too few to say',
  rules:
    'A rate is said of 30 people or more; Gini and KS of 30 good and 30 bad loans or more; a shift of 100 people on each side or more. Figures in brackets are 95% bounds.',

  separation: 'Does it tell good loans from bad?',
  separationLead:
    'Of our own loans paid out in the period, at least twelve months ago. Bad is 90 days late within twelve months.',
  gini: 'Gini',
  ks: 'KS',
  bad: 'Bad loans',
  known: 'Loans with a known outcome',
  ksIs: (ks: string, score: number, chance: string) =>
    `${ks} at a score of ${score}; chance alone reaches ${chance}`,
  knownOf: (known: number, loans: number) => `${known} of ${loans}`,

  grades: 'Bad loans by grade',
  grade: 'Grade',
  noGrade: 'None',
  beside: 'Beside earlier loans',
  verdicts: { 'as expected': 'As expected', more: 'More than expected', fewer: 'Fewer than expected' },
  order: 'Order',
  outOfOrder: 'A better grade went bad more often',
  inOrder: 'In order',

  factors: 'Each factor alone',
  factor: 'Factor',
  weight: 'Points',
  same: 'The same points for everybody',

  stability: 'Are people as they were before?',
  stabilityLead: (from: string, to: string, people: number) =>
    `${people} people decided on in the period, beside those from ${from} to ${to}.`,
  stabilityHow:
    'Scores are cut into cells of a tenth of the people or more of both sides together; a factor by its points. A cell that is empty on one side counts as half a person there. From 0.10 on it is some shift, from 0.25 on a large one (Siddiqi 2017), unless chance explains it.',
  score: 'Score',
  what: 'What',
  psi: 'Shift (PSI)',
  shift: 'Finding',
  shifts: { stable: 'Stable', 'some shift': 'Some shift', 'large shift': 'Large shift' },

  fairness: 'Approval, price and default by group',
  fairnessLead:
    'A group below four fifths of the one approved most often is flagged, so that somebody looks into it.',
  by: { sex: 'Sex', parish: 'Parish', age: 'Age' },
  approved: 'Approved',
  ratio: 'Ratio',
  flagged: 'Below four fifths',
  mayBeChance: 'Below four fifths; may be chance',
  price: 'Rate a month',
  defaulted: 'Bad loans',

  vintages: 'Vintages',
  vintagesLead:
    'Loans in default so many months after they were paid out, once all of their month are as old.',
  cohorts: { grade: 'Grade', version: 'Version', channel: 'Promo code', month: 'Month' },
  loans: 'Loans',
  lent: 'Lent',
  lost: 'Written off',
  afterMonths: (months: number) => `${months} months`,

  officers: 'Overrides by officer',
  officersLead:
    'Every application comes from an offer, so a rejection overrides the policy. So does an approval of more, or at a lower price, than would be decided on that day. Where two people approve, it counts for both.',
  officer: 'Officer',
  rejected: 'Rejected',
  overrode: 'Approved beyond the decision',
  besideOthers: 'Beside the others',
  others: { 'like others': 'Like the others', more: 'More than the others', fewer: 'Fewer than the others' },
  none: 'Nothing in this period.',

  rate: (share: number, low: number, high: number, count: number, of: number) =>
    `${percent(share)} (${percent(low)} to ${percent(high)}), ${count} of ${of}`,
  fewOf: (count: number, of: number) => `${count} of ${of}: too few to say`,
  withBounds: (figure: string, low: string, high: string) => `${figure} (${low} to ${high})`,
} as const;
