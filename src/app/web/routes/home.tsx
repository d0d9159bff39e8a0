// The start: the landing for a visitor, the dashboard for a borrower; everyone else has a start of their own.
import { lazy, Suspense } from 'react';
import { LogInForm } from '#features/accounts/web/log-in-form.tsx';
import { VerifiedToast } from '#features/accounts/web/verified-toast.tsx';
import { CostExample } from '#features/loans/web/cost-example.tsx';
import { Landing } from '#features/site/web/landing.tsx';
import { useSession } from '#platform/web/session.ts';
import { OpenPage, partOf } from '../guard.tsx';
import { Starting } from '../shells/starting.tsx';
import { VisitorShell } from '../shells/visitor.tsx';

const BorrowerHome = lazy(() => import('./borrower/home.tsx'));

export default function Home() {
  const session = useSession();
  if (session && partOf(session) === 'borrower') {
    return (
      <Suspense fallback={<Starting />}>
        <BorrowerHome session={session} />
      </Suspense>
    );
  }
  return (
    <OpenPage>
      <VisitorShell edgeToEdge>
        <VerifiedToast />
        <Landing login={<LogInForm />} costExample={<CostExample />} />
      </VisitorShell>
    </OpenPage>
  );
}
