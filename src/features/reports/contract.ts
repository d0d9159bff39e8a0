// Reports that need several areas at once: all of one person on one page.
import { z } from 'zod';
import { profile } from '#features/accounts/contract.ts';
import { activityItem } from '#features/activity/contract.ts';
import { seedEntry } from '#features/seeds/contract.ts';
import { endpoints } from '#shared/endpoint.ts';

const created = z.iso.datetime();

const fullProfile = z.object({
  /** The latest of each list, at most twenty; the whole lists have calls of their own. */
  user: profile.omit({ points: true }).extend({
    points: z.array(seedEntry.pick({ point: true, created: true, submittedInformation: true })),
    acquisition: z.array(z.object({ prize: z.object({ name: z.string() }), created, pointSpent: z.int() })),
    contestsJoined: z.array(z.object({ contest: z.object({ _id: z.string(), name: z.string(), created }) })),
    activity: z.array(activityItem),
  }),
});

export const reportEndpoints = endpoints({
  'GET /api/accounts/full-profile/:id': {
    summary:
      "A person with their latest seeds, redemptions, contests and activities: one's own, or anyone's for staff",
    params: z.object({ id: z.uuid() }),
    output: fullProfile,
  },
});
