// What staff see of the text messages that left here, or wait to.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { eitherEndFirst, pageOf, pageQuery } from '#shared/paging.ts';
import { channel } from '../contract.ts';
import { textLogFilters } from '../fields/staff-text-log.ts';

const textState = z.enum(textLogFilters.state);

/** Without its words, and without the number that it goes to. */
const textRow = z.object({
  _id: z.string(),
  user: z.object({ _id: z.string(), fullName: z.string() }),
  channel,
  /** The name of its template. */
  kind: z.string(),
  state: textState,
  attempts: z.int(),
  lastError: z.string().nullable(),
  created: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});

export const channelDeskEndpoints = endpoints({
  'GET /api/channels/messages': {
    summary: 'Outgoing text messages, the newest first, without what they say',
    query: pageQuery({ ...filterShape(textLogFilters), ...eitherEndFirst }),
    output: pageOf(textRow),
  },
});

export type TextRow = z.infer<typeof textRow>;
export type TextState = z.infer<typeof textState>;
