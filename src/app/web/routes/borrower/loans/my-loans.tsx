// The borrower's loans, and where they stand on the way to larger amounts.
import { ApprovedStep } from '#features/applications/web/agreement/approved-step.tsx';
import { LoanLadder } from '#features/decisions/web/ladder/loan-ladder.tsx';
import { OwnLoans } from '#features/loans/web/own/own-loans.tsx';

export default function MyLoans() {
  return <OwnLoans step={<ApprovedStep />} ladder={<LoanLadder />} />;
}
