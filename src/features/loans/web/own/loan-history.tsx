// What happened to a loan, entry by entry in plain words, the newest first.

import { Download } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay } from '#shared/calendar.ts';
import { dollarsToCents, showDollars, showMoney, subtractCents } from '#shared/money.ts';
import type { OwnEntry } from '../../contract/own.ts';
import { processingFee } from '../../rules/add-on.ts';
import { divisionInWords, entryInWords } from '../../rules/own/entry-in-words.ts';
import { ownLoanTexts } from '../../texts/borrower/own-loans.ts';

const texts = ownLoanTexts.history;

export const LoanHistory = ({ entries }: { entries: readonly OwnEntry[] }) => (
  <Card className="grid gap-2">
    <h2 className="font-bold text-xl">{texts.title}</h2>
    <ol className="grid">
      {entries.map((entry) => (
        <li key={entry._id} className="grid gap-0.5 border-line py-3 not-last:border-b">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span
              className={`min-w-0 flex-[1_1_8rem] font-semibold ${entry.reversedBy === null ? '' : 'text-muted'}`}
            >
              {entryInWords(entry, entries)}
            </span>
            <span
              className={`figures font-semibold ${entry.reversedBy === null ? '' : 'text-muted line-through'}`}
            >
              {showDollars(entry.amount)}
            </span>
          </span>
          <span className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
            <time dateTime={entry.on}>
              <Unbroken>{showDay(entry.on)}</Unbroken>
            </time>
            <span className="figures">{texts.owedAfter(showDollars(entry.owedAfter))}</span>
          </span>
          {entry.kind === 'Disbursement' && <HandedOver amount={entry.amount} />}
          {entry.kind === 'Repayment' && <Division entry={entry} />}
          {entry.reference && <span className="text-muted text-sm">{texts.reference(entry.reference)}</span>}
          {entry.receipt && (
            <a
              href={`/api/loans/own/receipts/${entry._id}`}
              download
              className="link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
            >
              <Download className="size-4" />
              {texts.receipt(entry.receipt)}
            </a>
          )}
        </li>
      ))}
    </ol>
  </Card>
);

/** The money in hand is less than what was borrowed, and goes by the same name everywhere. */
function HandedOver({ amount }: { amount: number }) {
  const amountCents = dollarsToCents(amount);
  const feeCents = processingFee(amountCents);
  const cash = showMoney(subtractCents(amountCents, feeCents));
  return <span className="figures text-muted text-sm">{texts.handedOver(cash, showMoney(feeCents))}</span>;
}

const Division = ({ entry }: { entry: OwnEntry }) => {
  const parts = divisionInWords(entry, showDollars);
  return parts ? <span className="text-muted text-sm">{texts.division(parts)}</span> : null;
};
