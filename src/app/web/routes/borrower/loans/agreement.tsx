// The agreement of one application of the borrower.
import { AgreementPage } from '#features/applications/web/agreement/agreement-page.tsx';
import type { Route } from './+types/agreement';

export default function Agreement({ params }: Route.ComponentProps) {
  return <AgreementPage key={params.id} id={params.id} />;
}
