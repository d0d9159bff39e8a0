// Where an instalment is paid and where the money of a loan is handed over, as the operator's settings say it.
import { z } from 'zod';

export const waysToPay = z.object({
  bank: z
    .object({ name: z.string(), branch: z.string(), accountName: z.string(), accountNumber: z.string() })
    .nullable(),
  counter: z.object({ place: z.string(), hours: z.string().nullable() }).nullable(),
});

/** The ways to pay; null where there is no such way. Without both, a borrower asks us. The reference is the loan number, by which a payment finds its loan. */
export type WaysToPay = z.infer<typeof waysToPay>;
