// What waits for staff, on the wire: every queue's entries with their owner and the moment they are due.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { HOLD_UPS, levelFields, QUEUES, SETTABLE } from './fields/staff-service-level.ts';
import { SIGNAL_KINDS, SIGNAL_STATES, SIGNAL_VERDICTS } from './fields/staff-signals-about.ts';
import { waitingFilters } from './fields/staff-waiting-list.ts';

const moment = z.iso.datetime();
const queueName = z.enum(QUEUES);
const officer = z.object({ _id: z.string(), fullName: z.string() });

/** One thing that waits. */
export const entryShape = z.object({
  _id: z.string(),
  queue: queueName,
  /** The record whose page decides it. */
  recordId: z.string(),
  /** What it is about; without an id for a visitor or a section, null where it is about no one person. */
  person: z.object({ _id: z.string().nullable(), fullName: z.string() }).nullable(),
  /** What tells it from others about the same person: a section, a number, a sum; null where nothing does. */
  what: z.string().nullable(),
  entered: moment,
  due: moment,
  isLate: z.boolean(),
  /** What it waits for: its borrower, a second person, anybody at all, or its owner. */
  holdUp: z.enum(HOLD_UPS),
  owner: officer.nullable(),
  /** Whether the caller may look after it: nobody does who took part in it. */
  mayTake: z.boolean(),
});

/** In a record's row: by when what waits there is due, and whose it is; nothing of it where nothing waits. */
export const waitsShape = {
  due: moment.nullable(),
  isLate: z.boolean(),
  owner: officer.nullable(),
  mayTake: z.boolean(),
};
const waits = z.object(waitsShape);

/** At a record of a person: a fraud signal about that person. The desk of signals says more of it. */
export const signalAbout = z.object({
  _id: z.string(),
  kind: z.enum(SIGNAL_KINDS),
  state: z.enum(SIGNAL_STATES),
  /** How many accounts it is about. */
  accounts: z.int(),
  verdict: z.enum(SIGNAL_VERDICTS).nullable(),
});

const level = z.object({
  queue: queueName,
  /** Null for complaints, which are promised days. */
  hours: z.int().nullable(),
  /** It is what borrowers are promised, and cannot be set. */
  isPromised: z.boolean(),
  waiting: z.int(),
  late: z.int(),
});

/** The id of an entry, which is of another table in each queue: the action asks whether there is such an entry. */
const params = paramsOf<'entry_owners'>();

export const caseworkEndpoints = endpoints({
  'GET /api/casework': {
    summary: 'What waits for staff in every queue, or in one, what is due first on top',
    query: pageQuery({
      ...filterShape(waitingFilters),
      /** One of these, or the id of one officer. */
      owner: z.union([z.enum(waitingFilters.owner), z.uuid().brand<'accounts'>()]).optional(),
      /** Only what waits at one record: its id, which is of another table in each queue. */
      record: z.uuid().optional(),
    }),
    output: pageOf(entryShape),
  },
  'GET /api/casework/levels': {
    summary: 'Within how many hours each queue is to be worked, and what waits and is late in it',
    output: z.object({ levels: z.array(level) }),
  },
  'POST /api/casework/levels': {
    summary: 'Sets the hours of a queue of which borrowers are promised nothing',
    body: z.strictObject({ queue: z.enum(SETTABLE), ...recordShape(levelFields) }),
    output: messageAnswer,
  },
  'GET /api/casework/one-hand': {
    summary:
      'Those with whom the caller is one hand, because one was just added to the staff by the other or both by the same person: until then neither confirms what the other asked for',
    output: z.object({ people: z.array(z.object({ _id: z.string(), until: moment })) }),
  },
  'POST /api/casework/:id/take': {
    summary: 'Makes the caller the owner; a colleague’s is taken over by who has seen whose it is',
    params,
    body: z.strictObject({ queue: queueName, from: z.uuid().brand<'accounts'>().nullable() }),
    output: messageAnswer,
  },
  'POST /api/casework/:id/release': {
    summary: 'Gives up what was taken or assigned: by its owner, or by an admin',
    params,
    body: z.strictObject({ queue: queueName }),
    output: messageAnswer,
  },
  'POST /api/casework/:id/assign': {
    summary: 'Gives an entry to one of the staff, whoever had it',
    params,
    body: z.strictObject({ queue: queueName, to: z.uuid().brand<'accounts'>() }),
    output: messageAnswer,
  },
});

export type Entry = z.infer<typeof entryShape>;
export type Waits = z.infer<typeof waits>;
export type SignalAbout = z.infer<typeof signalAbout>;
export type Level = z.infer<typeof level>;
