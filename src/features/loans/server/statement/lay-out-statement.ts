// Lays a loan's statement out on A4: where it stands in one look, the parties and the terms, then the schedule and every entry.

import type { Paper } from '#platform/server/pdf/draw-pdf.ts';
import { MUTED } from '#platform/server/pdf/look.ts';
import {
  boxes,
  foot,
  heading,
  imprint,
  type Labelled,
  labelledRows,
  sheet,
  subtitle,
  title,
} from '#platform/server/pdf/parts.ts';
import { printable } from '#platform/server/pdf/printable.ts';
import { showDay, showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { brand } from '#texts/brand.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { costTexts } from '../../texts/borrower/cost.ts';
import { statementStateTexts } from '../../texts/borrower/loan-standing.ts';
import { statementTexts as texts } from '../../texts/statement.ts';
import type { Statement } from './statement-of.ts';
import { entriesTable, scheduleTable, totalsOf } from './statement-tables.ts';

/** Lays a statement out for pdfmake. */
export function layOutStatement(statement: Statement): Paper {
  const number = showLoanNumber(statement.loan.number);
  const asOf = showMoment(statement.asOf);
  return {
    ...sheet({
      title: texts.titleOf(number),
      author: brand.legalName,
      createdAt: statement.asOf,
      top: 56,
      foot: (page, pages) => foot(texts.footer(number, asOf), texts.page(page, pages), 8),
      content: [
        imprint(brand.name, 0, 12),
        title(texts.title),
        subtitle(texts.asOf(asOf)),
        boxes(headline(statement), 16),
        headed(texts.parties),
        facts(partiesOf(statement)),
        headed(texts.terms),
        facts(termsOf(statement)),
        tabled(texts.schedule, scheduleTable(statement), statement.schedule.length),
        tabled(texts.history, entriesTable(statement), statement.entries.length),
        {
          unbreakable: true,
          stack: [
            plain(texts.totals),
            facts(totalsOf(statement)),
            { text: texts.questions, color: MUTED, fontSize: 9, margin: [0, 16, 0, 0] },
          ],
        },
      ],
    }),
    pageBreakBefore: isAtFoot,
  };
}

const plain = (text: string) => heading(text, 20, 4);
const headed = (text: string) => ({ ...plain(text), headlineLevel: 1 });

/** The most rows of three lines that are sure to have room on one page. */
const FEW_ROWS = 12;

/** A short table stays whole: a row or two at the foot of a page would be read as all there is. */
const tabled = (text: string, table: object, rows: number) =>
  rows <= FEW_ROWS ? { unbreakable: true, stack: [plain(text), table] } : [headed(text), table];

const facts = (rows: readonly Labelled[]) =>
  labelledRows(rows, { widths: [190, '*'], alignment: 'left', padding: 4 });

type Placed = { headlineLevel?: number; startPosition: { verticalRatio: number } };

/** Whether a heading stands in the last third of a page and is followed by more than fits there. */
const isAtFoot = ({ headlineLevel, startPosition }: Placed): boolean =>
  headlineLevel === 1 && startPosition.verticalRatio > 0.67;

const headline = ({ loan, schedule }: Statement): Labelled[] => {
  const paid = schedule.reduce((sum, instalment) => sum + Math.round(instalment.paid * 100), 0) / 100;
  return [
    { label: texts.owed, value: showDollars(loan.owed) },
    { label: texts.paid, value: showDollars(paid) },
    loan.credit > 0
      ? { label: texts.credit, value: showDollars(loan.credit) }
      : { label: loan.daysLate > 0 ? texts.overdue : texts.next, value: nextOf(loan) },
  ];
};

const nextOf = ({ daysLate, overdue, nextAmount, nextDueOn }: Statement['loan']): string => {
  if (nextDueOn === null) return texts.nothing;
  return daysLate > 0 ? showDollars(overdue) : showDollars(nextAmount);
};

const partiesOf = ({ lender, borrower, loan }: Statement): Labelled[] => [
  {
    label: texts.lender,
    value: lender ? `${lender.name}, ${lender.address}` : `${brand.legalName}, ${brand.address}`,
  },
  ...(lender ? [{ label: texts.runBy, value: `${brand.legalName}, ${brand.address}` }] : []),
  { label: texts.borrower, value: printable(borrower) },
  { label: texts.number, value: showLoanNumber(loan.number) },
];

const termsOf = ({ loan, disbursementReference }: Statement): Labelled[] => [
  { label: texts.amount, value: showDollars(loan.loanAmount) },
  { label: texts.fee, value: showDollars(loan.fee) },
  { label: texts.interest, value: showDollars(loan.interest) },
  { label: texts.rateLabel, value: texts.rate(loan.interestRate, costTexts.months(loan.term)) },
  { label: texts.repayment, value: texts.options[loan.repaymentOption] },
  {
    label: texts.handedOver,
    value: texts.handedOverOn(showDay(loan.disbursedOn), disbursementReference),
  },
  { label: texts.state, value: statementStateTexts[loan.state] },
];
