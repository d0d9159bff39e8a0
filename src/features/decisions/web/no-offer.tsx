// No offer, without blame: why, what would change it, and the most useful next step.
import { Sprout } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { OfferOutput } from '../contract.ts';
import { declineTexts, offerReasonTexts as texts } from '../texts/decisions.ts';
import { OfferReasons } from './offer-reasons.tsx';
import { AskReview } from './reviews/ask-review.tsx';

/** Declines that a running application or loan explains; filling in more would not change them. */
const RUNS = ['loan.open', 'loan.in_arrears'];
const IN_HAND = ['loan.applied', ...RUNS];

const TO_APPLICATIONS = { to: '/loan-application', text: texts.toApplications };
const TO_LOANS = { to: '/my-loans', text: texts.toLoans };

export function NoOffer({ offer }: { offer: OfferOutput }) {
  const declines = offer.reasons.filter(({ code }) => Object.hasOwn(declineTexts, code));
  const notes = offer.reasons.filter((reason) => !declines.includes(reason));
  const isInHand = declines.some(({ code }) => IN_HAND.includes(code));
  // Whoever has sections still to submit has not been decided on yet.
  const mayAskPerson =
    !isInHand && declines.length > 0 && declines.every(({ code }) => code !== 'sections.missing');
  const runs = declines.some(({ code }) => RUNS.includes(code));
  const next = isInHand
    ? { ...(runs ? TO_LOANS : TO_APPLICATIONS), notes: texts.nextOffer }
    : { to: '/earn-points', text: texts.earn, notes: texts.alsoHelps };
  return (
    <div className="grid max-w-2xl gap-8">
      <Card className="grid gap-4">
        <Sprout className="size-10 text-leaf" strokeWidth={1.5} />
        <h2 className="font-bold text-xl">{texts.noneTitle}</h2>
        {declines.length > 0 ? (
          <ul className="grid gap-2">
            {declines.map(({ code, reason, whatWouldChangeIt }) => (
              <li key={code}>
                <strong className="font-semibold">{reason}</strong> {whatWouldChangeIt}
              </li>
            ))}
          </ul>
        ) : (
          <p>{offer.reasonForDecline ?? texts.none}</p>
        )}
        <div>
          <LinkButton to={next.to}>{next.text}</LinkButton>
        </div>
      </Card>
      {mayAskPerson && <AskReview />}
      <OfferReasons title={next.notes} reasons={notes} />
    </div>
  );
}
