// Reports that need several areas at once: all of one person, the figures of the day, whole tables as files.
import { z } from 'zod';
import { profile } from '#features/accounts/contract.ts';
import { activityItem } from '#features/activity/contract.ts';
import { seedEntry } from '#features/seeds/contract.ts';
import { endpoints } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';

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

const count = z.int();
/** To two decimals. */
const percent = z.number();

const dayFigures = z.object({
  /** YYYY-MM-DD in Jamaica; of a week its first day. */
  day: z.string().brand<'day'>(),
  /** All borrowers there were at its end. */
  users: count,
  submitted: count,
  verified: count,
  applied: count,
  approved: count,
  /** Loans handed over, paid back in full, and for the first time 90 days late. */
  disbursed: count,
  repaid: count,
  defaulted: count,
  /** Per cent of all loans handed over by the end of the day that were ever 90 days late by then; null while there is none. */
  defaultRate: percent.nullable(),
  /** Portfolio at risk at the end of the day, per cent; null where nothing was outstanding, or nothing is known of it. */
  par30: percent.nullable(),
});

/** `oldest`: since when the first of them waits. */
const queue = z.object({ waiting: count, oldest: z.iso.datetime().nullable() });

/** Dollars, of the days on which the money counts. */
const money = z.object({
  lent: z.number(),
  interest: z.number(),
  /** Kept back at the payout, or paid later. */
  fees: z.number(),
  writtenOff: z.number(),
});

const dashboardStats = z.object({
  usersCount: count,
  submittedInfoCount: count,
  /** Documents handed in. */
  submittedVerificationCount: count,
  /** Documents found right. */
  verifiedCount: count,
  /** Applications that were approved, and stand so. */
  approvedLoansCount: count,
  queues: z.object({
    documents: queue,
    documentsModel5: queue,
    applications: queue,
    redemptions: queue,
    messages: count,
  }),
  /** As they stand now. */
  loans: z.object({
    running: count,
    inArrears: count,
    over90: count,
    /** Dollars of principal in loans more than 30 days late, and their share. */
    atRisk: z.number(),
    par30: percent.nullable(),
    /** Dollars still to pay of loans that run, interest included. */
    outstanding: z.number(),
  }),
  from: z.string().brand<'day'>(),
  to: z.string().brand<'day'>(),
  days: z.array(dayFigures),
  /** As many days just before the range, added up. */
  before: dayFigures,
  /** Of loans in the range, and in the time before. */
  money,
  moneyBefore: money,
});

const day = z.string().max(10).optional();

const timelineKind = z.enum(['account', 'sections', 'loans', 'seeds', 'rewards', 'messages', 'documents']);

const timelineEntry = z.object({
  _id: z.string(),
  kind: timelineKind,
  created,
  /** In words. */
  what: z.string(),
  reason: z.string().nullable(),
  /** Who did it; null where it happened by itself. */
  by: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  /** The screen of its record. */
  link: z.string().nullable(),
});

export const reportEndpoints = endpoints({
  'GET /api/informations/dashboardStats': {
    summary:
      'What waits for staff now, and what happened on each day of a range: the last thirty unless asked otherwise',
    query: z.strictObject({ from: day, to: day }),
    output: dashboardStats,
  },
  'GET /api/export/:id': {
    summary:
      'All accounts, loan applications, running loans or decisions with what became of them as a CSV file, in chosen columns, of one state, of a range of days',
    params: z.object({ id: z.enum(['Account', 'Loan', 'LoanAccount', 'Decision']) }),
    query: z.strictObject({
      /** Names parted by commas; all of the model's where none is given. */
      columns: z.string().max(1_000).optional(),
      status: z.string().max(40).optional(),
      from: day,
      to: day,
    }),
    isReport: true,
    output: 'file',
  },
  'GET /api/accounts/full-profile/:id': {
    summary:
      "A person with their latest seeds, redemptions, contests and activities: one's own, or anyone's for staff",
    params: paramsOf<'accounts'>(),
    output: fullProfile,
  },
  'GET /api/accounts/timeline/:id': {
    summary: 'Everything that happened to a person, the newest first, 8 entries from a place on',
    params: paramsOf<'accounts'>(),
    query: z.strictObject({
      kind: timelineKind.optional(),
      /** What an earlier answer named in `next`. */
      before: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z_[0-9a-f-]{36}$/)
        .optional(),
    }),
    output: z.object({ rows: z.array(timelineEntry), perPage: z.int(), next: z.string().nullable() }),
  },
  'GET /api/accounts/variables/:id': {
    summary: "A JSON text of a borrower's calculation variables, as the decision engine makes them now",
    params: paramsOf<'accounts'>(),
    output: z.object({ variables: z.string() }),
  },
});

export type TimelineEntry = z.infer<typeof timelineEntry>;
export type TimelineKind = z.infer<typeof timelineKind>;

export type DayFigures = z.infer<typeof dayFigures>;
export type DashboardStats = z.infer<typeof dashboardStats>;
