// Advice of other rules that is kept to: what of it can still be done and until when, or that it was done and led to this offer.

import { Banner } from '#platform/web/ui/banner.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay } from '#shared/calendar.ts';
import type { OfferOutput } from '../contract.ts';
import { offerReasonTexts as texts } from '../texts/decisions.ts';

type KeptAdviceProps = { kept: NonNullable<OfferOutput['kept']> };

export function KeptAdvice({ kept: { policyVersion, givenOn, until, advice } }: KeptAdviceProps) {
  const [day, lastDay] = [showDay(givenOn), showDay(until)];
  if (advice.length === 0)
    return (
      <Banner tone="good" title={texts.followedTitle}>
        <p>
          <Unbroken>{texts.followed(day, policyVersion, lastDay)}</Unbroken>
        </p>
      </Banner>
    );
  return (
    <Banner title={texts.keptTitle(day)}>
      <p>
        <Unbroken>{texts.keptLead(policyVersion, lastDay)}</Unbroken>
      </p>
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        {advice.map(({ sentence }) => (
          <li key={sentence} className="figures">
            {sentence}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
