// The sliders of the comparison; they stay in sight while the list changes under them.
import type { ReactNode } from 'react';
import { lenderLoanTexts } from '#features/partners/texts/lenders.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { type Cents, centsToDollars, showMoney } from '#shared/money.ts';
import { comparisonTexts as texts } from '../../texts/borrower/comparison.ts';
import type { WishChoice } from './use-wish.ts';

export function ComparisonChoice({ choice }: { choice: WishChoice }) {
  const { amounts, terms, types, type, wish, set } = choice;
  const amountText = showMoney(wish.amountCents);
  const termText = lenderLoanTexts.months(wish.termMonths);
  const dollarsAt = (place: number) => String(centsToDollars(amounts[place] as Cents));
  return (
    <Card className="grid gap-5 lg:sticky lg:top-24">
      <Choice label={texts.amount} shown={amountText}>
        <Slider
          label={texts.amount}
          valueText={amountText}
          min={0}
          max={amounts.length - 1}
          step={1}
          value={amounts.indexOf(wish.amountCents)}
          onValue={(place) => set('amount', dollarsAt(place))}
        />
      </Choice>
      <Choice label={texts.term} shown={termText}>
        <Slider
          label={texts.term}
          valueText={termText}
          min={0}
          max={terms.length - 1}
          step={1}
          value={terms.indexOf(wish.termMonths)}
          onValue={(place) => set('term', String(terms[place]))}
        />
      </Choice>
      <SelectField
        label={texts.type}
        options={types.map((value) => ({ value, label: value }))}
        placeholder={texts.anyType}
        value={type}
        onValue={(value) => set('type', value)}
        optional
      />
    </Card>
  );
}

const Choice = ({ label, shown, children }: { label: string; shown: string; children: ReactNode }) => (
  <div>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-muted">{label}</span>
      <output aria-label={label} className="figures font-bold text-xl">
        {shown}
      </output>
    </p>
    {children}
  </div>
);
