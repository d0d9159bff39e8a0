// What an approved loan of ours waits for before its money is paid out, with the way to its agreement; nothing where there is none.
import { useQuery } from '@tanstack/react-query';
import { offerStepOf } from '#features/decisions/rules/offer/offer-step.ts';
import { offerQuery } from '#features/decisions/web/use-offer.ts';
import { useSession } from '#platform/web/session.ts';
import { ownApplicationsQuery } from '../queries.ts';
import { AgreementStep } from './agreement-step.tsx';

export function ApprovedStep() {
  const { data: offer } = useQuery(offerQuery(useSession()?.infoStatus));
  const isApproved = offer !== undefined && offerStepOf(offer) === 'approved';
  const { data: own } = useQuery({ ...ownApplicationsQuery(1), enabled: isApproved });
  if (!isApproved) return null;
  // There is one at most, and it is the newest of ours that was approved.
  const approved = own?.rows.find(({ partner, status }) => !partner && status === 'Approved');
  return approved && <AgreementStep id={approved._id} />;
}
