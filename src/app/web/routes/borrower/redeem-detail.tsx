// /redeem/{id}: one prize.
import { RedeemDetail } from '#features/prizes/web/redeem-detail.tsx';
import type { Route } from './+types/redeem-detail';

export default function RedeemDetailPage({ params }: Route.ComponentProps) {
  return <RedeemDetail key={params.id} id={params.id} />;
}
