// One lender with its loans.
import { useParams } from 'react-router';
import { Lender } from '#features/partners/web/lender.tsx';

export default function LenderPage() {
  const { id = '' } = useParams();
  return <Lender key={id} id={id} />;
}
