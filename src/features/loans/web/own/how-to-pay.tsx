// How to pay: three steps, and the loan number large enough to read out at the counter.
import { Copy } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { ownLoanTexts } from '../../texts/borrower/own-loans.ts';

const texts = ownLoanTexts.pay;

export function HowToPay({ number }: { number: string }) {
  const copy = () =>
    copyText(number).then(
      () => toast.good(texts.copied),
      () => toast.bad(texts.copyFailed),
    );
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
      <ol className="grid gap-3">
        {texts.steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="figures grid size-[1.75rem] shrink-0 place-items-center rounded-full bg-sunk font-semibold text-sm"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Rejects where the browser keeps the clipboard to itself. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
