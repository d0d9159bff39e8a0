// /admin/portfolio/:id: one running loan for staff.
import { useParams } from 'react-router';
import { DeskLoan } from '#features/loans/web/desk/desk-loan.tsx';

export default function DeskLoanRoute() {
  const { id = '' } = useParams();
  return <DeskLoan key={id} id={id} />;
}
