// Who else is reviewing documents just now, as everybody's screen is notified live, and what waits longest that nobody holds.
import { useQuery } from '@tanstack/react-query';
import type { Audience } from '#features/information/contract.ts';
import { useSession } from '#platform/web/session.ts';
import type { ReviewClaim } from '../../contract.ts';
import { isHeldByOther } from '../../rules/review-claim.ts';
import { claimsQuery, queueQuery } from './queries.ts';

export type Holders = {
  /** The other officer's full name; undefined while they are free or one's own. */
  other(verificationId: string): string | undefined;
  isOwn(verificationId: string): boolean;
};

export function useHolders(): Holders {
  const { data: claims = [] } = useQuery(claimsQuery);
  const me = useSession()?.id ?? '';
  const claimOf = (id: string) => claims.find(({ verificationId }) => verificationId === id);
  return {
    other: (id) => {
      const claim = claimOf(id);
      return claim && isHeldByOther(heldUntil(claim), me, new Date()) ? claim.by.fullName : undefined;
    },
    isOwn: (id) => claimOf(id)?.by._id === me,
  };
}

/** How many documents wait, and the id of the oldest that are nobody else's; of the oldest that nobody else has open where there are none. */
export function useOldestWaiting(
  audience: Audience | undefined,
): { total: number; oldest: string } | undefined {
  const { data: queue } = useQuery({
    ...queueQuery(audience ?? 'FullUser', 1),
    enabled: audience !== undefined,
  });
  const holders = useHolders();
  const me = useSession()?.id;
  if (!queue) return undefined;
  const { rows, total, free } = queue;
  const unheld = rows.filter(({ _id }) => !holders.other(_id));
  // What others have opened since the queue was read is known already.
  const isStillFree = free !== null && !holders.other(free);
  const oldest =
    (isStillFree ? free : unheld.find(({ owner }) => owner === null || owner._id === me)?._id) ??
    (unheld[0] ?? rows[0])?._id;
  return oldest === undefined ? undefined : { total, oldest };
}

const heldUntil = ({ by, until }: ReviewClaim) => ({ holder: by._id, until: new Date(until) });
