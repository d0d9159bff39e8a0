// For how long it is counted how borrowers take to a lender's loan.

/** A year, and the month that it is compared with. */
export const INTEREST_DAYS = 400;
