// The dashboard of a borrower, in its frame; kept apart from the landing so that a visitor never loads it.
import { Dashboard } from '#features/information/web/dashboard.tsx';
import type { SessionRecord } from '#shared/actor.ts';
import { BorrowerFrame } from '../../borrower-frame.tsx';

export default function BorrowerHome({ session }: { session: SessionRecord }) {
  return (
    <BorrowerFrame session={session}>
      <Dashboard />
    </BorrowerFrame>
  );
}
