// One loan application for staff.
import { useParams } from 'react-router';
import { StaffApplication } from '#features/applications/web/staff-application.tsx';

export default function StaffLoan() {
  const { id = '' } = useParams();
  return <StaffApplication id={id} />;
}
