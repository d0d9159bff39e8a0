// The background work on the wire: its queues, and those of its jobs that are not finished, for staff to look after; and the public holidays.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { recordShape } from '#shared/record/shape.ts';
import { holidayFields } from './fields/staff-holiday.ts';
import { jobFilters } from './fields/staff-job-list.ts';

const queueName = z.string().regex(/^[\w-]{1,60}$/);
const jobState = z.enum(jobFilters.state);
const moment = z.iso.datetime();

const queue = z.object({
  name: z.string(),
  /** When it runs by itself, in Jamaica's time; null for one that only runs when asked. */
  cron: z.string().nullable(),
  nextRun: moment.nullable(),
  lastFinished: moment.nullable(),
  waiting: z.int(),
  running: z.int(),
  retrying: z.int(),
  /** How many failed for good in the last 14 days. */
  failed: z.int(),
});

const job = z.object({
  _id: z.string(),
  queue: z.string(),
  state: jobState,
  created: moment,
  /** How often it was begun. */
  tries: z.int(),
  mostTries: z.int(),
  /** Null for one that runs or has failed for good. */
  nextTry: moment.nullable(),
  error: z.string().nullable(),
  /** The records that it is about: ids and nothing else of what it was handed. */
  about: z.array(z.string()),
});

const holiday = z.object({ day: z.string().brand<'day'>(), name: z.string(), isAdded: z.boolean() });

export const upkeepEndpoints = endpoints({
  'GET /api/jobs': {
    summary: 'The jobs that wait, run, are tried again or have failed, the newest first',
    query: pageQuery(filterShape(jobFilters)),
    output: pageOf(job),
  },
  'GET /api/jobs/queues': {
    summary: 'Every kind of background work: when it runs, and how many of its jobs are where',
    output: z.object({ queues: z.array(queue) }),
  },
  'POST /api/jobs/retry/:id': {
    summary: 'Tries a failed job again; once, however often it is asked for',
    /** The id of a job, which the queue keeps in tables of its own. */
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ queue: queueName }),
    output: messageAnswer.extend({ state: jobState }),
  },
  'GET /api/holidays': {
    summary: 'The public holidays to come, of this year and the next, and those that were added',
    output: z.object({ holidays: z.array(holiday) }),
  },
  'POST /api/holidays': {
    summary: 'Adds a public holiday that does not follow from the Act, on a day to come',
    body: z.strictObject(recordShape(holidayFields())),
    output: messageAnswer,
  },
  'POST /api/holidays/remove': {
    summary: 'Takes an added holiday away again, before it comes',
    body: z.strictObject({ day: z.iso.date().brand<'day'>() }),
    output: messageAnswer,
  },
});

export type HolidayRow = z.infer<typeof holiday>;

export type QueueRow = z.infer<typeof queue>;
export type JobRow = z.infer<typeof job>;
export type JobState = z.infer<typeof jobState>;
