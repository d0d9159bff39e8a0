// One loan application for staff.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { staffApplicationQuery } from '#features/applications/web/staff/queries.ts';
import { StaffApplication } from '#features/applications/web/staff-application.tsx';
import { WaitsHere } from '#features/casework/web/staff/waits-here.tsx';
import { SignalsAbout } from '#features/signals/web/staff/signals-about.tsx';

export default function StaffLoan() {
  const { id = '' } = useParams();
  const { data } = useQuery(staffApplicationQuery(id));
  return (
    <>
      <WaitsHere id={id} />
      {data && <SignalsAbout personId={data.user._id} signals={data.signals} />}
      <StaffApplication id={id} />
    </>
  );
}
