// A lender's other terms for staff and for the lender itself: both sides, why, and what became of them.
import type { ReactNode } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import type { CounterOffer } from '../../contract/counter-offer.ts';
import { counterOfferTexts } from '../../texts/counter-offer/counter-offer.ts';
import { TermsCompared } from './terms-compared.tsx';

type DeskCounterOfferProps = {
  title: string;
  /** What became of it. */
  state: string;
  reasonName: string;
  offer: CounterOffer;
  children?: ReactNode;
};

const WORDS = { caption: counterOfferTexts.captionOfDesk, asked: counterOfferTexts.askedFor };

export const DeskCounterOffer = ({ title, state, reasonName, offer, children }: DeskCounterOfferProps) => (
  <Card className="grid grid-cols-1 gap-4">
    <h2 className="font-bold text-xl">{title}</h2>
    <p role="status">{state}</p>
    <TermsCompared offer={offer} words={WORDS} />
    <Facts>
      <Fact name={reasonName}>
        <span className="whitespace-pre-line">{offer.reason}</span>
      </Fact>
    </Facts>
    {children}
  </Card>
);
