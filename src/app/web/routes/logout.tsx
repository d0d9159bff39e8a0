// Ends the session, says so, and goes to the landing page after two seconds.
import { LogOut } from '#features/accounts/web/log-out.tsx';
import { VisitorShell } from '../shells/visitor.tsx';

export default function LogoutPage() {
  return (
    <VisitorShell>
      <LogOut />
    </VisitorShell>
  );
}
