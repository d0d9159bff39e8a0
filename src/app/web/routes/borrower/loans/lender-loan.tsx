// One loan of a lender, and applying for it.
import { LenderLoan } from '#features/applications/web/lender/lender-loan.tsx';
import type { Route } from './+types/lender-loan';

export default function LenderLoanPage({ params }: Route.ComponentProps) {
  return <LenderLoan key={params.id} id={params.id} />;
}
