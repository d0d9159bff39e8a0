// The address of a section's data entry: /information?section=<sId>.
import { InformationForm } from '#features/information/web/information-form.tsx';
import { searchChoices } from '../../../search-choices.ts';

export default function InformationPage() {
  return <InformationForm search={searchChoices} />;
}
