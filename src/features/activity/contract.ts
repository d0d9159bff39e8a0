// What a person's activity looks like on the wire, and the call behind the bell.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';

export const activityItem = z.object({
  _id: z.string(),
  /** What kind of thing happened: the name that its happening declares, such as `loanApproved`. */
  action: z.string(),
  created: z.iso.datetime(),
  /** In words. */
  what: z.string(),
  /** The page of the app that it leads on to. */
  link: z.string().nullable(),
  submittedInformation: z
    .object({ status: z.string(), name: z.string(), reason: z.string().optional() })
    .optional(),
  /** Moved by staff where it is an adjustment: then negative where they were taken. */
  pointsInformation: z
    .object({ point: z.number(), reason: z.string(), isAdjustment: z.boolean().optional() })
    .optional(),
  loanInformation: z
    .object({ loanAmount: z.number(), interestRate: z.number(), reason: z.string().optional() })
    .optional(),
  /** Money for a loan that was received, or, with the reason, taken back in the books. */
  repaymentInformation: z
    .object({
      amount: z.number(),
      loanNumber: z.string(),
      receivedOn: z.string().brand<'day'>(),
      reason: z.string().optional(),
    })
    .optional(),
  /** What staff booked for a loan beside its payments, or, with the reason, took back. */
  bookingInformation: z
    .object({
      kind: z.enum(['Waiver', 'Refund', 'WriteOff']),
      amount: z.number(),
      loanNumber: z.string(),
      reason: z.string().optional(),
    })
    .optional(),
  /** An instalment that falls due or is late, or whose date was asked to be moved: then with the answer in words. */
  instalmentInformation: z
    .object({
      amount: z.number(),
      loanNumber: z.string(),
      dueOn: z.string().brand<'day'>(),
      daysLate: z.int().optional(),
      reason: z.string().optional(),
      /** The public holiday that has moved it; absent where it was stored before that was named. */
      holiday: z.object({ day: z.string().brand<'day'>(), name: z.string() }).optional(),
    })
    .optional(),
  fileInformation: z.object({ name: z.string() }).optional(),
  /** A step of a complaint of theirs. */
  complaintInformation: z
    .object({
      number: z.string(),
      step: z.enum(['Sent', 'TakenUp', 'Answered', 'Escalated', 'Reopened', 'Closed']),
      answerBy: z.string().brand<'day'>(),
    })
    .optional(),
  contestInformation: z
    .object({ _id: z.string().optional(), name: z.string(), created: z.iso.datetime() })
    .optional(),
  /** Without a status it was just redeemed; later ones tell what became of it. */
  acquisitionInformation: z
    .object({
      prize: z.object({ name: z.string() }),
      pointSpent: z.number(),
      status: z.enum(['Fulfilled', 'Cancelled']).optional(),
      reason: z.string().optional(),
    })
    .optional(),
});

export type ActivityItem = z.infer<typeof activityItem>;

export const activityEndpoints = endpoints({
  'GET /api/activity': {
    summary: 'Everything that happened to the caller, the newest first, 8 a page',
    query: pageQuery({}),
    output: pageOf(activityItem),
  },
  'GET /api/activity/notification': {
    summary: "The caller's latest five activities",
    output: z.array(activityItem),
  },
});
