// /partner/portfolio/:id: one loan of a lender with its books.
import { LenderLoan } from '#features/loans/web/staff/portfolio/lender-loan.tsx';
import type { Route } from './+types/portfolio-loan';

export default function LenderLoanPage({ params }: Route.ComponentProps) {
  return <LenderLoan key={params.id} id={params.id} />;
}
