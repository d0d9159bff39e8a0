// The columns that a list of loans has for staff and for a lender alike.

import type { ReactNode } from 'react';
import type { ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { type Day, showShortDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LenderLoanRow } from '../../../contract/portfolio.ts';
import { showLoanNumber } from '../../../rules/loan-number.ts';
import { loanStateTexts } from '../../../texts/staff-loan-states.ts';
import { portfolioTexts as texts } from '../../../texts/staff-portfolio.ts';
import { LoanState } from '../loan-state.tsx';

export const BORROWER: ListColumn<LenderLoanRow> = {
  key: 'borrower',
  heading: texts.borrower,
  file: { [texts.borrower]: 'borrower.fullName', [texts.inFile.number]: 'number' },
  cell: ({ borrower, number }) => (
    <span className="grid max-sm:text-right">
      {borrower.fullName}
      <span className="figures sm:whitespace-nowrap font-normal text-muted text-xs">
        {texts.number(showLoanNumber(number))}
      </span>
    </span>
  ),
};

export const FIGURES: readonly ListColumn<LenderLoanRow>[] = [
  { key: 'state', heading: texts.state, file: 'state', cell: ({ state }) => <LoanState state={state} /> },
  {
    key: 'amount',
    heading: texts.amount,
    numeric: true,
    file: {
      [texts.inFile.amount]: { at: 'loanAmount', unit: 'dollars' },
      [texts.inFile.disbursed]: 'disbursedOn',
    },
    cell: ({ loanAmount, disbursedOn }) => (
      <Pair first={showDollars(loanAmount)} second={<ShownDay day={disbursedOn} />} />
    ),
  },
  {
    key: 'owed',
    heading: texts.owed,
    sortKey: { descending: 'owed' },
    numeric: true,
    file: { at: 'owed', unit: 'dollars' },
    cell: ({ owed }) => showDollars(owed),
  },
  {
    key: 'overdue',
    heading: texts.overdue,
    sortKey: { descending: 'late' },
    numeric: true,
    file: {
      [texts.overdue]: { at: 'overdue', unit: 'dollars' },
      [texts.inFile.daysLate]: { at: 'daysLate', unit: 'days' },
    },
    cell: ({ overdue, daysLate }) =>
      daysLate === 0 ? (
        <span className="text-muted">{texts.nothing}</span>
      ) : (
        <Pair first={showDollars(overdue)} second={loanStateTexts.daysLate(daysLate)} />
      ),
  },
  {
    key: 'due',
    heading: texts.nextDue,
    sortKey: { ascending: 'due' },
    numeric: true,
    file: { [texts.nextDue]: 'nextDueOn', [texts.inFile.nextAmount]: { at: 'nextAmount', unit: 'dollars' } },
    cell: ({ nextDueOn, nextAmount }) =>
      nextDueOn === null ? (
        <span className="text-muted">{texts.nothing}</span>
      ) : (
        <Pair first={showDollars(nextAmount)} second={<ShownDay day={nextDueOn} />} />
      ),
  },
];

const Pair = ({ first, second }: { first: string; second: ReactNode }) => (
  <span className="grid">
    {first}
    <span className="text-muted text-xs">{second}</span>
  </span>
);

/** `Feb 28th 2026`: a table is narrow. */
export const ShownDay = ({ day }: { day: Day }) => (
  <time dateTime={day} className="sm:whitespace-nowrap">
    {showShortDay(day)} {day.slice(0, 4)}
  </time>
);
