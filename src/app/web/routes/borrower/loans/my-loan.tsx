// One loan of the borrower.
import { useParams } from 'react-router';
import { OwnLoan } from '#features/loans/web/own/own-loan.tsx';

export default function MyLoan() {
  const { id = '' } = useParams();
  return <OwnLoan id={id} />;
}
