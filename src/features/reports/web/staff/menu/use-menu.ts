// What waits at the places of the sidebar, read again as it changes but never more than once in a few seconds; and how it is arranged.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Input } from '#shared/endpoint.ts';
import { USUALLY_MINE } from '#texts/staff-places.ts';
import type { menuEndpoints } from '../../../contract/menu.ts';
import { menuTexts as texts } from '../../../texts/staff-menu.ts';

const call = caller<typeof menuEndpoints>();

const KEY = ['menu'];
const LEAST_APART_MS = 3_000;

/** When the counts were last asked for, of all that this tab shows. */
let askedAt = 0;

const menuQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    await until(askedAt + LEAST_APART_MS, signal);
    askedAt = Date.now();
    return call('GET /api/staff/menu', {}, { signal });
  },
  meta: {
    topics: [
      'applications',
      'verifications',
      'submissions',
      'loans',
      'imports',
      'prizes',
      'messages',
      'complaints',
      'signals',
      'reviews',
      'casework',
      'configuration',
      'second-looks',
    ],
  },
});

/** What another event asks for meanwhile takes the place of what waits here. */
const until = (moment: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, moment - Date.now()));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

export type Arranged = Input<(typeof menuEndpoints)['POST /api/staff/menu']>['body'];

export function useMenu() {
  const queries = useQueryClient();
  const { data } = useQuery(menuQuery);
  const arrange = useMutation({
    mutationFn: (arranged: Arranged) => call('POST /api/staff/menu', { body: arranged }),
    // It stands as it was wanted at once; what the server has takes its place.
    onMutate: (arranged) =>
      queries.setQueryData(menuQuery.queryKey, (now) => (now ? { ...now, ...arranged } : now)),
    onError: () => toast.bad(texts.failed, 'bottom-left'),
  });
  const pinned = data?.pinned ?? USUALLY_MINE;
  const folded = data?.folded ?? [];
  return {
    waiting: data?.waiting,
    late: data?.late,
    pinned,
    folded,
    arrange: (change: Partial<Arranged>) =>
      arrange.mutate({ pinned: [...pinned], folded: [...folded], ...change }),
  };
}
