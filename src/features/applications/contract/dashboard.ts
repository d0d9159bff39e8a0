// A borrower's first screen on the wire: how far they are, and the one thing about money that is the most urgent.
import { z } from 'zod';
import { neededProof } from '#features/decisions/contract.ts';
import { informationEndpoints } from '#features/information/contract.ts';
import { nextOfLoan } from '#features/loans/contract/next-of-loan.ts';
import { endpoints } from '#shared/endpoint.ts';

/** Dollars. */
const money = z.number();
const day = z.string().brand<'day'>();

/** Whose loan it is: a lender's name, null for the platform's own. */
const lender = z.string().nullable();

const asked = { applicationId: z.string(), lender, amount: money };

/** Staff rejected what they asked us for last. */
const rejected = z.object({ kind: z.literal('rejected'), ...asked, decidedAt: z.iso.datetime() });

/** Somebody is to decide on it. */
const waits = z.object({ kind: z.literal('asked'), ...asked, askedAt: z.iso.datetime() });

const moneyCard = z.discriminatedUnion('kind', [
  ...nextOfLoan.options,
  /** With what must be verified besides, before its money comes. */
  z.object({ kind: z.literal('sign'), ...asked, needed: z.array(neededProof) }),
  /** Signed, and something must be verified before the money comes: of the borrower's, or all of it with us. */
  z.object({ kind: z.literal('prove'), ...asked, needed: z.array(neededProof) }),
  z.object({ kind: z.literal('checking'), ...asked, needed: z.array(neededProof) }),
  /** A lender's other terms, and the last day on which they can be accepted. */
  z.object({ kind: z.literal('answer'), ...asked, standsUntil: day }),
  z.object({ kind: z.literal('preparing'), ...asked }),
  /** Signed; the amount is the cash in hand. */
  z.object({
    kind: z.literal('onItsWay'),
    ...asked,
    dueBy: z.iso.datetime(),
    isOverdue: z.boolean(),
    /** Null where no place is configured. */
    handOverAt: z.string().nullable(),
  }),
  waits,
  rejected,
  /** The offer of our own that stands, and whether it is the first of all. */
  z.object({ kind: z.literal('offer'), upTo: money, isFirst: z.boolean() }),
  z.object({ kind: z.literal('noOffer') }),
  /** Nothing about money comes before the next step of the sections. */
  z.object({ kind: z.literal('nextStep') }),
]);

export const dashboardEndpoints = endpoints({
  'GET /api/dashboard': {
    summary:
      "The caller's progress, and what is the most urgent for them now: their first screen in one call",
    output: informationEndpoints['GET /api/informations/dashboard'].output.extend({
      card: moneyCard,
      /** Our last no, where something else comes first. */
      rejected: rejected.nullable(),
      /** Applications that wait, the newest first, but for the one that the card is about. */
      waits: z.array(waits),
    }),
  },
});

export type MoneyCard = z.infer<typeof moneyCard>;
