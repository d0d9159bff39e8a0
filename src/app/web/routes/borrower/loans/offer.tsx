// Your Offers: the borrower's pre-approved loan, and the way to larger amounts.
import { Offer } from '#features/applications/web/offer/offer.tsx';
import { LoanLadder } from '#features/decisions/web/ladder/loan-ladder.tsx';

export default function YourOffers() {
  return <Offer below={<LoanLadder />} />;
}
