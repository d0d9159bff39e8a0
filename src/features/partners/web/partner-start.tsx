// A lender's start: the account is ready, and what borrowers see of the company, if it is recorded.
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { brand } from '#texts/brand.ts';
import { partnerPanelTexts as texts } from '#texts/partner-panel.ts';
import type { OwnPartner } from '../contract.ts';
import { Company } from './lender.tsx';
import { ownCompanyQuery } from './queries.ts';

export function PartnerStart() {
  const session = useSession();
  const own = useQuery(ownCompanyQuery);
  return (
    <Page title={texts.title} lead={texts.welcome(session?.fullName ?? '')}>
      <Loaded query={own} skeleton={<Skeleton className="h-40 rounded-lg" />}>
        {({ partner }) => (partner ? <OwnCompany company={partner} /> : <Card>{texts.noCompany}</Card>)}
      </Loaded>
      <p className="text-muted">{texts.questions(brand.supportEmail)}</p>
    </Page>
  );
}

function OwnCompany({ company }: { company: OwnPartner }) {
  const isSeen = company.status === 'Active' && company.licenceState === 'Licensed';
  return (
    <section aria-labelledby="company" className="grid gap-4">
      <div>
        <h2 id="company" className="font-bold text-xl">
          {company.name}
        </h2>
        <p className="text-muted">{texts.companyNote}</p>
      </div>
      <Banner tone={isSeen ? 'good' : 'wait'}>{isSeen ? texts.seen : texts.notSeen}</Banner>
      <Company company={company} />
    </section>
  );
}
