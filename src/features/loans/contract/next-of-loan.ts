// What comes next of a loan that runs, on the wire: one of a few kinds, each with what its borrower reads of it.
import { z } from 'zod';
import { waysToPay } from '#shared/places/ways-to-pay.ts';

const day = z.string().brand<'day'>();

const ofLoan = {
  loanId: z.string(),
  /** Nine digits, quoted with each payment. */
  number: z.string(),
  /** Its lender's name, null for a loan of our own. */
  lender: z.string().nullable(),
  /** Dollars. */
  amount: z.number(),
  pay: waysToPay,
};

export const nextOfLoan = z.discriminatedUnion('kind', [
  /** All that is overdue, and since when. */
  z.object({ kind: z.literal('late'), ...ofLoan, dueOn: day, daysLate: z.int() }),
  /** All that is due on the next day on which an instalment is; it falls due in so many days, 0 is today. */
  z.object({ kind: z.literal('payment'), ...ofLoan, dueOn: day, daysLeft: z.int() }),
  /** Written off in our books; nothing falls due, and all of it is owed. */
  z.object({ kind: z.literal('owed'), ...ofLoan }),
]);

export type NextOfLoan = z.infer<typeof nextOfLoan>;
