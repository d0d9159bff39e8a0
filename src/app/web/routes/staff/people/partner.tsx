// /admin/partners/:id: one lender, by the id of its account.
import { useParams } from 'react-router';
import { StaffLender } from '#features/partners/web/staff/lender-on-desk.tsx';

export default function StaffPartner() {
  const { id = '' } = useParams();
  return <StaffLender id={id} />;
}
