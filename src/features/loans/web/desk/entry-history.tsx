// Every entry in the books of a loan, the newest first: what was taken back stays, struck through.

import { useMemo, useState } from 'react';
import { DialogForm } from '#platform/web/record/record-dialog.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { RecordLines } from '#platform/web/ui/list/desk/record-facts.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { showDay, showMoment } from '#shared/calendar.ts';
import { dollarsToCents, showDollars } from '#shared/money.ts';
import type { DeskEntry, DeskLoan } from '../../contract/desk.ts';
import { keptOfMoney, reasonFields } from '../../fields/desk-money.ts';
import { accountOf } from '../../rules/desk/account-on-wire.ts';
import { whyNotBooked } from '../../rules/desk/may-book.ts';
import { whyReversalWaits } from '../../rules/desk/two-people.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { causesInWords } from './adjustments/adjustment-words.ts';
import { call } from './queries.ts';

const SHOWN_AT_FIRST = 8;

export function EntryHistory({ shown }: { shown: DeskLoan }) {
  const [isWhole, setWhole] = useState(false);
  const [reversing, setReversing] = useState<DeskEntry | null>(null);
  const account = useMemo(() => accountOf(shown), [shown]);
  const on = shown.settlement.on;
  // A payout is taken back by two people, among the requests.
  const mayReverse = ({ _id, kind }: DeskEntry) =>
    kind !== 'Disbursement' && whyNotBooked(account, { kind: 'Reversal', reverses: _id, on }) === null;
  const { entries } = shown;
  return (
    <section aria-label={texts.history} className="grid grid-cols-1 gap-3">
      <h2 className="font-bold text-xl">{texts.history}</h2>
      <Table
        caption={texts.history}
        columns={columnsOf(mayReverse, setReversing)}
        rows={isWhole ? entries : entries.slice(0, SHOWN_AT_FIRST)}
        rowKey={({ _id }) => _id}
      />
      {entries.length > SHOWN_AT_FIRST && (
        <Button tone="quiet" className="justify-self-start" onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showAll(entries.length)}
        </Button>
      )}
      <Dialog
        open={reversing !== null}
        title={reversing ? texts.reverseTitle(texts.kind[reversing.kind], showDollars(reversing.amount)) : ''}
        onClose={() => setReversing(null)}
      >
        {reversing && (
          <DialogForm
            lead={
              <>
                <p>{texts.reverseHint}</p>
                <p>{texts.reverseNote}</p>
                <Waits entry={reversing} aloneUpTo={shown.aloneUpTo} />
              </>
            }
            fields={reasonFields}
            send={(body) =>
              call('POST /api/loans/admin/entries/:id/reverse', { params: { id: reversing._id }, body })
            }
            confirmText={texts.reverse}
            danger
            topics={['loans']}
          />
        )}
      </Dialog>
    </section>
  );
}

/** Beforehand, by the rule that decides it. */
function Waits({ entry, aloneUpTo }: { entry: DeskEntry; aloneUpTo: number }) {
  const causes = whyReversalWaits(
    {
      kind: entry.kind,
      amountCents: dollarsToCents(entry.amount),
      recordedAt: new Date(entry.recordedAt),
      byTwo: entry.byTwo,
    },
    { now: new Date(), aloneUpToCents: dollarsToCents(aloneUpTo) },
  );
  return causes.length > 0 && <Banner tone="wait">{texts.willWait(causesInWords(causes))}</Banner>;
}

const columnsOf = (
  mayReverse: (entry: DeskEntry) => boolean,
  reverse: (entry: DeskEntry) => void,
): readonly Column<DeskEntry>[] => [
  { key: 'number', heading: texts.number, cell: ({ number }) => <span className="figures">{number}</span> },
  {
    key: 'on',
    heading: texts.day,
    cell: ({ on }) => (
      <time dateTime={on} className="sm:whitespace-nowrap">
        {showDay(on)}
      </time>
    ),
  },
  { key: 'what', heading: texts.what, cell: (entry) => <What entry={entry} /> },
  { key: 'amount', heading: texts.amount, numeric: true, cell: (entry) => <Amount entry={entry} /> },
  { key: 'owed', heading: texts.owedAfter, numeric: true, cell: ({ owedAfter }) => showDollars(owedAfter) },
  {
    key: 'by',
    heading: texts.recordedBy,
    cell: ({ recordedBy, recordedAt }) => (
      <span className="grid">
        {recordedBy}
        <time dateTime={recordedAt} className="text-muted text-xs">
          {showMoment(new Date(recordedAt))}
        </time>
      </span>
    ),
  },
  {
    key: 'do',
    heading: texts.action,
    cell: (entry) =>
      mayReverse(entry) && (
        <Button
          tone="quiet"
          size="sm"
          aria-label={texts.reverseEntry(entry.number)}
          onClick={() => reverse(entry)}
        >
          {texts.reverse}
        </Button>
      ),
  },
];

const STRUCK = 'text-muted line-through';

function What({ entry }: { entry: DeskEntry }) {
  const { kind, reference, note, reverses, reversedBy, receipt } = entry;
  const isTakenBack = reversedBy !== null;
  return (
    <span className="grid">
      <span className={isTakenBack ? STRUCK : 'font-semibold'}>{texts.kind[kind]}</span>
      {reference && <span className="figures wrap-anywhere text-xs">{reference}</span>}
      <RecordLines fields={keptOfMoney} record={entry} besides={['reference']} />
      {receipt && <span className="figures text-muted text-xs">{texts.receipt(receipt)}</span>}
      {reverses !== null && <span className="text-muted text-xs">{texts.reverses(reverses)}</span>}
      {isTakenBack && <span className="text-muted text-xs">{texts.reversedBy(reversedBy)}</span>}
      {note && <span className="wrap-anywhere text-muted text-xs">{note}</span>}
    </span>
  );
}

const PARTS = ['fee', 'interest', 'principal', 'writtenOff', 'credit'] as const;

/** With what it changed, whichever way. */
const Amount = ({ entry }: { entry: DeskEntry }) => (
  <span className="grid">
    <span className={entry.reversedBy === null ? 'font-semibold' : STRUCK}>{showDollars(entry.amount)}</span>
    {PARTS.filter((part) => entry[part] !== 0).map((part) => (
      <span key={part} className="sm:whitespace-nowrap text-muted text-xs">
        {texts.part[part](showDollars(Math.abs(entry[part])))}
      </span>
    ))}
  </span>
);
