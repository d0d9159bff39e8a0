// /partner/dashboard: what keeps a lender's loans from borrowers, the first steps while any is left, and below them what the route adds.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { brand } from '#texts/brand.ts';
import { mayPublish } from '../../../rules/may-publish.ts';
import { partnerStartTexts as texts } from '../../../texts/partner-company.ts';
import { CompanyNotice } from '../company/company-notice.tsx';
import { ADD_COMPANY } from '../company/company-screen.tsx';
import { firstStepsQuery, ownCompanyQuery } from '../queries.ts';
import { Checklist } from './checklist.tsx';

/** `children`: the figures of a lender that has a company. */
export function PartnerStart({ children }: { children?: ReactNode }) {
  const session = useSession();
  const own = useQuery(ownCompanyQuery);
  const steps = useQuery(firstStepsQuery);
  const skeleton = <Skeleton className="h-64 rounded-lg" />;
  return (
    <Page title={texts.title} lead={texts.welcome(session?.fullName ?? '')}>
      <Loaded query={own} skeleton={skeleton}>
        {({ partner }) => (
          <Loaded query={steps} skeleton={skeleton}>
            {(done) => (
              <div className="grid grid-cols-1 gap-6">
                {partner ? <CompanyNotice company={partner} /> : <NoCompany />}
                <Checklist done={done} mayPublish={mayPublish(partner)} />
                {partner && children}
              </div>
            )}
          </Loaded>
        )}
      </Loaded>
      <p className="text-muted">{texts.questions(brand.supportEmail)}</p>
    </Page>
  );
}

export const NoCompany = () => (
  <Banner tone="wait" action={<LinkButton to={ADD_COMPANY}>{texts.addCompany}</LinkButton>}>
    {texts.noCompany}
  </Banner>
);
