// One loan of a lender, and applying for it.
import { useParams } from 'react-router';
import { LenderLoan } from '#features/applications/web/lender/lender-loan.tsx';

export default function LenderLoanPage() {
  const { id = '' } = useParams();
  return <LenderLoan key={id} id={id} />;
}
