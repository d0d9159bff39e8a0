// /admin/configure-verification/:id: the configuration of one section's verification form.
import { useParams } from 'react-router';
import { isReadByPolicy } from '#features/decisions/rules/names-read.ts';
import { ConfigurePage } from '#features/information/web/staff/configure/configure-page.tsx';
import { searchChoices } from '../../../search-choices.ts';

export default function VerificationSchemaRoute() {
  const { id = '' } = useParams();
  return <ConfigurePage key={id} kind="verification" id={id} reads={isReadByPolicy} search={searchChoices} />;
}
