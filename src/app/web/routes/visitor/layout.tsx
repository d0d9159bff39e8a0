// The public pages but the landing: with the frame of visitors, and for a borrower with their own.
import { Outlet } from 'react-router';
import { readSession, useSession } from '#platform/web/session.ts';
import { OpenPage, partOf } from '../../guard.tsx';
import { type LaterScreen, laterScreen } from '../../screens.tsx';
import { VisitorShell } from '../../shells/visitor.tsx';

/** Apart, so that a visitor does not load it. */
const ownFrame = laterScreen(() => import('../borrower/layout.tsx'));

function VisitorLayout() {
  return partOf(useSession()) === 'borrower' ? (
    <ownFrame.Component />
  ) : (
    <OpenPage>
      <VisitorShell>
        <Outlet />
      </VisitorShell>
    </OpenPage>
  );
}

export const visitorLayout: LaterScreen = {
  Component: VisitorLayout,
  load: async () => (partOf(readSession()) === 'borrower' ? ownFrame.load() : { default: VisitorLayout }),
};
