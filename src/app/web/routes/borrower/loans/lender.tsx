// One lender with its loans.
import { Lender } from '#features/partners/web/lender.tsx';
import type { Route } from './+types/lender';

export default function LenderPage({ params }: Route.ComponentProps) {
  return <Lender key={params.id} id={params.id} />;
}
