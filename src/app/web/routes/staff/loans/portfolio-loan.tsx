// /admin/portfolio/:id: one running loan for staff.
import { useParams } from 'react-router';
import { WaitsHere } from '#features/casework/web/staff/waits-here.tsx';
import { DeskLoan } from '#features/loans/web/desk/desk-loan.tsx';

export default function DeskLoanRoute() {
  const { id = '' } = useParams();
  return (
    <>
      <WaitsHere key={id} id={id} />
      <DeskLoan key={id} id={id} />
    </>
  );
}
