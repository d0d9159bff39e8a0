// /partner/dashboard: a lender's start with its figures.
import { PartnerStart } from '#features/partners/web/partner/start/partner-start.tsx';
import { LenderDashboard } from '#features/reports/web/partner/lender-dashboard.tsx';

export default function PartnerDashboard() {
  return (
    <PartnerStart>
      <LenderDashboard />
    </PartnerStart>
  );
}
