// What counted against somebody and what would change it, as claims that another program can judge.
import { z } from 'zod';
import { adviceTexts, leverTexts } from '../texts/decisions.ts';
import { wholeCents } from './amounts.ts';

const LEVERS = Object.keys(leverTexts) as Lever[];

/** One change that a person can make, and the least of it that is enough; amounts are cents a month. */
const change = z.discriminatedUnion('lever', [
  z.strictObject({ lever: z.literal('email') }),
  z.strictObject({ lever: z.literal('sectionsVerified'), atLeast: z.int().min(1), of: z.int().min(1) }),
  /** What the section about credit says is checked by its papers. */
  z.strictObject({ lever: z.literal('credit') }),
  z.strictObject({ lever: z.literal('debtPayments'), atMostCents: wholeCents }),
  z.strictObject({ lever: z.literal('expenses'), atMostCents: wholeCents }),
  z.strictObject({ lever: z.literal('income'), atLeastCents: wholeCents }),
  /** The new work is taken as begun today: none of the time in the present work counts. */
  z.strictObject({ lever: z.literal('employment'), status: z.string().max(100) }),
]);

/** Claims that the decision engine offers at least this much once one or two changes are made. The rate is in basis points a month. */
const adviceClaim = z.strictObject({
  changes: z.array(change).min(1).max(2),
  maxLoanAmountCents: wholeCents,
  loanTermMonths: z.int().min(1),
  rateMonthlyBps: z.int().min(0),
});

/** Why no advice could be given after a decline. */
export const adviceGap = z.enum(Object.keys(adviceTexts.gaps) as AdviceGap[]);

/** The figures that a sentence is made of, and no others, by their names: cents, basis points, months, days, points, or an answer as text. */
export const claimFigures = z.record(z.string(), z.union([z.number(), z.string()]));

export const reasonOnWire = z.strictObject({
  code: z.string(),
  reason: z.string(),
  /** A sentence that says what to do about the reason, or that nothing can be done now; null where there is nothing to say. */
  note: z.string().nullable(),
  canChange: z.boolean(),
  figures: claimFigures,
});

export const adviceOnWire = z.strictObject({ sentence: z.string(), claim: adviceClaim });

export const lever = z.enum(LEVERS);

/** A section, the lever that its answers move, and whether documents of it can be sent now. */
export const updateOnWire = z.strictObject({
  ...{ _id: z.string(), sId: z.string(), name: z.string() },
  lever,
  takesDocuments: z.boolean(),
});

/** Several levers in one parameter of an address, separated by commas. */
export const leverList = z
  .string()
  .regex(new RegExp(`^(${LEVERS.join('|')})(,(${LEVERS.join('|')}))*$`))
  .optional();

export type Lever = keyof typeof leverTexts;
export type Change = z.output<typeof change>;
export type Advice = z.output<typeof adviceClaim>;
export type AdviceGap = keyof typeof adviceTexts.gaps;
export type ClaimFigures = z.output<typeof claimFigures>;
