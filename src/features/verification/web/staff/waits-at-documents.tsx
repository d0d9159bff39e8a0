// Above documents in the workbench: by when they are due and whose they are, as the review itself answers it, so that the next one brings it along.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { WaitsShown } from '#features/casework/web/staff/waits-here.tsx';
import type { Audience } from '#features/information/contract.ts';
import { staffPanelTexts } from '#features/information/texts/staff-panel.ts';
import { modelPath, useModel } from '#features/information/web/staff/model.ts';
import { useSession } from '#platform/web/session.ts';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { reviewQuery } from './queries.ts';
import { useHolders, useOldestWaiting } from './use-holders.ts';

const TOPICS = ['review'];

export function WaitsAtDocuments({ id }: { id: string }) {
  const { data } = useQuery(reviewQuery(id));
  const [entry] = data?.waits ?? [];
  useReadAgainWhenHeld(id, entry && (entry.owner?._id ?? null));
  return (
    <WaitsShown
      entries={data?.waits}
      hasOwnWay
      topics={TOPICS}
      elsewhere={data?.waits.length === 0 && <WhatWaits audience={data.verification.for} />}
    />
  );
}

/** From documents that are decided the way leads on to those that wait. */
function WhatWaits({ audience }: { audience: Audience }) {
  const waiting = useOldestWaiting(audience);
  const model = useModel();
  const { tail } = useWayToList('/admin/verification', modelPath('/admin/verification', model));
  if (!waiting) return null;
  return (
    <Link
      to={modelPath('/admin/verification', model, waiting.oldest) + tail}
      className="link inline-flex min-h-11 items-center"
    >
      {staffPanelTexts.review(waiting.total)}
    </Link>
  );
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
