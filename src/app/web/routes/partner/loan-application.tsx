// /partner/loan-applications/:id: one application for its lender.
import { LenderApplication } from '#features/applications/web/partner/lender-application.tsx';
import type { Route } from './+types/loan-application';

export default function LenderApplicationPage({ params }: Route.ComponentProps) {
  return <LenderApplication key={params.id} id={params.id} />;
}
