// The address of a section's supporting documents: /verification?section=<sId>.
import { VerificationForm } from '#features/verification/web/verification-form.tsx';
import { searchChoices } from '../../../search-choices.ts';

export default function VerificationPage() {
  return <VerificationForm search={searchChoices} />;
}
