// The offer that stands for the borrower; what is shown goes on record, once for each time it says something new.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { caller } from '#platform/web/call.ts';
import { useSession } from '#platform/web/session.ts';
import type { InfoStatus } from '#shared/actor.ts';
import type { Lever } from '../contract/advice.ts';
import type { decisionEndpoints } from '../contract.ts';

const call = caller<typeof decisionEndpoints>();

/** Reads the offer without putting it on record, which only showing it does. With `cannotChange` the advice is worked out anew without those levers, which is not put on record either. */
export const offerQuery = (loanType: InfoStatus | undefined, cannot: readonly Lever[] = []) =>
  queryOptions({
    queryKey: ['offer', loanType, ...cannot.toSorted()],
    queryFn: ({ signal }) =>
      call(
        'GET /api/loan/user/decision',
        { query: { loanType, cannotChange: cannot.length > 0 ? cannot.toSorted().join(',') : undefined } },
        { signal },
      ),
    staleTime: 0,
  });

export function useOffer() {
  const loanType = useSession()?.infoStatus;
  const offer = useQuery(offerQuery(loanType));
  const shown = offer.data && JSON.stringify(offer.data);
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (!shown || recorded.current === shown) return;
    recorded.current = shown;
    // A failure is not shown: nothing is lost to the borrower, because an application is decided on, and recorded, anew.
    call('POST /api/loan/user/decision', { body: { loanType } }).catch(() => {});
  }, [shown, loanType]);
  return offer;
}
