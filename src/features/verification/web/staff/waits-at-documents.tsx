// Above documents in the workbench: by when they are due and whose they are, as the review itself answers it, so that the next one brings it along.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { WaitsShown } from '#features/casework/web/staff/waits-here.tsx';
import { useSession } from '#platform/web/session.ts';
import { reviewQuery } from './queries.ts';
import { useHolders } from './use-holders.ts';

const TOPICS = ['review'];

export function WaitsAtDocuments({ id }: { id: string }) {
  const { data } = useQuery(reviewQuery(id));
  const [entry] = data?.waits ?? [];
  useReadAgainWhenHeld(id, entry && (entry.owner?._id ?? null));
  return <WaitsShown entries={data?.waits} hasOwnWay topics={TOPICS} />;
}

/** Whoever opens documents becomes their owner: that makes the claims read again, not the documents. `ownerId`: undefined where nothing waits. */
function useReadAgainWhenHeld(id: string, ownerId: string | null | undefined): void {
  const queries = useQueryClient();
  const me = useSession()?.id;
  const holders = useHolders();
  const other = holders.other(id);
  const isNewlyMine = ownerId !== undefined && ownerId !== me && holders.isOwn(id);
  useEffect(() => {
    if (other !== undefined || isNewlyMine)
      void queries.invalidateQueries({ queryKey: reviewQuery(id).queryKey });
  }, [queries, id, other, isNewlyMine]);
}
