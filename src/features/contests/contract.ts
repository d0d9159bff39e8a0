// Contests on the wire: what a person may join, what they have joined, the proof of a draw, and the staff's desk.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { bySearch } from '#shared/list/filters.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import type { Draft } from '#shared/record/field.ts';
import { recordAnswer, recordShape } from '#shared/record/shape.ts';
import { changedTerm, contestRequest } from './contract/requests.ts';
import { publishedFilters } from './fields/contest-list.ts';
import { contestFields, listedContestFields, openContestFields } from './fields/staff-contest.ts';
import { contestFilters } from './fields/staff-contest-list.ts';

const state = z.enum(['upcoming', 'open', 'closed', 'drawn']);

const contest = z.object({
  _id: z.string(),
  /** In `description` stand the benefits, separated by commas. */
  ...recordAnswer('everyone', listedContestFields),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  created: z.iso.datetime(),
  /** The state by the server's clock; a phone's may be wrong. */
  state,
  /** Whole days left until the end, rounded down. */
  days: z.int(),
  isJoined: z.boolean(),
  /** What the caller was given for joining, which later changes of `points` leave as it was; null to who has not joined. */
  pointsGiven: z.int().nullable(),
  participants: z.int(),
  prize: z.object({
    name: z.string(),
    imageUrl: z.string().nullable(),
    /** What the prize is worth, in dollars. */
    value: z.number(),
  }),
});

const claimStatus = z.enum(['Claimed', 'Unclaimed']);

const winner = z.object({
  place: z.int(),
  ticket: z.string(),
  /** The first name and an initial: a draw's winners are published. */
  name: z.string(),
  isYou: z.boolean(),
  /** The last day for claiming, for the winner alone. */
  claimBy: z.string().nullable(),
  /** What became of the prize once that is on record, for the winner alone. */
  claim: claimStatus.nullable(),
});

