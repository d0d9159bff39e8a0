// /partner/portfolio/:id: one loan of a lender with its books.
import { useParams } from 'react-router';
import { LenderLoan } from '#features/loans/web/staff/portfolio/lender-loan.tsx';

export default function LenderLoanPage() {
  const { id = '' } = useParams();
  return <LenderLoan key={id} id={id} />;
}
