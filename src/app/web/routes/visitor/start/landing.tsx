// What a visitor finds at the start: the product in words, what a loan costs, and the way in.
import { LogInForm } from '#features/accounts/web/log-in-form.tsx';
import { VerifiedToast } from '#features/accounts/web/verified-toast.tsx';
import { PolicyCostExample } from '#features/decisions/web/published/policy-cost-example.tsx';
import { Landing } from '#features/site/web/landing.tsx';
import { VisitorShell } from '../../../shells/visitor.tsx';

export default function LandingRoute() {
  return (
    <VisitorShell edgeToEdge>
      <Landing login={<LogInForm />} costExample={<PolicyCostExample />} />
      <VerifiedToast />
    </VisitorShell>
  );
}
