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

/** Why even the best case has no offer. */
export const noEstimateTexts = {
  'income.missing': 'A loan is repaid from what comes in, and you told us that nothing does right now.',
  'score.below_minimum':
    'With your answers as they are, a loan would be too hard to repay, so we would not offer one now.',
  'amount.below_step':
    'With what you earn, spend and pay on debts now, there is too little room for an instalment.',
} as const;

export const estimateTexts = {
  title: 'See what you could get',
  lead: 'Four short questions. No account, no name. We keep nothing of what you answer.',
  work: 'Are you working?',
  income: 'How much do you take home in a month?',
  incomeHint:
    'In Jamaican dollars, after tax. If you are paid by the week, add up four weeks. Write 0 if nothing comes in.',
  spending: 'How much do you spend on living each month?',
  spendingHint: 'Rent, food, bills, transport, school. Leave out loan payments.',
  debts: 'How much do you pay on loans and cards each month?',
  debtsHint: 'Write 0 if you owe nothing.',
  show: 'Show me',
  change: 'Change my answers',

  workMissing: 'Choose what fits your work best',
  incomeMissing: 'Write how much you take home in a month, such as 72,000',
  spendingMissing: 'Write how much you spend on living each month, such as 40,000',
  debtsMissing: 'Write how much you pay on loans and cards each month, or 0',
  noAmount: 'Write an amount with digits only, such as 18,000 or 18,000.50',
  tooMuch: 'Write an amount of 10,000,000 or less',

  between: (least: string, most: string) => `Between ${least} and ${most}`,
  upTo: (most: string) => `Up to ${most}`,
  about: (amount: string) => `${amount} as a first loan`,
  ifTrue:
    'This is what a first loan could be if what you told us is checked and true. It is an estimate and not a promise: the real offer also looks at your age, how long you have worked, your bank account and how you have repaid before.',
  maybeNothing: 'It may also turn out that we cannot lend to you now.',
  ruledOutLead: 'Whatever you earn, we can make you no offer while one of these is so:',
  tooYoung: (years: number) => `You are younger than ${years}.`,
  notNow: 'Not just now',
  notNowOn:
    'An account is still worth having: you earn seeds for what you share, and you can ask again when something changes.',
  costs: 'What it would cost',
  cheapest: 'At the cheapest',
  dearest: 'At the dearest',
  terms: (amount: string, months: number, percent: number) =>
    `${amount} over ${months} months, at ${percent}% a month`,
  addOn:
    'Interest is “add-on”: each month’s percent is taken of the whole amount, also after you have paid part of it back.',
  goOn: 'Create your account',
  carried:
    'What you told us of work and spending comes along, so you need not type it twice. Until then only this phone has it.',
} as const;
