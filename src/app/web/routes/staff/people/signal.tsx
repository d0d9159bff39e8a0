// One fraud signal.
import { useParams } from 'react-router';
import { StaffSignal } from '#features/signals/web/staff/staff-signal.tsx';

export default function Signal() {
  const { id = '' } = useParams();
  return <StaffSignal key={id} id={id} />;
}
