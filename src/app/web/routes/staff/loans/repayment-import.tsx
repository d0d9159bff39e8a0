// /admin/repayments/:id: one file of repayments.
import { useParams } from 'react-router';
import { RepaymentImport } from '#features/loans/web/staff/imports/repayment-import.tsx';

export default function StaffRepaymentImport() {
  const { id = '' } = useParams();
  return <RepaymentImport key={id} id={id} />;
}
