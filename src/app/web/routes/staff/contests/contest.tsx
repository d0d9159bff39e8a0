// One contest for staff.
import { useParams } from 'react-router';
import { StaffContest } from '#features/contests/web/staff/staff-contest.tsx';

export default function ContestOfStaff() {
  const { id = '' } = useParams();
  return <StaffContest key={id} id={id} />;
}
