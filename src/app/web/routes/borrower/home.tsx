// The dashboard of a borrower, in its frame; kept apart from the landing so that a visitor never loads it.
import { Dashboard } from '#features/applications/web/dashboard/dashboard.tsx';
import { BorrowerFrame } from '../../borrower-frame.tsx';
import { Guard } from '../../guard.tsx';

export default function BorrowerHome() {
  return (
    <Guard part="borrower">
      {(session) => (
        <BorrowerFrame session={session}>
          <Dashboard />
        </BorrowerFrame>
      )}
    </Guard>
  );
}
