// No offer, without blame: what counted against it, the most useful next step, and what would change it.
import { Sprout } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { OfferOutput } from '../contract.ts';
import { offerStepOf } from '../rules/offer/offer-step.ts';
import { offerReasonTexts as texts } from '../texts/decisions.ts';
import { CountedAgainst } from './counted-against.tsx';
import { AskReview } from './reviews/ask-review.tsx';
import { WhatWouldChange } from './what-would-change.tsx';

/** The declines that come of a running application or loan: filling in more would not change them. */
const RUNS = ['loan.open', 'loan.in_arrears'];
const IN_HAND = ['loan.applied', 'loan.approved', ...RUNS];

const TO_APPLICATIONS = { to: '/loan-application', text: texts.toApplications };
const TO_LOANS = { to: '/my-loans', text: texts.toLoans };
const TO_SECTIONS = { to: '/earn-points', text: texts.earn };

const TITLES = {
  ready: texts.noneTitle,
  applied: texts.appliedTitle,
  approved: texts.approvedTitle,
  open: texts.openTitle,
  none: texts.noneTitle,
} as const;

/** What was applied for, or runs, is no refusal: nothing counted against anybody. */
const titleOf = (offer: OfferOutput): string => TITLES[offerStepOf(offer)];

export function NoOffer({ offer }: { offer: OfferOutput }) {
  const { reasons } = offer;
  const isInHand = reasons.some(({ code }) => IN_HAND.includes(code));
  // Whoever has sections still to submit has not been decided on yet.
  const mayAskPerson =
    !isInHand && reasons.length > 0 && reasons.every(({ code }) => code !== 'sections.missing');
  const runs = reasons.some(({ code }) => RUNS.includes(code));
  // With every section sent, the list of what to fill in is empty: the advice itself leads on.
  const isAdvised = offer.advice.length > 0 || offer.updates.length > 0;
  const next = isInHand ? (runs ? TO_LOANS : TO_APPLICATIONS) : isAdvised ? null : TO_SECTIONS;
  return (
    <div className="grid max-w-2xl gap-8">
      <Card className="grid gap-4">
        <Sprout className="size-10 text-leaf" strokeWidth={1.5} />
        <h2 className="font-bold text-xl">{titleOf(offer)}</h2>
        {reasons.length === 0 && <p>{offer.reasonForDecline ?? texts.none}</p>}
        {isInHand &&
          reasons.map(({ code, reason, note }) => (
            <p key={code}>
              {reason} {note}
            </p>
          ))}
        {next && (
          <div>
            <LinkButton to={next.to}>{next.text}</LinkButton>
          </div>
        )}
      </Card>
      {!isInHand && <CountedAgainst title={texts.counted} reasons={reasons} />}
      {!isInHand && <WhatWouldChange offer={offer} />}
      {mayAskPerson && <AskReview />}
    </div>
  );
}
