// Signals on the wire: the queue of the staff, one signal with its evidence, and what a person decides about it.
import { z } from 'zod';
import { signalAbout, waitsShape } from '#features/casework/contract.ts';
import { audience, person } from '#features/information/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { eitherEndFirst, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { verdictFields } from './fields/staff-signal.ts';
import { signalFilters } from './fields/staff-signal-list.ts';

const moment = z.iso.datetime();

const signalRow = signalAbout.extend({
  found: moment,
  /** The first two of them. */
  people: z.array(person),
  owner: person.nullable(),
  decidedAt: moment.nullable(),
  due: waitsShape.due,
  isLate: waitsShape.isLate,
});

const evidence = z.object({
  user: person.extend({ status: z.string(), created: moment }),
  added: moment,
  /** Where it was given; null for what was given at sign-up. */
  submission: z.object({ _id: z.string(), name: z.string(), for: audience }).nullable(),
  /** What is shared, as this account gave it; null where it was removed since. */
  told: z.string().nullable(),
  /** The documents that are shared. */
  documents: z.array(z.object({ _id: z.string(), name: z.string() })),
});

const signalDetail = signalRow.omit({ people: true, due: true, isLate: true }).extend({
  /** Who came first stands first; at most fifty. */
  evidence: z.array(evidence),
  words: z.string(),
  decidedBy: person.nullable(),
});

export const signalEndpoints = endpoints({
  'GET /api/signals': {
    summary: 'Signals that wait for a person, the oldest first; or those that were decided, the latest first',
    query: pageQuery({
      ...filterShape(signalFilters),
      ...eitherEndFirst,
    }),
    output: pageOf(signalRow),
  },
  'GET /api/signals/person/:id': {
    summary: 'Signals about one person, the latest first',
    params: paramsOf<'accounts'>(),
    query: pageQuery({}),
    output: pageOf(signalRow),
  },
  'GET /api/signals/:id': {
    summary: 'One signal with the accounts that it is about, and where each told what they share',
    params: paramsOf<'signals'>(),
    output: signalDetail,
  },
  'POST /api/signals/:id/claim': {
    summary: 'Makes the caller its owner; a colleague’s is taken over by who has seen whose it is',
    params: paramsOf<'signals'>(),
    body: z.strictObject({ from: z.uuid().brand<'accounts'>().nullable() }),
    output: messageAnswer,
  },
  'POST /api/signals/:id/decide': {
    summary:
      'Decides it, as its owner, about as many accounts as were seen; nothing follows from it by itself',
    params: paramsOf<'signals'>(),
    body: z.strictObject({ ...recordShape(verdictFields), accounts: z.int() }),
    output: messageAnswer,
  },
});

export type SignalRow = z.infer<typeof signalRow>;
export type SignalDetail = z.infer<typeof signalDetail>;
export type Evidence = z.infer<typeof evidence>;
