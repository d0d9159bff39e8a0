// One complaint at the desk.
import { useParams } from 'react-router';
import { DeskComplaint } from '#features/complaints/web/staff/desk-complaint.tsx';

export default function Complaint() {
  const { id = '' } = useParams();
  return <DeskComplaint id={id} />;
}
