// One loan application for staff.
import { useParams } from 'react-router';
import { StaffApplication } from '#features/applications/web/staff-application.tsx';
import { WaitsHere } from '#features/casework/web/staff/waits-here.tsx';

export default function StaffLoan() {
  const { id = '' } = useParams();
  return (
    <>
      <WaitsHere id={id} />
      <StaffApplication id={id} />
    </>
  );
}
