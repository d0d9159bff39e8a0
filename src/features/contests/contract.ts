// Contests on the wire: what a person may join, what they have joined, and the proof of a draw.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';

const params = z.object({ id: z.uuid() });

const category = z.enum(['Spin wheel', 'roulette', 'Multi wheel']);
const state = z.enum(['upcoming', 'open', 'closed', 'drawn']);

const contest = z.object({
  _id: z.string(),
  name: z.string(),
  category,
  /** Benefits, separated by commas. */
  description: z.string(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  created: z.iso.datetime(),
  /** As the server's clock has it; a phone's may be wrong. */
  state,
  /** Whole days left until the end, rounded down. */
  days: z.int(),
  isJoined: z.boolean(),
  /** Seeds for joining; 0 is not shown. */
  points: z.int(),
  participants: z.int(),
  maxWinners: z.int(),
  prize: z.object({
    name: z.string(),
    imageUrl: z.string().nullable(),
    /** Dollars. */
    value: z.number(),
  }),
});

const winner = z.object({
  place: z.int(),
  ticket: z.string(),
  /** First name and initial: a draw's winners are published. */
  name: z.string(),
  isYou: z.boolean(),
  /** The last day for claiming, for the winner alone. */
  claimBy: z.string().nullable(),
});

const contestDetail = contest.extend({
  rules: z.string(),
  approvalNumber: z.string(),
  claimDays: z.int(),
  /** SHA-256 of the secret seed, from the opening on. */
  commitment: z.string().nullable(),
  /** The caller's own. */
  ticket: z.string().nullable(),
  draw: z
    .object({
      drawnAt: z.iso.datetime(),
      seed: z.string(),
      winners: z.array(winner),
      /** A few of the tickets that took part, for the wheel. */
      someTickets: z.array(z.string()),
    })
    .nullable(),
});

export const contestEndpoints = endpoints({
  'GET /api/contests': {
    summary:
      'The published contests: those that still run, soonest to end first, or those that ended, newest first',
    query: pageQuery({
      when: z.enum(['running', 'ended']).default('running'),
      search: z.string().trim().max(100).optional(),
    }),
    output: pageOf(contest),
  },
  'GET /api/contests/user': {
    summary: 'The contests that the caller has joined, newest first',
    query: pageQuery({}),
    output: pageOf(contest),
  },
  'GET /api/contests/:id': {
    summary: 'One contest with its rules, its commitment and, once drawn, its seed and winners',
    params,
    output: contestDetail,
  },
  'GET /api/contests/tickets/:id': {
    summary:
      'Every ticket of a drawn contest in the order of joining: with the seed, all that the draw was made from',
    params,
    output: z.object({ tickets: z.array(z.string()) }),
  },
  'POST /api/contests/join/:id': {
    summary: 'Joins an open contest; joining again changes nothing',
    params,
    output: z.object({ message: z.string(), ticket: z.string() }),
  },
});

export type Contest = z.infer<typeof contest>;
export type ContestCategory = z.infer<typeof category>;
export type ContestState = z.infer<typeof state>;
export type ContestDetail = z.infer<typeof contestDetail>;
export type ContestDraw = NonNullable<ContestDetail['draw']>;
export type Winner = z.infer<typeof winner>;
