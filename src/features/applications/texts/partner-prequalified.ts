// What a lender reads in the list of those who meet its criteria.

export const prequalifiedTexts = {
  tab: 'Prequalified people',
  title: 'People who meet your criteria',
  lead: 'They agreed that you may contact them. Each leaves this list as soon as they withdraw that or no longer meet your criteria. Each of your looks is on record.',
  caption: 'People who meet your criteria',
  empty:
    'Nobody is here yet. Borrowers who meet the criteria of a loan of yours are asked on its page whether you may contact them.',
  switchedOff:
    'None of your loans that borrowers can see has ‘sendDataIfPrequalified’ on, so nobody is sent to you.',
  person: 'Person',
  freeCashFlow: 'Free cash flow a month',
  ratio: 'Debt service ratio',
  basis: 'Sections',
  verified: 'Verified',
  submitted: 'Submitted',
  loans: 'Meets the criteria of',
  since: 'Agreed',
} as const;
