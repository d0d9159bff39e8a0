// /admin/verification/:id and /admin/verification/model-5/:id
import { useParams } from 'react-router';
import { WaitsHere } from '#features/casework/web/staff/waits-here.tsx';
import { useModel } from '#features/information/web/staff/model.ts';
import { StaffWorkbench } from '#features/verification/web/staff/workbench/staff-workbench.tsx';

export default function StaffVerification() {
  const { id = '' } = useParams();
  return (
    <>
      <WaitsHere id={id} hasOwnWay />
      <StaffWorkbench id={id} model={useModel()} />
    </>
  );
}
