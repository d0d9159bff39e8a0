// The names of what is kept of a loan beside its books, as staff and lenders read them, and borrowers in the copy of their records.

export const loanFieldTexts = {
  amount: 'Amount',
  rate: 'Interest a month',
  term: 'Term in months',
  fee: 'Processing fee, kept back',
  interest: 'Interest for the whole term',
  disbursedOn: 'Handed over',
} as const;
