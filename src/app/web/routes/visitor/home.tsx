// The start: the landing for a visitor, the dashboard for a borrower, neither of which loads the other; everyone else has a start of their own.
import { readSession, useSession } from '#platform/web/session.ts';
import type { SessionRecord } from '#shared/actor.ts';
import { OpenPage, partOf } from '../../guard.tsx';
import { laterScreen } from '../../screens.tsx';

const landing = laterScreen(() => import('./start/landing.tsx'));
const dashboard = laterScreen(() => import('../borrower/home.tsx'));

const startOf = (session: SessionRecord | null) => (partOf(session) === 'borrower' ? dashboard : landing);

export const loadMore = (): Promise<unknown> => startOf(readSession()).load();

export default function Home() {
  const start = startOf(useSession());
  return start === dashboard ? (
    <dashboard.Component />
  ) : (
    <OpenPage>
      <landing.Component />
    </OpenPage>
  );
}
