// Holds what is open in the workbench, and what comes next, while they are open; gives them up on leaving.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Audience } from '#features/information/contract.ts';
import type { Input, Output } from '#shared/endpoint.ts';
import type { QueueShow, ReviewClaim, verificationEndpoints } from '../../../contract.ts';
import { CLAIM_MS } from '../../../rules/review-claim.ts';
import { call, claimsQuery } from '../queries.ts';
import { isGiven } from './given-verdicts.ts';

const RENEW_MS = CLAIM_MS / 3;

/** Holds the documents while they are open and wait for their decision; answers how to take them over. */
export function usePresentClaim(id: string, isDue: boolean): () => Promise<void> {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isDue) return;
    // What cannot be held for the moment is refused later, when somebody else has decided.
    const renew = () => void claim(queries, id, false).catch(() => {});
    renew();
    const timer = setInterval(renew, RENEW_MS);
    return () => {
      clearInterval(timer);
      if (!isGiven(queries, id)) release([id]);
    };
  }, [queries, id, isDue]);
  return () => claim(queries, id, true);
}

async function claim(queries: QueryClient, id: string, takeOver: boolean): Promise<void> {
  const standing = await call('POST /api/verification/claim/:id', { params: { id }, body: { takeOver } });
  queries.setQueryData(claimsQuery.queryKey, (claims: ReviewClaim[] = []) => [
    ...claims.filter(({ verificationId }) => verificationId !== id),
    standing,
  ]);
}

/** Releases claims, also while the page is going away. */
function release(ids: string[]): void {
  if (ids.length === 0) return;
  call('POST /api/verification/release', { body: { ids } }, { keepalive: true })
    // They are free again by themselves after a while.
    .catch(() => {});
}

type Next = Output<(typeof verificationEndpoints)['POST /api/verification/next']>['next'];
type Asked = Input<(typeof verificationEndpoints)['POST /api/verification/next']>['body'];
type Ahead = { asked: Asked; next: Next };

/** What comes after the present one, held for the caller; undefined until it is known, null when nothing else is free. */
export function useNextClaim(id: string, audience: Audience | undefined, show: QueueShow): Next | undefined {
  const [ahead, setAhead] = useState<Ahead>();
  const { dataUpdatedAt } = useQuery(claimsQuery);
  const held = useRef(new Set<string>());
  const isCurrent =
    ahead?.asked.after === id && ahead.asked.show === show && ahead.asked.audience === audience;
  const next = isCurrent ? ahead.next : undefined;
  // Nothing was free: each time that somebody's claims change, something may be.
  const askedAt = next === null ? dataUpdatedAt : 0;
  useEffect(() => {
    if (!audience) return;
    let isPast = false;
    const asked: Asked = { audience, show, after: id };
    const keep = (found: Next) => {
      if (found) held.current.add(found._id);
      if (isPast) return;
      held.current.delete(id);
      const others = [...held.current].filter((other) => other !== found?._id);
      if (others.length > 0) release(others);
      held.current = new Set(found ? [found._id] : []);
      setAhead({ asked, next: found });
    };
    // Named here because a change of it asks again.
    void askedAt;
    call('POST /api/verification/next', { body: asked }).then(
      (answer) => keep(answer.next),
      () => keep(null),
    );
    return () => {
      isPast = true;
    };
  }, [id, audience, show, askedAt]);
  useEffect(() => {
    const all = held;
    return () => release([...all.current]);
  }, []);
  return next;
}

/** A page that is closed leaves without unmounting. */
export function useReleaseOnClose(ids: readonly (string | undefined)[]): void {
  const open = useRef(ids);
  open.current = ids;
  useEffect(() => {
    const close = () => release(open.current.filter((id) => id !== undefined));
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);
}
