// /admin/verification/user/:id and /admin/verification/user/model-5/:id
import { useParams } from 'react-router';
import { useModel } from '#features/information/web/staff/model.ts';
import { StaffPersonDocuments } from '#features/verification/web/staff/person-documents.tsx';

export default function StaffPersonDocumentsRoute() {
  const { id = '' } = useParams();
  const model = useModel();
  return <StaffPersonDocuments key={`${id} ${model}`} id={id} audience={model} />;
}
