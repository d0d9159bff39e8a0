// /admin/policy/drafts/:id: one draft of the decision policy.
import { useParams } from 'react-router';
import { PolicyDraft } from '#features/decisions/web/staff/policy/draft/policy-draft.tsx';

export default function StaffPolicyDraft() {
  const { id = '' } = useParams();
  return <PolicyDraft key={id} id={id} />;
}
