// The dashboard of a borrower, in its frame; kept apart from the landing so that a visitor never loads it.
import { OfferStep } from '#features/decisions/web/offer-step.tsx';
import { Dashboard } from '#features/information/web/dashboard.tsx';
import { BorrowerFrame } from '../../borrower-frame.tsx';
import { Guard } from '../../guard.tsx';

export default function BorrowerHome() {
  return (
    <Guard part="borrower">
      {(session) => (
        <BorrowerFrame session={session}>
          <Dashboard offerStep={<OfferStep />} />
        </BorrowerFrame>
      )}
    </Guard>
  );
}
