// /admin/redeem/:id: one redemption, and what becomes of it.
import { useParams } from 'react-router';
import { WaitsHere } from '#features/casework/web/staff/waits-here.tsx';
import { StaffRedemption } from '#features/prizes/web/staff/redemptions/staff-redemption.tsx';

export default function StaffRedemptionRoute() {
  const { id = '' } = useParams();
  return (
    <>
      <WaitsHere key={id} id={id} />
      <StaffRedemption key={id} id={id} />
    </>
  );
}
