// /admin/submission/user/:id: everything one person has submitted.
import { useParams } from 'react-router';
import { StaffPersonSubmissions } from '#features/information/web/staff/person-submissions.tsx';

export default function StaffPersonSubmissionsRoute() {
  const { id = '' } = useParams();
  return <StaffPersonSubmissions id={id} />;
}