const contestDetail = contest.extend({
  ...recordAnswer('everyone', openContestFields),
  /** What the law asks for, and empty where there is nothing of it. */
  rules: z.string(),
  approvalNumber: z.string(),
  /** The SHA-256 of the secret seed, from the opening on; null before. */
  commitment: z.string().nullable(),
  /** What changed of the terms since the opening, the latest first. */
  changes: z.array(z.object({ at: z.iso.datetime(), reason: z.string(), terms: z.array(changedTerm) })),
  /** The caller's own ticket; null without one. */
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

/** Where a contest is in its life, as staff sort them. */
const phase = z.enum(contestFilters.phase);
const person = z.object({ _id: z.string(), fullName: z.string(), email: z.string() });

const deskRow = contest
  .pick({ _id: true, name: true, category: true, startDate: true, endDate: true, participants: true })
  .extend({ phase });

const deskContest = deskRow.extend({
  ...recordAnswer('staff', contestFields),
  /** Empty where it is still to come. */
  approvalNumber: z.string(),
  rules: z.string(),
  created: z.iso.datetime(),
  addedBy: z.string().nullable(),
  /** Raised by each edit; an edit names the one that it began from. */
  version: z.int(),
  prize: contest.shape.prize.extend({
    _id: z.string(),
    /** How many of the prize no contest holds; null without a limit. */
    left: z.int().nullable(),
  }),
  opened: z.iso.datetime().nullable(),
  /** The latest changes of the terms that were asked for, whatever became of them, the newest first. */
  requests: z.array(contestRequest),
  commitment: z.string().nullable(),
  draw: z
    .object({
      drawnAt: z.iso.datetime(),
      seed: z.string(),
      /** The winners, first place first. */
      winners: z.array(z.object({ ticket: z.string() })),
    })
    .nullable(),
});

const deskWinner = z.object({
  place: z.int(),
  ticket: z.string(),
  user: person,
  /** The last day for claiming. */
  claimBy: z.string(),
  /** Whether that day is over. */
  isOver: z.boolean(),
  claim: z.object({ status: claimStatus, by: z.string(), created: z.iso.datetime() }).nullable(),
});

/** Shapes only: what a field must hold is said by `rules/`, for the form and the server alike. Days are YYYY-MM-DD, the prize is an id. */
const contestBody = z.strictObject({
  _id: z.uuid().brand<'contests'>().optional(),
  /** The version that the edit began from; without it, whatever is there is overwritten. */
  version: z.int().min(1).optional(),
  ...recordShape(contestFields),
  /** How many may win; null, which is refused, where nobody said it. */
  maxWinners: z.number({ error: contestFields.maxWinners.errors.noNumber }).nullable().default(null),
});

export const contestEndpoints = endpoints({
  'GET /api/contests': {
    summary:
      'The published contests: those that still run, soonest to end first, or those that ended, newest first',
    query: pageQuery(filterShape(publishedFilters)),
    output: pageOf(contest),
  },
  'GET /api/contests/user': {
    summary: 'The contests that the caller has joined, newest first',
    query: pageQuery({}),
    output: pageOf(contest),
  },
  'GET /api/contests/:id': {
    summary: 'One contest with its rules, its commitment and, once drawn, its seed and winners',
    params: paramsOf<'contests'>(),
    output: contestDetail,
  },
  'GET /api/contests/tickets/:id': {
    summary:
      'Every ticket of a drawn contest in the order of joining: with the seed, all that the draw was made from',
    params: paramsOf<'contests'>(),
    output: z.object({ tickets: z.array(z.string()) }),
  },
  'POST /api/contests/join/:id': {
    summary: 'Joins an open contest; joining again changes nothing',
    params: paramsOf<'contests'>(),
    output: messageAnswer.extend({ ticket: z.string() }),
  },
  'GET /api/contests/desk': {
    summary: 'Every contest for staff, those that are not published too; filtered, sorted and paged',
    query: pageQuery({
      ...filterShape(contestFilters),
      sort: z.enum(contestFilters.sort).default('-start'),
    }),
    output: pageOf(deskRow),
  },
  'GET /api/contests/desk/:id': {
    summary: 'One contest for staff, with all that the form edits and what the draw was made from',
    params: paramsOf<'contests'>(),
    output: deskContest,
  },
  'GET /api/contests/participants/:id': {
    summary: 'Who joined a contest, in the order of joining; a search finds a part of a name or an e-mail',
    params: paramsOf<'contests'>(),
    query: pageQuery(filterShape(bySearch)),
    output: pageOf(z.object({ place: z.int(), ticket: z.string(), joined: z.iso.datetime(), user: person })),
  },
  'GET /api/contests/winners/:id': {
    summary: 'The record of the winners: who, until when to claim, and what became of the prize',
    params: paramsOf<'contests'>(),
    query: pageQuery({}),
    output: pageOf(deskWinner),
  },
  'POST /api/contests': {
    summary: 'Adds a contest, or edits the one that `_id` names',
    body: contestBody,
    output: messageAnswer.extend({ _id: z.string(), version: z.int() }),
  },
  'POST /api/contests/remove/:id': {
    summary: 'Deletes a contest that has not opened',
    params: paramsOf<'contests'>(),
    output: messageAnswer,
  },
  'POST /api/contests/draw/:id': {
    summary: 'Draws a contest that has ended, if the clock has not done so yet; drawn once, whoever asks',
    params: paramsOf<'contests'>(),
    output: messageAnswer,
  },
  'POST /api/contests/claim/:id': {
    summary: "Puts on record that a winner's prize was handed over, or was not claimed in time; once",
    params: paramsOf<'contests'>(),
    body: z.strictObject({ place: z.int().min(1).max(1_000), status: claimStatus }),
    output: messageAnswer.extend({ status: claimStatus }),
  },
});

export type Contest = z.infer<typeof contest>;
export type ContestCategory = Contest['category'];
export type ContestState = z.infer<typeof state>;
export type ContestDetail = z.infer<typeof contestDetail>;
export type TermsChange = ContestDetail['changes'][number];
export type ContestDraw = NonNullable<ContestDetail['draw']>;
export type Winner = z.infer<typeof winner>;
export type PublishedWhen = (typeof publishedFilters.when.choices)[number];
export type ContestPhase = z.infer<typeof phase>;
export type DeskRow = z.infer<typeof deskRow>;
export type DeskContest = z.infer<typeof deskContest>;
export type DeskWinner = z.infer<typeof deskWinner>;
export type ClaimStatus = z.infer<typeof claimStatus>;
/** What the form sends, but for whose edit it is. */
export type ContestDraft = Draft<typeof contestFields>;
