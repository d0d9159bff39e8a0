// Who looks at the screens: each kind of person, and each state of one that changes what is shown.

export const ROLES = [
  'visitor',
  /** Confirmed the address and has the quiz before them. */
  'quizUser',
  /** Past the quiz, with nothing yet: every list is empty. */
  'newcomer',
  /** A borrower with a loan that runs. */
  'borrower',
  /** A borrower with a record of each kind, under the longest names that the product takes. */
  'longName',
  /** Has repaid the first loan and fills in the full sections. */
  'fullUser',
  'lender',
  /** A lender under the longest names. */
  'longLender',
  'moderator',
  'admin',
] as const;

export type Role = (typeof ROLES)[number];

export const BORROWERS = ['newcomer', 'borrower', 'longName', 'fullUser'] as const satisfies Role[];
export const LENDERS = ['lender', 'longLender'] as const satisfies Role[];
export const STAFF = ['admin', 'moderator'] as const satisfies Role[];
