// The saved views of a list, and what changes them. The key begins with the live topic that makes them stale.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailed, caller } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { ListView, viewEndpoints } from '../../../contract/views.ts';
import { viewTexts as texts } from '../../../texts/desk-views.ts';

export const VIEWS = 'views';

export const call = caller<typeof viewEndpoints>();

/** In the address: everything is shown, though the list has a usual view. */
export const EVERYTHING = 'all';

/** The way to a list of which all rows are counted, whichever view it usually opens with. */
export const wholeList = (place: string): string => `${place}?${EVERYTHING}=yes`;

export type ViewAct = { kind: 'save' } | { kind: 'change' | 'remove'; view: ListView };

export type ListPlace = { list: string; place: string };

export const viewsQuery = (of: ListPlace) =>
  queryOptions({
    queryKey: [VIEWS, of],
    queryFn: ({ signal }) => call('GET /api/views', { query: of }, { signal }),
  });

/** Sends a change without a form, says how it went, and reads the views again. */
export function useViewChange<Asked>(send: (asked: Asked) => Promise<{ message: string }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => toast.bad(failure instanceof CallFailed ? failure.message : texts.failed),
    onSettled: () => queries.invalidateQueries({ queryKey: [VIEWS] }),
  });
}
