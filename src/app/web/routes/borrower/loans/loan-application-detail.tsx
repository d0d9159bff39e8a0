// One application of the borrower.
import { OwnApplication } from '#features/applications/web/own-application.tsx';
import type { Route } from './+types/loan-application-detail';

export default function LoanApplicationDetail({ params }: Route.ComponentProps) {
  return <OwnApplication id={params.id} />;
}
