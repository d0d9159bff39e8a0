// For how long it is counted how borrowers take to a lender's loan.

/** How many days are counted: a year, and the month that it is compared with. */
export const INTEREST_DAYS = 400;
