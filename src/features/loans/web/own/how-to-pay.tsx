// How to pay: the loan number large enough to read out at the counter, then each place; where none is configured, the way to ask us.
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { WaysToPay } from '#shared/places/ways-to-pay.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { payTexts as texts } from '../../texts/borrower/ways-to-pay.ts';

export function HowToPay({ number, ways: { bank, counter } }: { number: string; ways: WaysToPay }) {
  const copy = () =>
    copyText(number).then(
      () => toast.good(texts.copied),
      () => toast.bad(texts.copyFailed),
    );
  const hasPlace = bank !== null || counter !== null;
  return (
    <Card className="grid gap-4">
      <h2 className="font-bold text-xl">{texts.title}</h2>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border-2 border-leaf border-dashed bg-leaf-soft p-4">
        <p className="grid min-w-0">
          <span className="text-sm">{texts.number}</span>
          <span className="figures select-all font-bold text-2xl tracking-wide">
            {showLoanNumber(number)}
          </span>
        </p>
        <Button tone="secondary" onClick={copy} icon={<Copy className="size-4" />}>
          {texts.copy}
        </Button>
      </div>
      <p>{texts.numberIs}</p>
      {counter && (
        <Way title={texts.counter}>
          <Fact name={texts.place}>{counter.place}</Fact>
          {counter.hours && <Fact name={texts.hours}>{counter.hours}</Fact>}
        </Way>
      )}
      {bank && (
        <Way title={texts.bank}>
          <Fact name={texts.name}>{bank.name}</Fact>
          <Fact name={texts.branch}>{bank.branch}</Fact>
          <Fact name={texts.accountName}>{bank.accountName}</Fact>
          <Fact name={texts.accountNumber}>
            <span className="select-all">{bank.accountNumber}</span>
          </Fact>
          <Fact name={texts.reference}>{texts.numberAbove}</Fact>
        </Way>
      )}
      {hasPlace ? (
        <p className="text-muted">{texts.keep}</p>
      ) : (
        <>
          <p>{texts.ask}</p>
          <LinkButton to="/messages">{texts.write}</LinkButton>
        </>
      )}
    </Card>
  );
}

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1">
    <h3 className="font-semibold">{title}</h3>
    <Facts>{children}</Facts>
  </section>
);

/** Rejects where the browser keeps the clipboard to itself. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
