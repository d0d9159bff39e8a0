// One contest for staff.
import { StaffContest } from '#features/contests/web/staff/staff-contest.tsx';
import type { Route } from './+types/contest';

export default function ContestOfStaff({ params }: Route.ComponentProps) {
  return <StaffContest key={params.id} id={params.id} />;
}
