// Ends the session, says so, and goes to the landing page after two seconds.
import { LogOut } from '#features/accounts/web/log-out.tsx';
import { clearPhone } from '../../clear-phone.ts';
import { LeavingGate } from '../../leaving-gate.tsx';
import { VisitorShell } from '../../shells/visitor.tsx';

export default function LogoutPage() {
  return (
    <VisitorShell>
      <LeavingGate>
        <LogOut onLeft={clearPhone} />
      </LeavingGate>
    </VisitorShell>
  );
}
