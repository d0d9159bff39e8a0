// What a payment will do, by the rule that books it: how it is divided, what it saves, and what is owed afterwards.
import { type ReactNode, useMemo } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { type Day, showDay } from '#shared/calendar.ts';
import { type Cents, dollarsToCents, showMoney } from '#shared/money.ts';
import type { DeskLoan } from '../../contract/desk.ts';
import { accountOf } from '../../rules/desk/account-on-wire.ts';
import { previewPayment } from '../../rules/desk/payment.ts';
import { whyPaymentWaits } from '../../rules/desk/two-people.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { causesInWords } from './adjustments/adjustment-words.ts';

type PaymentPreviewProps = { shown: DeskLoan; amountCents: Cents | null; on: Day | null };

/** Keeps its place while amount or day cannot be read yet. */
export function PaymentPreview({ shown, amountCents, on }: PaymentPreviewProps) {
  const account = useMemo(() => accountOf(shown), [shown]);
  const preview =
    amountCents === null || on === null
      ? null
      : previewPayment(account, amountCents, on, shown.settlement.on);
  const waits =
    amountCents === null || on === null
      ? []
      : whyPaymentWaits(
          account,
          { amountCents, on },
          { today: shown.settlement.on, aloneUpToCents: dollarsToCents(shown.aloneUpTo) },
        );
  return (
    <section aria-label={texts.preview} aria-live="polite" className="grid min-h-40 content-start gap-2">
      <h3 className="font-semibold">{texts.preview}</h3>
      {preview && (
        <>
          <dl className="rounded-md border border-line bg-ground px-4 py-1">
            {preview.parts.map((part) => (
              <Line key={part.account} name={texts.goesTo[part.account] ?? part.account}>
                {showMoney(part.amountCents)}
              </Line>
            ))}
            {preview.rebateCents > 0 && <Line name={texts.saves}>{showMoney(preview.rebateCents)}</Line>}
            <Line name={texts.owedThen}>
              <strong>{showMoney(preview.owedCents)}</strong>
            </Line>
            {preview.next && (
              <Line name={texts.nextDue}>
                {texts.nextDueOn(showMoney(preview.next.amountCents), showDay(preview.next.dueOn))}
              </Line>
            )}
          </dl>
          {waits.length > 0 && <Banner tone="wait">{texts.willWait(causesInWords(waits))}</Banner>}
          {preview.settles && <Banner tone="good">{texts.settles}</Banner>}
          {preview.creditCents > 0 && (
            <Banner tone="wait">{texts.overpays(showMoney(preview.creditCents))}</Banner>
          )}
        </>
      )}
    </section>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 border-line py-1.5 text-sm not-last:border-b">
    <dt className="text-muted">{name}</dt>
    <dd className="figures">{children}</dd>
  </div>
);
