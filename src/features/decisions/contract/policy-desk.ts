// The policy desk on the wire: versions, drafts, trials of a draft on past decisions, and publishing.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { policyFiguresSchema } from '../contract.ts';

const moment = z.iso.datetime();
const staffName = z.string().nullable();
const grade = z.string().nullable();

/** One figure in which two policies differ, in words; a side is null where that policy has no such figure. */
const change = z.object({
  group: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const version = z.object({
  version: z.int(),
  publishedAt: moment,
  /** When the version begins to decide: later than its publication where a start was given. */
  startsAt: moment,
  /** The earlier version whose figures this one has, where an admin returned to them; null otherwise. */
  returnsTo: z.int().nullable(),
  /** The champion beside which it was tried on a share of new applicants; null for a version that is for everybody. */
  challenges: z.int().nullable(),
  /** The challenger whose figures this version put in force for everybody; null where it is none of those. */
  promotes: z.int().nullable(),
  /** The name of who published it; null for the version that the product came with. */
  publishedBy: staffName,
  note: z.string(),
  /** In what it differs from the version before; empty for the first. */
  changes: z.array(change),
});

const challenge = z.object({
  /** The challenger's. */
  version: z.int(),
  champion: z.int(),
  sharePercent: z.int(),
  startedAt: moment,
  startedBy: staffName,
  note: z.string(),
  changes: z.array(change),
  /** Whether enough loans of both have ended to say which did better; until then a promotion says that it compares nothing. */
  isCompared: z.boolean(),
  /** Who wrote its draft, by their ids: they do not promote it. */
  writers: z.array(z.string()),
});

const draftLine = z.object({
  _id: z.string(),
  basedOn: z.int(),
  changedBy: z.string(),
  changedAt: moment,
  /** How many figures differ from the version in force. */
  changeCount: z.int(),
});

/** Whom nothing that they could do would lead to an offer. Where a trial was made, they are counted among its people. */
const outOfReach = z.object({
  cellCount: z.int(),
  tried: z.int().nullable(),
  people: z.int().nullable(),
  /** The combinations of facts that are out of reach, those of the most people first, fifty at most. A fact that a cell does not name may be anything. */
  cells: z.array(
    z.object({
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      people: z.int().nullable(),
    }),
  ),
});

const trialTotals = z.object({
  offers: z.int(),
  totalCents: z.int(),
  averageRateBps: z.number().nullable(),
  /** The mean share of income, in basis points, that the instalment of the whole offer takes, among those with an offer. Left out of trials from before it was worked out. */
  averageBurdenBps: z.number().nullable().optional(),
});

const lossOfSide = z.object({ offeredCents: z.int(), lossCents: z.int() });
const lossOfGrade = lossOfSide.extend({
  /** The mean share of income, in basis points, that the instalment of the whole offer takes; null where nobody of the grade has an offer. */
  burdenBps: z.number().nullable(),
});

/** What would be lost by default if everybody took the whole offer. */
const expectedLoss = z.object({
  /** One row for each grade that people have under the policy in force, from the best; '–' stands for a score below the lowest grade. */
  grades: z.array(
    z.object({
      grade: z.string(),
      people: z.int(),
      /** How many of our own loans of the grade have an outcome that is known. */
      ended: z.int(),
      /** Whether those loans are too few to say, so that `defaultBps` is an assumption. */
      isAssumed: z.boolean(),
      defaultBps: z.number(),
      before: lossOfGrade,
      after: lossOfGrade,
    }),
  ),
  before: lossOfSide,
  after: lossOfSide,
});

const trialSummary = z.object({
  people: z.int(),
  /** How many of the people are declined under any policy, because of a loan or an application with us. */
  withLoanOrApplication: z.int(),
  offerToDecline: z.int(),
  declineToOffer: z.int(),
  higherAmount: z.int(),
  lowerAmount: z.int(),
  /** How many people move from a grade (the outer name) to another (the inner one); '–' stands for a score below the lowest grade. */
  grades: z.record(z.string(), z.record(z.string(), z.int())),
  before: trialTotals,
  after: trialTotals,
  /** Left out of trials from before it was worked out. */
  expectedLoss: expectedLoss.optional(),
  /** Who is out of reach under the draft. Left out of trials from before they were counted. */
  outOfReach: outOfReach.optional(),
});

const trial = z.object({
  _id: z.string(),
  draftId: z.string(),
  againstVersion: z.int(),
  state: z.enum(['Running', 'Finished', 'Cancelled', 'Failed']),
  peopleAsked: z.int(),
  peopleTried: z.int(),
  startedBy: z.string(),
  startedAt: moment,
  endedAt: moment.nullable(),
  summary: trialSummary.nullable(),
  /** Whether it tried exactly the draft's present figures against the version in force. Publishing asks for such a trial, of enough people. */
  isCurrent: z.boolean(),
});

const side = z.object({
  amountCents: z.int(),
  grade,
  score: z.int(),
  rateMonthlyBps: z.int(),
  reasons: z.array(z.string()),
});

const draft = draftLine.omit({ changeCount: true }).extend({
  state: z.enum(['Open', 'Discarded', 'Published']),
  createdBy: z.string(),
  createdAt: moment,
  /** The ids of all who made or saved the draft: none of them may publish it. */
  writers: z.array(z.string()),
  revision: z.int(),
  policy: policyFiguresSchema,
  inForce: z.object({ version: z.int(), policy: policyFiguresSchema }),
  /** The version number that the draft would get if it were published now. */
  nextVersion: z.int(),
  /** The latest trial of the draft; null where there is none. */
  trial: trial.nullable(),
});

const note = z.string().trim().min(1).max(1_000);
/** Where the version's note begins with words of ours, which together are as long as a note may be. */
const shorterNote = z.string().trim().min(1).max(960);
const versionParams = z.object({ id: z.coerce.number().int().min(1).max(1_000_000) });
const atRevision = { revision: z.int().min(1) };

export const policyDeskEndpoints = endpoints({
  'GET /api/policy': {
    summary: 'The decision policy in force and the open drafts',
    output: z.object({
      inForce: version.omit({ changes: true }).extend({ policy: policyFiguresSchema }),
      /** The version that is published and has not started yet; null where there is none. */
      waiting: version.omit({ changes: true }).nullable(),
      /** The challenger that is being tried on a share of new applicants; null where there is none. */
      challenge: challenge.nullable(),
      drafts: z.array(draftLine),
      /** How the policy that a new installation begins with differs from the version in force; empty where some version here already had those figures. */
      shipped: z.array(change),
    }),
  },
  'GET /api/policy/versions': {
    summary: 'Every version of the policy with what it changed, the newest first',
    query: pageQuery({}),
    output: pageOf(version),
  },
  'GET /api/policy/versions/:id': {
    summary: 'One version of the policy, by its number',
    params: versionParams,
    output: version.extend({
      policy: policyFiguresSchema,
      isInForce: z.boolean(),
      /** Whether an admin may return to it: its figures differ from those published last. */
      mayReturn: z.boolean(),
      outOfReach,
    }),
  },
  'POST /api/policy/versions/:id/return': {
    summary:
      'Puts the figures of an earlier version in force at once, as a new version; every other admin is told',
    params: versionParams,
    body: z.strictObject({ note }),
    output: messageAnswer.extend({ version: z.int() }),
  },
  'POST /api/policy/drafts': {
    summary: 'Opens a draft with the figures of a version',
    body: z.strictObject({ fromVersion: z.int().min(1).max(1_000_000) }),
    output: z.object({ _id: z.string() }),
  },
  'GET /api/policy/drafts/:id': {
    summary: 'One draft beside the version in force, with its latest trial',
    params: paramsOf<'policy_drafts'>(),
    output: draft,
  },
  'POST /api/policy/drafts/:id': {
    summary: 'Saves a draft; refused when somebody else has saved it since that revision',
    params: paramsOf<'policy_drafts'>(),
    body: z.strictObject({ ...atRevision, policy: policyFiguresSchema }),
    output: messageAnswer.extend({ revision: z.int() }),
  },
  'POST /api/policy/drafts/:id/discard': {
    summary: 'Discards a draft',
    params: paramsOf<'policy_drafts'>(),
    body: z.strictObject(atRevision),
    output: messageAnswer,
  },
  'POST /api/policy/drafts/:id/try': {
    summary: 'Starts a run of a draft, beside the policy in force, on the latest decisions of past users',
    params: paramsOf<'policy_drafts'>(),
    body: z.strictObject({ ...atRevision, people: z.int().min(1).max(5_000) }),
    output: z.object({ _id: z.string() }),
  },
  'POST /api/policy/drafts/:id/publish': {
    summary:
      'Publishes a draft that somebody else wrote and that was tried against the version in force; new decisions follow it from then on',
    params: paramsOf<'policy_drafts'>(),
    body: z.strictObject({ ...atRevision, note, startsAt: z.iso.datetime({ offset: true }).optional() }),
    output: messageAnswer.extend({ version: z.int() }),
  },
  'POST /api/policy/drafts/:id/challenge': {
    summary:
      'Publishes a draft as a challenger: with all that publishing asks, it decides for a share of new applicants, drawn by lot, beside the version in force',
    params: paramsOf<'policy_drafts'>(),
    body: z.strictObject({ ...atRevision, note, sharePercent: z.int().min(5).max(50) }),
    output: messageAnswer.extend({ version: z.int() }),
  },
  'POST /api/policy/challenges/:id/stop': {
    summary:
      'Stops a challenge at once: the version in force decides for everybody again; every other admin is told',
    params: versionParams,
    body: z.strictObject({ note }),
    output: messageAnswer,
  },
  'POST /api/policy/challenges/:id/promote': {
    summary:
      'Ends a challenge by putting the challenger in force for everybody, as a new version; not by who wrote it, and without enough outcomes to compare only by saying so',
    params: versionParams,
    body: z.strictObject({ note: shorterNote, withoutComparison: z.boolean().optional() }),
    output: messageAnswer.extend({ version: z.int() }),
  },
  'GET /api/policy/trials/:id': {
    summary: 'One trial: how far it is, and what it found',
    params: paramsOf<'policy_trials'>(),
    output: trial,
  },
  'GET /api/policy/trials/:id/people': {
    summary: 'The people whom a trial changes most, the largest change first',
    params: paramsOf<'policy_trials'>(),
    query: pageQuery({}),
    output: pageOf(
      z.object({
        place: z.int(),
        user: z.object({ _id: z.string(), fullName: z.string() }),
        before: side,
        after: side,
      }),
    ),
  },
  'POST /api/policy/trials/:id/cancel': {
    summary: 'Ends a running trial without a result',
    params: paramsOf<'policy_trials'>(),
    output: messageAnswer,
  },
});

export type PolicyChange = z.output<typeof change>;
export type OutOfReach = z.output<typeof outOfReach>;
export type PolicyVersion = z.output<typeof version>;
export type PolicyDraft = z.output<typeof draft>;
export type PolicyChallenge = z.output<typeof challenge>;
export type TrialSummary = z.output<typeof trialSummary>;
export type TrialSide = z.output<typeof side>;
export type Trial = z.output<typeof trial>;
