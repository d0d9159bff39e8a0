// /admin/second-looks/:id: documents that another officer has decided about, decided once more without knowing how.
import { useParams } from 'react-router';
import { SecondLook } from '#features/verification/web/staff/second-looks/second-look.tsx';

export default function SecondLookRoute() {
  const { id = '' } = useParams();
  return <SecondLook key={id} id={id} />;
}
