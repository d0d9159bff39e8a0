// What a person's activity looks like on the wire, and the call behind the bell.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';

export const activityAction = z.enum([
  'submittedInfo',
  'submittedForVerification',
  'infoVerified',
  'infoRejected',
  'pointsReceived',
  'loanRejected',
  'loanApproved',
  'prizeRedeemed',
  'contestJoined',
]);

export const activityItem = z.object({
  _id: z.string(),
  action: activityAction,
  created: z.iso.datetime(),
  submittedInformation: z
    .object({ status: z.string(), name: z.string(), reason: z.string().optional() })
    .optional(),
  pointsInformation: z.object({ point: z.number(), reason: z.string() }).optional(),
  loanInformation: z
    .object({ loanAmount: z.number(), interestRate: z.number(), reason: z.string().optional() })
    .optional(),
});

export type ActivityItem = z.infer<typeof activityItem>;

export const activityEndpoints = endpoints({
  'GET /api/activity/notification': {
    summary: "The caller's latest five activities",
    output: z.array(activityItem),
  },
});
