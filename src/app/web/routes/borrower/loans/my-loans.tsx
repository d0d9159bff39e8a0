// The borrower's loans, and where they stand on the way to larger amounts.
import { LoanLadder } from '#features/decisions/web/ladder/loan-ladder.tsx';
import { OwnLoans } from '#features/loans/web/own/own-loans.tsx';

export default function MyLoans() {
  return <OwnLoans ladder={<LoanLadder />} />;
}
