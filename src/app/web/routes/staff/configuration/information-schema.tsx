// /admin/configure-information/:id: one section's configuration; the decision policy says which answers it reads.
import { useParams } from 'react-router';
import { isReadByPolicy } from '#features/decisions/rules/names-read.ts';
import { ConfigurePage } from '#features/information/web/staff/configure/configure-page.tsx';
import { searchChoices } from '../../../search-choices.ts';

export default function InformationSchemaRoute() {
  const { id = '' } = useParams();
  return <ConfigurePage key={id} kind="information" id={id} reads={isReadByPolicy} search={searchChoices} />;
}
