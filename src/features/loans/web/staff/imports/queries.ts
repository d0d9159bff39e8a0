// What the screens of imports read, and the calls that change something there. Keys begin with the live topic that makes them stale.

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailed, caller } from '#platform/web/call.ts';
import type { PageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { uiTexts } from '#texts/ui.ts';
import type { ImportRow, importEndpoints } from '../../../contract/imports.ts';

export const call = caller<typeof importEndpoints>();

export const importsQuery = (query: PageByMoment) =>
  queryOptions({
    queryKey: ['imports', 'list', query],
    queryFn: ({ signal }) => call('GET /api/loans/imports', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: ({ signal }) => call('GET /api/loans/imports/:id', { params: { id } }, { signal }),
  });

export const importRowsQuery = (id: string, verdict: ImportRow['verdict'] | undefined, page: number) =>
  queryOptions({
    queryKey: ['imports', 'rows', id, verdict ?? 'all', page],
    queryFn: ({ signal }) =>
      call('GET /api/loans/imports/:id/rows', { params: { id }, query: { verdict, page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Does something with an import, reads again what it may have changed, and says when it failed. */
export function useImports<Asked, Answer>(
  act: (asked: Asked) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (failure) => toast.bad(failure instanceof CallFailed ? failure.message : uiTexts.loadFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: ['imports'] }),
  });
}
