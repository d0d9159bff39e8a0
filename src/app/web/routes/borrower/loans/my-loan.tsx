// One loan of the borrower.
import { OwnLoan } from '#features/loans/web/own/own-loan.tsx';
import type { Route } from './+types/my-loan';

export default function MyLoan({ params }: Route.ComponentProps) {
  return <OwnLoan id={params.id} />;
}
