// The lead's screen on the wire: what was decided by whom and how soon, what is late, and the list behind each figure.
import { z } from 'zod';
import { QUEUES } from '#features/casework/fields/staff-service-level.ts';
import { endpoints } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { decidedFilters } from '../fields/staff-decided-list.ts';

const moment = z.iso.datetime();
const day = z.string().brand<'day'>();
const queueName = z.enum(QUEUES);
const officer = z.object({ _id: z.string(), fullName: z.string() });

/** Hours from when it came until it was decided; null where too few were decided to say. */
const pace = z.object({
  decided: z.int(),
  medianHours: z.number().nullable(),
  ninetiethHours: z.number().nullable(),
  reopened: z.int(),
  overturned: z.int(),
});

const lateQueue = z.object({
  queue: queueName,
  late: z.int(),
  /** By what it waits for. */
  holdUps: z.object({ Borrower: z.int(), SecondPerson: z.int(), Nobody: z.int(), Owner: z.int() }),
});

const decidedRow = z.object({
  _id: z.string(),
  queue: queueName,
  recordId: z.string(),
  person: z.object({ _id: z.string().nullable(), fullName: z.string() }).nullable(),
  officer,
  entered: moment,
  decided: moment,
  hours: z.number(),
  verdict: z.string(),
  isReopened: z.boolean(),
  isOverturned: z.boolean(),
});

const days = { from: z.string().max(10).optional(), to: z.string().max(10).optional() };

export const teamEndpoints = endpoints({
  'GET /api/team': {
    summary:
      'What staff decided in some days and how soon, compared with the days before, and what is late now',
    query: z.strictObject(days),
    isReport: true,
    output: z.object({
      range: z.object({ from: day, to: day }),
      before: z.object({ from: day, to: day }),
      queues: z.array(z.object({ queue: queueName, now: pace, before: pace })),
      officers: z.array(
        z.object({
          officer,
          now: pace,
          before: z.int(),
          byDay: z.array(z.object({ day, decided: z.int() })),
        }),
      ),
      /** The last days of the range, at most seven: those of `byDay`. */
      lastDays: z.array(day),
      late: z.array(lateQueue),
    }),
  },
  'GET /api/team/decided': {
    summary: 'What staff decided, the latest first: of some days, one queue, one officer, or what came back',
    query: pageQuery({
      ...days,
      ...filterShape(decidedFilters),
      officer: z.uuid().brand<'accounts'>().optional(),
    }),
    output: pageOf(decidedRow),
  },
});

export type Pace = z.infer<typeof pace>;
export type DecidedRow = z.infer<typeof decidedRow>;
