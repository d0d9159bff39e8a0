// The two tables of a statement, the schedule and the entries, and what they come to.

import { LINE, MUTED, SAND } from '#platform/server/pdf/look.ts';
import { type Day, showDay } from '#shared/calendar.ts';
import { cents, showDollars, showMoney } from '#shared/money.ts';
import { statementTexts as texts } from '#texts/loan-statement.ts';
import type { LoanEntry, LoanInstalment } from '../../contract.ts';
import { divisionInWords, entryInWords } from '../../rules/own/entry-in-words.ts';
import type { Statement } from './statement-of.ts';

export const scheduleTable = ({ schedule }: Statement): object =>
  table(
    [24, '*', 60, 54, 60, 60, 92],
    [
      texts.columns.number,
      texts.columns.dueOn,
      texts.columns.amount,
      texts.columns.interest,
      texts.columns.principal,
      texts.columns.paid,
      texts.columns.paidOn,
    ],
    [
      ...schedule.map((instalment) => [
        { text: String(instalment.number), color: MUTED },
        { text: dueOn(instalment), alignment: 'left' },
        figure(instalment.amount),
        figure(instalment.interest),
        figure(instalment.principal),
        figure(instalment.paid),
        { text: instalment.paidOn ? showDay(instalment.paidOn as Day) : '–', alignment: 'right' },
      ]),
      [
        '',
        { text: texts.total, bold: true, alignment: 'left' },
        ...(['amount', 'interest', 'principal', 'paid'] as const).map((part) => ({
          ...figure(sumOf(schedule, part)),
          bold: true,
        })),
        '',
      ],
    ],
    true,
  );

const dueOn = ({ dueOn, originalDueOn }: LoanInstalment): string =>
  dueOn === originalDueOn
    ? showDay(dueOn as Day)
    : `${showDay(dueOn as Day)}, ${texts.moved(showDay(originalDueOn as Day))}`;

export const entriesTable = ({ entries }: Statement): object =>
  table(
    [24, 84, '*', 72, 76],
    [
      texts.entryColumns.number,
      texts.entryColumns.on,
      texts.entryColumns.what,
      texts.entryColumns.amount,
      texts.entryColumns.owedAfter,
    ],
    entries.map((entry) => [
      { text: String(entry.number), color: MUTED },
      { text: showDay(entry.on as Day), alignment: 'left' },
      { stack: wordsOf(entry, entries), alignment: 'left' },
      figure(entry.amount),
      figure(entry.owedAfter),
    ]),
  );

const wordsOf = (entry: LoanEntry, all: readonly LoanEntry[]): object[] => {
  const division = divisionInWords(entry, showDollars);
  return [
    { text: entryInWords(entry, all) },
    ...(entry.reference ? [{ text: texts.reference(entry.reference), color: MUTED, fontSize: 8 }] : []),
    ...(division ? [{ text: division, color: MUTED, fontSize: 8 }] : []),
  ];
};

/** What stands until now: an entry that was taken back counts for nothing. */
export function totalsOf({ loan, entries }: Statement): [string, string][] {
  const standing = (kind: LoanEntry['kind']) =>
    sumOf(
      entries.filter((entry) => entry.kind === kind && entry.reversedBy === null),
      'amount',
    );
  const optional: [string, number][] = [
    [texts.waived, standing('Waiver')],
    [texts.rebate, standing('Rebate')],
    [texts.refunded, standing('Refund')],
    [texts.writtenOff, loan.state === 'WrittenOff' ? loan.owed : 0],
    [texts.credit, loan.credit],
  ];
  return [
    [texts.received, showDollars(standing('Repayment'))],
    ...optional
      .filter(([, dollars]) => dollars > 0)
      .map(([label, dollars]): [string, string] => [label, showDollars(dollars)]),
    [texts.owed, showDollars(loan.owed)],
  ];
}

/** In whole cents, so that no fraction is ever lost on the way. */
function sumOf<Part extends string>(rows: readonly Record<Part, number>[], part: Part): number {
  return rows.reduce((sum, row) => sum + Math.round(row[part] * 100), 0) / 100;
}

const figure = (dollars: number) => ({
  text: showMoney(cents(Math.round(dollars * 100))),
  alignment: 'right',
  noWrap: true,
});

function table(widths: (number | string)[], headings: string[], rows: unknown[][], hasTotal = false): object {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths,
      body: [
        headings.map((text, column) => ({
          text,
          bold: true,
          fontSize: 8.5,
          alignment: LEFT_HEADINGS.has(text) || column === 0 ? 'left' : 'right',
        })),
        ...rows,
      ],
    },
    fontSize: 9,
    layout: {
      hLineWidth: (line: number, { table }: { table: { body: unknown[] } }) => {
        if (line === 0 || line === table.body.length) return 0;
        return hasTotal && line === table.body.length - 1 ? 1 : 0.5;
      },
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      fillColor: (row: number) => (row === 0 ? SAND : null),
      paddingLeft: () => 4,
      paddingRight: () => 4,
      paddingTop: () => 3,
      paddingBottom: () => 2,
    },
  };
}

const LEFT_HEADINGS: ReadonlySet<string> = new Set([
  texts.columns.dueOn,
  texts.entryColumns.on,
  texts.entryColumns.what,
]);
