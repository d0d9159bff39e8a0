// What has changed between the offer and its approval, so that whoever approves sees it first; what of it is worse stands on top.
import { sinceOfferTexts as texts } from '#features/decisions/texts/staff-decisions.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { staffApplicationTexts } from '#texts/staff-applications.ts';
import type { StaffApplication } from '../../contract.ts';

type SinceOfferProps = {
  application: Pick<StaffApplication, 'status' | 'worseReason'>;
  since: NonNullable<StaffApplication['sinceOffer']>;
};

export function SinceOffer({ application, since: { changes, worse } }: SinceOfferProps) {
  const waits = application.status === 'Pending';
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="font-bold text-xl">{texts.title}</h2>
        <p className="text-muted text-sm">{waits ? texts.lead : texts.atApproval}</p>
      </div>
      {worse.length > 0 && (
        <Banner tone="bad" title={waits ? texts.worse : texts.wasWorse}>
          <ul>
            {worse.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Banner>
      )}
      {changes.length === 0 && <p>{texts.nothing}</p>}
      <Facts>
        {changes.map(({ label, before, after }) => (
          <Fact key={label} name={label}>
            {texts.to(before, after)}
          </Fact>
        ))}
        {application.worseReason && (
          <Fact name={staffApplicationTexts.worseReasonKept}>{application.worseReason}</Fact>
        )}
      </Facts>
    </Card>
  );
}
