// /admin/submission/:id and /admin/submission/model-5/:id
import { useParams } from 'react-router';
import { useModel } from '#features/information/web/staff/model.ts';
import { StaffSubmission } from '#features/verification/web/staff/submission.tsx';

export default function StaffSubmissionRoute() {
  const { id = '' } = useParams();
  return <StaffSubmission key={id} id={id} model={useModel()} />;
}
