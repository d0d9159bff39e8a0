// One application of the borrower.
import { useParams } from 'react-router';
import { OwnApplication } from '#features/applications/web/own-application.tsx';

export default function LoanApplicationDetail() {
  const { id = '' } = useParams();
  return <OwnApplication id={id} />;
}
