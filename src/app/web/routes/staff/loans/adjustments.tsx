// /admin/adjustments: what waits for a second person, of loans, of forms and of contests.

import { ContestRequests } from '#features/contests/web/staff/terms/contest-requests.tsx';
import { FormRequests } from '#features/information/web/staff/requests/form-requests.tsx';
import { loanDeskTexts as texts } from '#features/loans/texts/staff-loan-desk.ts';
import { OpenAdjustments } from '#features/loans/web/desk/adjustments/open-adjustments.tsx';
import { Page } from '#platform/web/ui/page.tsx';

export default function AdjustmentsRoute() {
  return (
    <Page title={texts.openTitle} lead={texts.openLead} back={{ to: '/admin/portfolio' }}>
      <OpenAdjustments />
      <FormRequests />
      <ContestRequests />
    </Page>
  );
}
