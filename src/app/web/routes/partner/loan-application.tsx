// /partner/loan-applications/:id: one application for its lender.
import { useParams } from 'react-router';
import { LenderApplication } from '#features/applications/web/partner/lender-application.tsx';

export default function LenderApplicationPage() {
  const { id = '' } = useParams();
  return <LenderApplication key={id} id={id} />;
}
