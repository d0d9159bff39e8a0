// /admin/repayments/:id: one file of repayments.
import { useParams } from 'react-router';
import { WaitsHere } from '#features/casework/web/staff/waits-here.tsx';
import { RepaymentImport } from '#features/loans/web/staff/imports/repayment-import.tsx';

export default function StaffRepaymentImport() {
  const { id = '' } = useParams();
  return (
    <>
      <WaitsHere id={id} />
      <RepaymentImport key={id} id={id} />
    </>
  );
}
