// Whether borrowers see a lender's loans, and if not, why not.
import { Banner } from '#platform/web/ui/banner.tsx';
import type { OwnPartner } from '../../../contract.ts';
import { isSeenByBorrowers, mayPublish } from '../../../rules/may-publish.ts';
import { partnerStartTexts as texts } from '../../../texts/partner-company.ts';

export function CompanyNotice({ company }: { company: OwnPartner }) {
  if (!mayPublish(company)) return <Banner tone="bad">{texts.deactivated}</Banner>;
  const isSeen = isSeenByBorrowers(company);
  return <Banner tone={isSeen ? 'good' : 'wait'}>{isSeen ? texts.seen : texts.notSeen}</Banner>;
}
