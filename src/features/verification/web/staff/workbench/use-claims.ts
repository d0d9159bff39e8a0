// Holds what is open in the workbench, and what comes next, while they are open; gives them up on leaving.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Audience } from '#features/information/contract.ts';
import { readSession, useSession } from '#platform/web/session.ts';
import type { Input, Output } from '#shared/endpoint.ts';
import type { QueueShow, ReviewClaim, verificationEndpoints } from '../../../contract.ts';
import { CLAIM_MS } from '../../../rules/review-claim.ts';
import { call, claimsQuery } from '../queries.ts';
import { isGiven } from './given-verdicts.ts';

const RENEW_MS = CLAIM_MS / 3;

/** Holds the documents while they are open and wait for their decision; answers how to take them over. */
export function usePresentClaim(id: string, isDue: boolean): () => Promise<void> {
  const queries = useQueryClient();
  const me = useSession()?.id;
  useEffect(() => {
    if (!isDue) return;
    // What cannot be held for the moment is refused later, when somebody else has decided.
    const renew = () => void claim(queries, id, false).catch(() => {});
    if (!isHeldLong(queries, id, me)) renew();
    const timer = setInterval(renew, RENEW_MS);
    return () => {
      clearInterval(timer);
      if (!isGiven(queries, id)) release(queries, [id]);
    };
  }, [queries, id, isDue, me]);
  return () => claim(queries, id, true);
}

async function claim(queries: QueryClient, id: string, takeOver: boolean): Promise<void> {
  showClaim(queries, await call('POST /api/verification/claim/:id', { params: { id }, body: { takeOver } }));
}

/** Shows a claim before the list of all is read again. */
function showClaim(queries: QueryClient, standing: ReviewClaim): void {
  queries.setQueryData(claimsQuery.queryKey, (claims: ReviewClaim[] = []) => [
    ...claims.filter(({ verificationId }) => verificationId !== standing.verificationId),
    standing,
  ]);
}

/** Whether the caller holds documents for longer than until they are claimed again: so are those that were held ahead. */
function isHeldLong(queries: QueryClient, id: string, me: string | undefined): boolean {
  const claims = queries.getQueryData(claimsQuery.queryKey) ?? [];
  const own = claims.find(({ verificationId, by }) => verificationId === id && by._id === me);
  return own !== undefined && Date.parse(own.until) - Date.now() > RENEW_MS;
}

/** Releases the caller's claims among these, also while the page is going away; a colleague's stay, and stay shown. */
function release(queries: QueryClient, ids: string[]): void {
  if (ids.length === 0) return;
  const me = readSession()?.id;
  queries.setQueryData(claimsQuery.queryKey, (claims) =>
    claims?.filter(({ verificationId, by }) => by._id !== me || !ids.includes(verificationId)),
  );
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
  const queries = useQueryClient();
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
      if (found) {
        held.current.add(found._id);
        showClaim(queries, found.claim);
      }
      if (isPast) return;
      held.current.delete(id);
      const others = [...held.current].filter((other) => other !== found?._id);
      release(queries, others);
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
  }, [queries, id, audience, show, askedAt]);
  useEffect(() => {
    const all = held;
    return () => release(queries, [...all.current]);
  }, [queries]);
  return next;
}

/** A page that is closed leaves without unmounting. */
export function useReleaseOnClose(ids: readonly (string | undefined)[]): void {
  const queries = useQueryClient();
  const open = useRef(ids);
  open.current = ids;
  useEffect(() => {
    const close = () =>
      release(
        queries,
        open.current.filter((id) => id !== undefined),
      );
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, [queries]);
}
