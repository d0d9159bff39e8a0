// The agreement of one application of the borrower.
import { useParams } from 'react-router';
import { AgreementPage } from '#features/applications/web/agreement/agreement-page.tsx';

export default function Agreement() {
  const { id = '' } = useParams();
  return <AgreementPage key={id} id={id} />;
}
