// /admin/verification/:id and /admin/verification/model-5/:id
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useModel } from '#features/information/web/staff/model.ts';
import { SignalsAbout } from '#features/signals/web/staff/signals-about.tsx';
import { reviewQuery } from '#features/verification/web/staff/queries.ts';
import { WaitsAtDocuments } from '#features/verification/web/staff/waits-at-documents.tsx';
import { StaffWorkbench } from '#features/verification/web/staff/workbench/staff-workbench.tsx';

export default function StaffVerification() {
  const { id = '' } = useParams();
  const { data } = useQuery(reviewQuery(id));
  return (
    <>
      <WaitsAtDocuments id={id} />
      {data && <SignalsAbout personId={data.user._id} signals={data.signals} />}
      <StaffWorkbench id={id} model={useModel()} />
    </>
  );
}
