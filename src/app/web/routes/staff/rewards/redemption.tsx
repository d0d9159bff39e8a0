// /admin/redeem/:id: one redemption, and what becomes of it.
import { useParams } from 'react-router';
import { StaffRedemption } from '#features/prizes/web/staff/redemptions/staff-redemption.tsx';

export default function StaffRedemptionRoute() {
  const { id = '' } = useParams();
  return <StaffRedemption key={id} id={id} />;
}
