// Loan services: the loans that can be had, those whose criteria one meets among them.
import { OfferedLoans } from '#features/applications/web/prequalify/offered-loans.tsx';
import { LoanServices } from '#features/loans/web/loan-services.tsx';

export default function LoanServicesPage() {
  return <LoanServices offered={<OfferedLoans />} />;
}
