// /admin/policy/versions/:version: one version of the decision policy.
import { useParams } from 'react-router';
import { PolicyVersion } from '#features/decisions/web/staff/policy/policy-version.tsx';

export default function StaffPolicyVersion() {
  const { version = '' } = useParams();
  return <PolicyVersion key={version} version={version} />;
}
