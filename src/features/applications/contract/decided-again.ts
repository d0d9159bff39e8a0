// What staff see of an application that was decided again: what has changed since its offer, and whether approving it goes beyond the decision of the day.
import { z } from 'zod';

export const decidedAgain = z.object({
  /** Decided again, today or when it was approved; null where a lender decides, and of what was approved before that was asked for. */
  sinceOffer: z
    .object({
      changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
      worse: z.array(z.string()),
    })
    .nullable(),
  /** Of an approved loan: a second look at the borrower's documents waits, and the caller may have to give it. What the approval weighed is not shown until then, and stands here as nothing. */
  isWithheld: z.boolean(),
  /** It asks for more, or for less of a price, than the decision of the day allows, or was approved so. */
  isOverride: z.boolean(),
  /** Of an approved loan of ours that is not paid out: what has got worse since its approval and stops the money, and whether the first of two people has approved it anew on that. */
  sinceApproval: z
    .object({
      worse: z.array(z.string()),
      /** Names what stands in `worse`: sent along by whoever approves it anew. */
      facts: z.string(),
      isHalfApproved: z.boolean(),
      /** That first one; null where nobody is. Whoever is one hand with that person is no second one. */
      firstBy: z.string().nullable(),
      /** The first of the two is the caller, who waits for another. */
      isYours: z.boolean(),
    })
    .nullable(),
  /** Why it was approved although the facts had got worse. */
  worseReason: z.string().nullable(),
});
