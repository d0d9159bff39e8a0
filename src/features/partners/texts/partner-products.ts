// What a lender reads about its products and loans: tables, forms and their validation errors.

/** Said beside the fields of a product or a loan, by the form and by the server alike. */
export const offerFieldTexts = {
  term: (field: string, least: number, most: number) =>
    `${field}: a whole number of months from ${least} to ${most}`,
  ratio: (field: string) => `${field}: from 0.01% to 100%, with two decimals at most`,
  above: (field: string, other: string) => `${field}: not above the ${other.toLowerCase()}`,
  between: (field: string, least: string, most: string) =>
    `${field}: between the ${least.toLowerCase()} and the ${most.toLowerCase()}`,
  codeTaken: 'Another of your products has this short code',
  productGone: 'Choose one of your own products',
} as const;

export const productFields = {
  name: 'Name',
  type: 'Type',
  shortCode: 'Short code',
  status: 'Status',
  loanRequirementCriteria: 'Requirement criteria',
  description: 'Description',
  productImage: 'Product image',
} as const;

export const loanFields = {
  name: 'Name',
  status: 'Status',
  description: 'Description',
  securityType: 'Security type',
  repaymentOption: 'Repayment option',
  loanCriteria: 'Loan criteria',
  loanCriteriaValue: 'Loan criteria value',
  minimumAmount: 'Minimum amount',
  maximumAmount: 'Maximum amount',
  defaultInterestRate: 'Default interest rate',
  minimumInterestRate: 'Minimum interest rate',
  maximumInterestRate: 'Maximum interest rate',
  defaultTerm: 'Default term',
  minimumTerm: 'Minimum term',
  maximumTerm: 'Maximum term',
  sendDataIfPrequalified: 'Send me the data of who is prequalified',
  allowKSAPToOffer: 'Let Pimento offer this loan to users',
  type: 'Type',
  product: 'Product',
  loanImage: 'Loan image',
} as const;

/** What both panels share. */
export const offerTexts = {
  search: 'Search',
  anyStatus: 'Any status',
  status: 'Status',
  duplicate: 'Duplicate',
  cancelEdit: 'Cancel Edit',
  save: 'Submit',
  ask: 'Are you sure you want to submit?',
  yes: 'Yes',
  cancel: 'Cancel',
  updated: 'Last edited',
  created: 'Created',
  removePicture: 'Use no picture',
  noMatch: 'Nothing matches. Try fewer letters, or clear the filter.',
  copyName: (name: string) => `Copy of ${name}`,
  duplicated: 'The copy is inactive until you make it active.',
  notDuplicated: 'Can not make the copy',
} as const;

export const productTexts = {
  title: 'Products',
  one: 'Product',
  add: 'Add Product',
  edit: 'Edit Product',
  none: 'You have no products yet. A product is what your loans belong to.',
  searchHint: 'Part of a name or a short code',
  columns: {
    name: 'Title',
    criteria: 'Requirement Criteria',
    shortCode: 'Short code',
    created: 'Create Date',
    type: 'Type',
    status: 'Status',
  },
  added: 'Product added successfully',
  edited: 'Product edited successfully',
  addFailed: 'Can not add product',
  editFailed: 'Can not edit product',
  details: 'The product',
  shortCodeHint: 'Your own short name for it, for example CAR-24.',
  statusHint: 'Borrowers see the loans of an active product only.',
  loans: 'Active loans',
  hidesLoans: (count: number) =>
    count === 1
      ? 'Its active loan leaves the public list at once.'
      : `Its ${count} active loans leave the public list at once.`,
} as const;

export const loanTexts = {
  title: 'Loans',
  one: 'Loan',
  add: 'Add loan',
  edit: 'Edit loan',
  none: 'You have no loans yet.',
  searchHint: 'Part of a name',
  columns: {
    name: 'Title',
    amount: 'Maximum Amount',
    rate: 'Maximum Interest Rate',
    created: 'Created Date',
    type: 'Type',
  },
  added: 'Loan added successfully',
  edited: 'Loan edited successfully',
  addFailed: 'Can not add loan',
  editFailed: 'Can not edit loan',
  groups: {
    what: 'The loan',
    amounts: 'Amounts',
    rates: 'Interest, add-on, % a month',
    terms: 'Terms, in months',
    repayment: 'Security and repayment',
    criteria: 'Who it is for',
  },
  statusHint: 'An inactive loan is a draft: only you see it.',
  productHint: 'Search your own products by name or short code.',
  productPlaceholder: 'Type to search',
  inactiveProduct: (name: string) => `${name} (inactive)`,
  defaultRateHint: 'The rate that a borrower applies at.',
  defaultTermHint: 'The term that a borrower begins with.',
  criteriaHint: 'Which of a borrower’s figures the value is held against.',
  criteriaValueHints: {
    'Free Cash Flow': 'The least that a borrower has left a month, in dollars.',
    'Debt Service Ratio': 'The most of their income that a borrower’s debts may take, in %.',
    '': 'Choose the loan criteria first.',
  },
  offerHint: 'Borrowers who meet its criteria find it among their offers.',
  sendHint: 'You get the information of a prequalified borrower who has agreed to that; never without it.',
  applied: 'Applications that were made stay as they were: an edit counts for new ones only.',
  months: 'months',
  percent: (value: number) => `${value}%`,
  criteriaValue: {
    'Free Cash Flow': (value: string) => `${value} a month`,
    'Debt Service Ratio': (value: string) => value,
  },
  seen: 'Borrowers see this loan.',
  hidden: 'Borrowers do not see this loan.',
  hiddenBy: {
    loan: 'It is inactive.',
    product: 'Its product is inactive.',
    partner: 'Your company is deactivated.',
    licence: 'Your licence is not confirmed as valid.',
  },
} as const;

export const loanPreviewTexts = {
  title: 'As borrowers see it',
  typed: 'It follows what you type. Nothing is published before you submit.',
  inList: 'Among other loans',
  itsPage: 'On its own page',
  name: 'Your loan’s name',
  description: 'What you tell borrowers about this loan.',
  incomplete: 'The cost appears here once amounts, rates and terms fit together.',
} as const;
