// The next step of who has submitted everything, by the offer as it stands now.
import { useQuery } from '@tanstack/react-query';
import { NextStep } from '#features/information/web/next-step.tsx';
import { useSession } from '#platform/web/session.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { offerStepOf } from '../rules/offer/offer-step.ts';
import { offerStepTexts as texts } from '../texts/offer-step.ts';
import { offerQuery } from './use-offer.ts';

/** Asks only where it is shown, and puts nothing on record: no offer is shown here. */
export function OfferStep() {
  const offer = useQuery(offerQuery(useSession()?.infoStatus));
  return (
    <Loaded query={offer} skeleton={<Skeleton className="h-28" />}>
      {(answer) => <NextStep {...texts[offerStepOf(answer)]} />}
    </Loaded>
  );
}
