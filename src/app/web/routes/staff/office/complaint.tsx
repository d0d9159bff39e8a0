// One complaint at the desk.
import { useParams } from 'react-router';
import { WaitsHere } from '#features/casework/web/staff/waits-here.tsx';
import { DeskComplaint } from '#features/complaints/web/staff/desk-complaint.tsx';

export default function Complaint() {
  const { id = '' } = useParams();
  return (
    <>
      <WaitsHere id={id} hasOwnWay />
      <DeskComplaint id={id} />
    </>
  );
}
