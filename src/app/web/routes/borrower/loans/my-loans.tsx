// The borrower's loans, and where they stand on the way to larger amounts.
import { ApprovedStep } from '#features/applications/web/agreement/approved-step.tsx';
import { LoanLadder, ToOffer } from '#features/decisions/web/ladder/loan-ladder.tsx';
import { OwnLoans } from '#features/loans/web/own/own-loans.tsx';

export default function MyLoans() {
  return <OwnLoans step={<ApprovedStep />} wayOn={<ToOffer orWhyNot />} ladder={<LoanLadder />} />;
}
