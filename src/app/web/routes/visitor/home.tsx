// The start: the landing for a visitor, the dashboard for a borrower; everyone else has a start of their own.
import { LogInForm } from '#features/accounts/web/log-in-form.tsx';
import { VerifiedToast } from '#features/accounts/web/verified-toast.tsx';
import { CostExample } from '#features/loans/web/cost-example.tsx';
import { Landing } from '#features/site/web/landing.tsx';
import { readSession, useSession } from '#platform/web/session.ts';
import { OpenPage, partOf } from '../../guard.tsx';
import { laterScreen } from '../../screens.tsx';
import { VisitorShell } from '../../shells/visitor.tsx';

const dashboard = laterScreen(() => import('../borrower/home.tsx'));

export const loadMore = async (): Promise<unknown> =>
  partOf(readSession()) === 'borrower' && dashboard.load();

export default function Home() {
  if (partOf(useSession()) === 'borrower') return <dashboard.Component />;
  return (
    <OpenPage>
      <VisitorShell edgeToEdge>
        <VerifiedToast />
        <Landing login={<LogInForm />} costExample={<CostExample />} />
      </VisitorShell>
    </OpenPage>
  );
}
