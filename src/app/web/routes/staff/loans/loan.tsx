// One loan application for staff.
import { StaffApplication } from '#features/applications/web/staff-application.tsx';
import type { Route } from './+types/loan';

export default function StaffLoan({ params }: Route.ComponentProps) {
  return <StaffApplication id={params.id} />;
}
