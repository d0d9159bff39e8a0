// One complaint of the borrower.
import { useParams } from 'react-router';
import { OwnComplaint } from '#features/complaints/web/own-complaint.tsx';

export default function Complaint() {
  const { id = '' } = useParams();
  return <OwnComplaint id={id} />;
}
