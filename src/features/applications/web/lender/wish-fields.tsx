// How much and for how long: a box and a slider for the amount, a slider for the term, within what the lender lends.
import { useState } from 'react';
import { lenderLoanTexts as texts } from '#features/partners/texts/lenders.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { groupThousands } from '#platform/web/ui/form/money-field.tsx';
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { AMOUNT_STEP_CENTS } from '#shared/loans/loan-terms.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import type { LenderWish } from './use-lender-wish.ts';

export function WishFields({ wish }: { wish: LenderWish }) {
  const { limits, typed, amountCents, termMonths, errors } = wish;
  const [isTyping, setIsTyping] = useState(false);
  const least = showMoney(limits.minimumAmountCents);
  const most = showMoney(limits.maximumAmountCents);
  return (
    <Card className="grid gap-5">
      <h2 className="font-bold text-xl">{texts.choose}</h2>
      <div className="grid gap-2">
        <NumberField
          name="loanAmount"
          label={texts.amount}
          hint={texts.amountRange(least, most)}
          error={isTyping ? undefined : errors.loanAmount}
          prefix="$"
          decimals={2}
          value={isTyping ? typed : groupThousands(typed)}
          onValue={wish.type}
          onFocus={() => setIsTyping(true)}
          onBlur={() => setIsTyping(false)}
        />
        <Slider
          label={texts.amount}
          min={centsToDollars(limits.minimumAmountCents)}
          max={centsToDollars(limits.maximumAmountCents)}
          step={centsToDollars(AMOUNT_STEP_CENTS)}
          value={centsToDollars(amountCents)}
          valueText={showMoney(amountCents)}
          onValue={(dollars) => wish.type(String(dollars))}
        />
      </div>
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{texts.term}</span>
          <output aria-label={texts.term} className="font-bold text-xl">
            {texts.months(termMonths)}
          </output>
        </p>
        <Slider
          label={texts.term}
          min={limits.minimumTermMonths}
          max={limits.maximumTermMonths}
          step={1}
          value={termMonths}
          valueText={texts.months(termMonths)}
          onValue={wish.setTerm}
        />
        <p className="text-muted text-sm">
          {texts.termRange(limits.minimumTermMonths, limits.maximumTermMonths)}
        </p>
      </div>
    </Card>
  );
}
