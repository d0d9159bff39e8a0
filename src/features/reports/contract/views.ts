// Saved views of lists on the wire: whoever may read a list may keep views of it.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { recordShape } from '#shared/record/shape.ts';
import { viewFields } from '../fields/desk-view.ts';

/** The address of the list's own call, and that of its screen. */
const list = z.string().regex(/^\/api\/[\w/-]{1,90}$/);
const place = z.string().regex(/^\/(admin|partner)\/[\w/-]{1,180}$/);
const search = z.string().max(1_000);

const view = z.object({
  _id: z.string(),
  name: z.string(),
  /** Filters, order and columns, as in an address. */
  search: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Whether the list opens with it, for the caller. */
  isUsual: z.boolean(),
  /** Who shares it; null of one's own. */
  by: z.string().nullable(),
  mayChange: z.boolean(),
});

const viewId = z.uuid().brand<'list_views'>();

export const viewEndpoints = endpoints({
  'GET /api/views': {
    summary: "The caller's views of a list, and those that colleagues share; a hundred at most",
    query: z.strictObject({ list, place }),
    output: z.object({ views: z.array(view) }),
  },
  'POST /api/views': {
    summary: 'Saves a view of a list: its filters, order and columns',
    body: z.strictObject({ list, place, search, ...recordShape(viewFields) }),
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'POST /api/views/change': {
    summary:
      'Renames a view, shares it or no longer; with `search` it keeps other filters, order and columns',
    body: z.strictObject({ view: viewId, search: search.optional(), ...recordShape(viewFields) }),
    output: messageAnswer,
  },
  'POST /api/views/remove': {
    summary: 'Deletes a view: its owner, or an admin one that is shared',
    body: z.strictObject({ view: viewId }),
    output: messageAnswer,
  },
  'POST /api/views/usual': {
    summary: 'The list opens with this view for the caller, or no longer',
    body: z.strictObject({ view: viewId, isUsual: z.boolean() }),
    output: messageAnswer,
  },
});

export type ListView = z.infer<typeof view>;
