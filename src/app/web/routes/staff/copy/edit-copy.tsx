// The editor of the landing's words, with the parts of the landing that other areas make.
import { LogInForm } from '#features/accounts/web/log-in-form.tsx';
import { PolicyCostExample } from '#features/decisions/web/published/policy-cost-example.tsx';
import { EditCopy } from '#features/site/web/staff/edit-copy.tsx';

export default function EditLandingCopy() {
  return <EditCopy login={<LogInForm />} costExample={<PolicyCostExample />} />;
}
