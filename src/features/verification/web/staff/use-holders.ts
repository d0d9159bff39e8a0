// Who else is reviewing documents just now, as everybody's screen is notified live.
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/web/session.ts';
import type { ReviewClaim } from '../../contract.ts';
import { isHeldByOther } from '../../rules/review-claim.ts';
import { claimsQuery } from './queries.ts';

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

const heldUntil = ({ by, until }: ReviewClaim) => ({ holder: by._id, until: new Date(until) });
