// /admin/verification/:id and /admin/verification/model-5/:id
import { useParams } from 'react-router';
import { useModel } from '#features/information/web/staff/model.ts';
import { WaitsAtDocuments } from '#features/verification/web/staff/waits-at-documents.tsx';
import { StaffWorkbench } from '#features/verification/web/staff/workbench/staff-workbench.tsx';

export default function StaffVerification() {
  const { id = '' } = useParams();
  return (
    <>
      <WaitsAtDocuments id={id} />
      <StaffWorkbench id={id} model={useModel()} />
    </>
  );
}
