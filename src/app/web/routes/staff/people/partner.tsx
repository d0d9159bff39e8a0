// /admin/partners/:id: one lender, by the id of its account.
import { StaffLender } from '#features/partners/web/staff/lender-on-desk.tsx';
import type { Route } from './+types/partner';

export default function StaffPartner({ params }: Route.ComponentProps) {
  return <StaffLender id={params.id} />;
}
