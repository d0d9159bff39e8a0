// One fraud signal.
import { useParams } from 'react-router';
import { WaitsHere } from '#features/casework/web/staff/waits-here.tsx';
import { StaffSignal } from '#features/signals/web/staff/staff-signal.tsx';

export default function Signal() {
  const { id = '' } = useParams();
  return (
    <>
      <WaitsHere key={id} id={id} hasOwnWay />
      <StaffSignal key={id} id={id} />
    </>
  );
}
