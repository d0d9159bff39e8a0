// /partner/loans/{id}: one loan of a lender, or the form for a new one, beside what borrowers see of it.
import { LoanPreview } from '#features/applications/web/partner/loan-preview.tsx';
import { LoanScreen } from '#features/partners/web/partner/loans/loan-screen.tsx';
import type { Route } from './+types/loan';

export default function LoanPage({ params }: Route.ComponentProps) {
  return (
    <LoanScreen
      key={params.id}
      id={params.id}
      preview={(loan, stage) => <LoanPreview loan={loan} stage={stage} />}
    />
  );
}
