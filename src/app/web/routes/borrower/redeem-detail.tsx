// /redeem/{id}: one prize.
import { useParams } from 'react-router';
import { RedeemDetail } from '#features/prizes/web/redeem-detail.tsx';

export default function RedeemDetailPage() {
  const { id = '' } = useParams();
  return <RedeemDetail key={id} id={id} />;
}
