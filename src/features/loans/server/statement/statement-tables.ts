// The two tables of a statement, the schedule and the entries, and what they come to.

import { MUTED } from '#platform/server/pdf/look.ts';
import { figure, figureTable, type Labelled } from '#platform/server/pdf/parts.ts';
import { showDay } from '#shared/calendar.ts';
import { cents, showDollars } from '#shared/money.ts';
import type { LoanEntry, LoanInstalment } from '../../contract.ts';
import { isWrittenOff } from '../../rules/books/standing.ts';
import { divisionInWords, entryInWords } from '../../rules/own/entry-in-words.ts';
import { statementTexts as texts } from '../../texts/statement.ts';
import type { Statement } from './statement-of.ts';

export const scheduleTable = ({ schedule }: Statement): object =>
  figureTable(
    [
      { heading: texts.columns.number, width: 24, alignment: 'left' },
      { heading: texts.columns.dueOn, width: '*', alignment: 'left' },
      { heading: texts.columns.amount, width: 60, alignment: 'right' },
      { heading: texts.columns.interest, width: 54, alignment: 'right' },
      { heading: texts.columns.principal, width: 60, alignment: 'right' },
      { heading: texts.columns.paid, width: 60, alignment: 'right' },
      { heading: texts.columns.paidOn, width: 92, alignment: 'right' },
    ],
    schedule.map((instalment) => [
      { text: String(instalment.number), color: MUTED },
      dueOn(instalment),
      dollars(instalment.amount),
      dollars(instalment.interest),
      dollars(instalment.principal),
      dollars(instalment.paid),
      { text: instalment.paidOn ? showDay(instalment.paidOn) : '–', alignment: 'right' },
    ]),
    [
      '',
      { text: texts.total, bold: true },
      ...(['amount', 'interest', 'principal', 'paid'] as const).map((part) => ({
        ...dollars(sumOf(schedule, part)),
        bold: true,
      })),
      '',
    ],
  );

const dueOn = ({ dueOn, originalDueOn }: LoanInstalment): string =>
  dueOn === originalDueOn ? showDay(dueOn) : `${showDay(dueOn)}, ${texts.moved(showDay(originalDueOn))}`;

export const entriesTable = ({ entries }: Statement): object =>
  figureTable(
    [
      { heading: texts.entryColumns.number, width: 24, alignment: 'left' },
      { heading: texts.entryColumns.on, width: 84, alignment: 'left' },
      { heading: texts.entryColumns.what, width: '*', alignment: 'left' },
      { heading: texts.entryColumns.amount, width: 72, alignment: 'right' },
      { heading: texts.entryColumns.owedAfter, width: 76, alignment: 'right' },
    ],
    entries.map((entry) => [
      { text: String(entry.number), color: MUTED },
      showDay(entry.on),
      { stack: wordsOf(entry, entries) },
      dollars(entry.amount),
      dollars(entry.owedAfter),
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

/** The sums of the entries that stand; an entry that was reversed counts for nothing. */
export function totalsOf({ loan, entries }: Statement): Labelled[] {
  const standing = (kind: LoanEntry['kind']) =>
    sumOf(
      entries.filter((entry) => entry.kind === kind && entry.reversedBy === null),
      'amount',
    );
  const optional: [string, number][] = [
    [texts.waived, standing('Waiver')],
    [texts.rebate, standing('Rebate')],
    [texts.refunded, standing('Refund')],
    [texts.writtenOff, isWrittenOff(loan.state) ? loan.owed : 0],
    [texts.credit, loan.credit],
  ];
  return [
    { label: texts.received, value: showDollars(standing('Repayment')) },
    ...optional
      .filter(([, dollars]) => dollars > 0)
      .map(([label, dollars]) => ({ label, value: showDollars(dollars) })),
    { label: texts.owed, value: showDollars(loan.owed) },
  ];
}

/** Adds up in whole cents, so that no fraction is lost on the way. */
function sumOf<Part extends string>(rows: readonly Record<Part, number>[], part: Part): number {
  return rows.reduce((sum, row) => sum + Math.round(row[part] * 100), 0) / 100;
}

const dollars = (amount: number) => figure(cents(Math.round(amount * 100)));
