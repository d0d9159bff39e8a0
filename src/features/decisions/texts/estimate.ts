// What a stranger is asked before any account, and what the answers could mean; the names of answers are those of the sections' forms.

/** As 'Are you working?' in the sections has them. */
export const workAnswers = [
  'Employed full time',
  'Employed part time',
  'Contract',
  'Seasonal',
  'Self-employed',
  'Unemployed',
  'Retired',
  'Student',
  'Homemaker',
] as const;

/** As 'How often are you paid?' has them. */
export const payAnswers = [
  'Daily',
  'Weekly',
  'Fortnightly',
  'Twice a month',
  'Monthly',
  'Quarterly',
  'Annually',
] as const;

/** Why even the best case has no offer. */
export const noEstimateTexts = {
  'income.missing': 'A loan is repaid from what comes in, and you told us that nothing does right now.',
  'score.below_minimum':
    'With your answers as they are, a loan would be too hard to repay, so we would not offer one now.',
  'amount.below_step':
    'After what you spend and pay on debts, too little is left each month to repay a loan.',
} as const;
