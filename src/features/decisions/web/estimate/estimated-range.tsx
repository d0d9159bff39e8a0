// What the four answers could lead to: the range, what either end of it would cost, and the way on.

import { useEffect, useRef } from 'react';
import { termsOf } from '#features/loans/rules/add-on.ts';
import { costOfLoan } from '#features/loans/rules/cost-of-loan.ts';
import { CostBreakdown } from '#features/loans/web/cost-breakdown.tsx';
import { ShareOnWhatsApp } from '#features/site/web/whatsapp/whatsapp-link.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { dayOf } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { Estimate, EstimateEnd } from '../../contract/estimate.ts';
import { noEstimateTexts, estimateTexts as texts } from '../../texts/estimate.ts';
import { howWeDecideTexts } from '../../texts/published-policy.ts';

/** One that the browser's history has kept since before an update of the app lacks what rules an offer out. */
export type ShownRange = Omit<Estimate, 'ruledOut'> & Partial<Pick<Estimate, 'ruledOut'>>;

export function EstimatedRange({ range, onChange }: { range: ShownRange; onChange: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { least, most, reason, ruledOut } = range;
  return (
    <section className="grid gap-6">
      <Card className="grid gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
          {titleOf(range)}
        </h2>
        <p>{most ? texts.ifTrue : reason && noEstimateTexts[reason]}</p>
        {most && !least && <p>{texts.maybeNothing}</p>}
        {most && ruledOut && <RuledOut {...ruledOut} />}
        {!most && <p>{texts.notNowOn}</p>}
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/signup" className="max-sm:w-full">
            {texts.goOn}
          </LinkButton>
          <Button tone="secondary" onClick={onChange} className="max-sm:w-full">
            {texts.change}
          </Button>
        </div>
        <p className="text-muted text-sm">{texts.carried}</p>
      </Card>
      {most && (
        <>
          <div className="grid gap-1">
            <h2 className="font-bold text-xl">{texts.costs}</h2>
            <p className="text-muted">{texts.addOn}</p>
          </div>
          <EndCost title={texts.cheapest} end={most} />
          {least && least.interestRate !== most.interestRate && <EndCost title={texts.dearest} end={least} />}
        </>
      )}
      <ShareOnWhatsApp page="/estimate" />
    </section>
  );
}

function titleOf({ least, most }: ShownRange): string {
  if (!most) return texts.notNow;
  const highest = showDollars(most.loanAmount);
  if (!least) return texts.upTo(highest);
  return least.loanAmount === most.loanAmount
    ? texts.about(highest)
    : texts.between(showDollars(least.loanAmount), highest);
}

const RuledOut = ({ minimumAge, rest }: Estimate['ruledOut']) => (
  <div className="grid gap-2">
    <p>{texts.ruledOutLead}</p>
    <ul className="grid list-disc gap-1 pl-5">
      <li>{texts.tooYoung(minimumAge)}</li>
      {rest.map(({ by, months }) => (
        <li key={by}>{howWeDecideTexts.ruledOutBy[by](months)}</li>
      ))}
    </ul>
  </div>
);

const EndCost = ({ title, end }: { title: string; end: EstimateEnd }) => (
  <Card className="grid gap-4">
    <div>
      <h3 className="font-bold text-lg">{title}</h3>
      <p className="text-muted">{texts.terms(showDollars(end.loanAmount), end.term, end.interestRate)}</p>
    </div>
    <CostBreakdown
      cost={costOfLoan({
        ...termsOf({ amount: end.loanAmount, interestRate: end.interestRate, term: end.term }),
        firstDay: dayOf(new Date()),
      })}
    />
  </Card>
);
