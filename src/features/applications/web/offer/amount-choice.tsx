// How much to borrow: a box to type in and a slider, which always say the same.
import { type Ref, useState } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { groupThousands } from '#platform/web/ui/form/money-field.tsx';
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { AMOUNT_STEP_CENTS } from '#shared/loans/loan-terms.ts';
import { type Cents, centsToDollars, showMoney, ZERO } from '#shared/money.ts';
import { offerTexts as texts } from '../../texts/applications.ts';
import type { Amount } from './use-amount.ts';

type AmountChoiceProps = {
  ref: Ref<HTMLInputElement>;
  amount: Amount;
  maxCents: Cents;
  error: string | undefined;
  /** Plain dollars. */
  onChange: (typed: string) => void;
};

/** Not a `MoneyField`: that one leaves what is typed alone until it is left, and here the maximum holds at once. */
export function AmountChoice({ ref, amount, maxCents, error, onChange }: AmountChoiceProps) {
  // From the first key on: taking the focus changes nothing, so that what Tab has marked is typed over.
  const [isTyping, setIsTyping] = useState(false);
  return (
    <Card className="grid gap-3">
      <NumberField
        ref={ref}
        name="loanAmount"
        label={texts.amount}
        hint={texts.amountHint(showMoney(maxCents))}
        error={error ?? (isTyping || amount.isAmount ? undefined : texts.notAmount)}
        prefix="$"
        decimals={2}
        value={isTyping ? amount.typed : groupThousands(amount.typed)}
        onValue={(typed) => {
          setIsTyping(true);
          onChange(typed);
        }}
        onBlur={() => setIsTyping(false)}
      />
      <div>
        <Slider
          label={texts.slider}
          min={0}
          max={centsToDollars(maxCents)}
          step={centsToDollars(AMOUNT_STEP_CENTS)}
          value={centsToDollars(amount.amountCents)}
          valueText={showMoney(amount.amountCents)}
          onValue={(dollars) => onChange(String(dollars))}
        />
        <p aria-hidden="true" className="figures flex justify-between text-muted text-sm">
          <span>{showMoney(ZERO)}</span>
          <span>{showMoney(maxCents)}</span>
        </p>
      </div>
    </Card>
  );
}
