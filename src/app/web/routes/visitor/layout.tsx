// The public pages but the landing.
import { Outlet } from 'react-router';
import { OpenPage } from '../../guard.tsx';
import { VisitorShell } from '../../shells/visitor.tsx';

export default function VisitorLayout() {
  return (
    <OpenPage>
      <VisitorShell>
        <Outlet />
      </VisitorShell>
    </OpenPage>
  );
}
