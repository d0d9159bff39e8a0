// What a form begins with: the record as the server holds it now, not as it was read some time ago.
import { useEffect, useState } from 'react';
import type { LoadedQuery } from '../ui/loaded.tsx';

type Reading = { data: unknown; isFetching: boolean; isStale: boolean };

/** The patience for a form whose submission the phone queues: whoever fills it in must not wait for a connection that exists in name only. */
export const OUTBOX_PATIENCE_MS = 4_000;

/**
 * Whether a form may begin with the answer of this query: not as long as that is old and being read again, since a form keeps what it
 * began with, and what was saved elsewhere meanwhile would be undone by the next save. Where nothing newer comes, it begins with what there
 * is; `patienceMs` is how long it waits at most, else as long as the call may take.
 */
export function useIsSettled({ data, isFetching, isStale }: Reading, patienceMs?: number): boolean {
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && data !== undefined && !(isStale && isFetching)) setSettled(true);
  useEffect(() => {
    if (patienceMs === undefined) return;
    const timer = setTimeout(setSettled, patienceMs, true);
    return () => clearTimeout(timer);
  }, [patienceMs]);
  return isSettled;
}

/** The query, whose answer is left out as long as no form may begin with it. */
export function useSettled<Answer>(
  query: LoadedQuery<Answer> & { isStale: boolean },
  patienceMs?: number,
): LoadedQuery<Answer> {
  const isSettled = useIsSettled(query, patienceMs);
  const { data, isError, error, isFetching, refetch } = query;
  return { data: isSettled ? data : undefined, isError, error, isFetching, refetch };
}
