// What only a lender with a company can do; without one the way to it, and while it is switched off the reason.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { OwnPartner } from '../../../contract.ts';
import { mayPublish } from '../../../rules/may-publish.ts';
import { CompanyNotice } from '../company/company-notice.tsx';
import { ownCompanyQuery } from '../queries.ts';
import { NoCompany } from '../start/partner-start.tsx';

export function WithCompany({ children }: { children: (company: OwnPartner) => ReactNode }) {
  const own = useQuery(ownCompanyQuery);
  return (
    <Loaded query={own} skeleton={<Skeleton className="h-120 rounded-lg" />}>
      {({ partner }) => {
        if (partner === null) return <NoCompany />;
        return mayPublish(partner) ? children(partner) : <CompanyNotice company={partner} />;
      }}
    </Loaded>
  );
}

/** Whether the buttons that publish make sense: by the rule that the server asks. */
export function useMayPublish(): boolean {
  const own = useQuery(ownCompanyQuery);
  return own.data !== undefined && mayPublish(own.data.partner);
}

/** Above a table or a detail: said only where something keeps the lender from publishing. */
export function PublishNotice() {
  const own = useQuery(ownCompanyQuery);
  if (own.data === undefined || mayPublish(own.data.partner)) return null;
  return own.data.partner === null ? <NoCompany /> : <CompanyNotice company={own.data.partner} />;
}
