// /admin/prizes/:id: one prize, to be read, edited and deleted.
import { useParams } from 'react-router';
import { StaffPrize } from '#features/prizes/web/staff/prizes/staff-prize.tsx';

export default function StaffPrizeRoute() {
  const { id = '' } = useParams();
  return <StaffPrize key={id} id={id} />;
}
