// /admin/adjustments: waivers and write-offs that wait for a second person.

import { loanDeskTexts as texts } from '#features/loans/texts/staff-loan-desk.ts';
import { OpenAdjustments } from '#features/loans/web/desk/adjustments/open-adjustments.tsx';
import { Page } from '#platform/web/ui/page.tsx';

export default function AdjustmentsRoute() {
  return (
    <Page title={texts.openTitle} lead={texts.openLead} back={{ to: '/admin/portfolio' }}>
      <OpenAdjustments />
    </Page>
  );
}
