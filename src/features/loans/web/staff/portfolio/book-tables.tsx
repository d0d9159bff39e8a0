// The schedule of a loan and the entries in its books as tables, to be read only.
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { type Day, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LoanEntry, LoanInstalment } from '../../../contract.ts';
import { loanStateTexts } from '../../../texts/staff-loan-states.ts';
import { lenderPortfolioTexts as texts } from '../../../texts/staff-portfolio.ts';
import { aroundNow, SHOWN_AT_FIRST } from '../../around-now.ts';
import { ShownDay } from './loan-columns.tsx';

type SectionProps<Row> = {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Those shown at first; a loan repaid by the day has hundreds. */
  part: readonly Row[];
  rowKey: (row: Row) => string;
};

function Section<Row>({ title, rows, part, ...table }: SectionProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h2 id={titleId} className="font-bold text-xl">
        {title}
      </h2>
      <Table caption={title} {...table} rows={isWhole ? rows : part} />
      {part.length < rows.length && (
        <Button tone="quiet" className="justify-self-start" onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showAll(rows.length)}
        </Button>
      )}
    </section>
  );
}

export const ScheduleTable = ({ schedule }: { schedule: readonly LoanInstalment[] }) => (
  <Section
    title={texts.schedule}
    columns={SCHEDULE}
    rows={schedule}
    part={aroundNow(schedule)}
    rowKey={({ number }) => String(number)}
  />
);

/** The newest first. */
export function EntryTable({ entries }: { entries: readonly LoanEntry[] }) {
  const rows = entries.toReversed();
  return (
    <Section
      title={texts.entries}
      columns={ENTRIES}
      rows={rows}
      part={rows.slice(0, SHOWN_AT_FIRST)}
      rowKey={({ _id }) => _id}
    />
  );
}

const SCHEDULE: readonly Column<LoanInstalment>[] = [
  {
    key: 'due',
    heading: texts.due,
    cell: ({ dueOn, originalDueOn }) => (
      <span className="grid">
        <ShownDay day={dueOn} />
        {dueOn !== originalDueOn && (
          <span className="text-muted text-xs">{texts.movedFrom(showDay(originalDueOn))}</span>
        )}
      </span>
    ),
  },
  { key: 'amount', heading: texts.instalment, numeric: true, cell: ({ amount }) => showDollars(amount) },
  { key: 'paid', heading: texts.paid, numeric: true, cell: ({ paid }) => showDollars(paid) },
  { key: 'state', heading: texts.state, cell: (instalment) => <Kept instalment={instalment} /> },
];

const Kept = ({ instalment: { paidOn, paid, daysLate } }: { instalment: LoanInstalment }) => {
  const Icon = paidOn === null ? CircleDashed : CircleCheck;
  const isLate = daysLate > 0;
  return (
    <span
      className={`inline-flex items-center gap-2 ${isLate ? 'text-pimento' : paidOn === null ? 'text-muted' : 'text-leaf'}`}
    >
      <Icon className="size-4 shrink-0" />
      {paymentWords(paidOn, paid, daysLate)}
    </span>
  );
};

function paymentWords(paidOn: Day | null, paid: number, daysLate: number): string {
  if (paidOn === null && daysLate > 0) return loanStateTexts.daysLate(daysLate);
  if (paidOn === null) return paid > 0 ? texts.partly : texts.open;
  const day = showDay(paidOn);
  return daysLate > 0 ? texts.paidLate(day, daysLate) : texts.paidOn(day);
}

const ENTRIES: readonly Column<LoanEntry>[] = [
  { key: 'on', heading: texts.on, cell: ({ on }) => <ShownDay day={on} /> },
  {
    key: 'kind',
    heading: texts.kind,
    cell: ({ kind, reference, reverses, reversedBy }) => (
      <span className="grid">
        <span className={reversedBy === null ? '' : 'text-muted line-through'}>{texts.kinds[kind]}</span>
        <span className="wrap-anywhere text-muted text-xs">
          {[
            reference,
            reverses === null ? null : texts.takesBack(reverses),
            reversedBy === null ? null : texts.takenBack,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </span>
    ),
  },
  { key: 'amount', heading: texts.entryAmount, numeric: true, cell: ({ amount }) => showDollars(amount) },
  { key: 'owed', heading: texts.owedAfter, numeric: true, cell: ({ owedAfter }) => showDollars(owedAfter) },
];
