// Lays a loan's statement out on A4: where it stands in one look, the parties and the terms, then the schedule and every entry.

import { INK, LEAF, LINE, MARGIN, MUTED, SAND } from '#platform/server/pdf/look.ts';
import { type Day, showDay, showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { brand } from '#texts/brand.ts';
import { costTexts } from '#texts/cost.ts';
import { statementTexts as texts } from '#texts/loan-statement.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import type { Statement } from './statement-of.ts';
import { entriesTable, scheduleTable, totalsOf } from './statement-tables.ts';

/** What pdfmake makes a file of. */
export function layOutStatement(statement: Statement): object {
  const number = showLoanNumber(statement.loan.number);
  const asOf = showMoment(statement.asOf);
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, 56, MARGIN, 60],
    lang: 'en-JM',
    displayTitle: true,
    info: { title: texts.titleOf(number), author: brand.legalName, creationDate: statement.asOf },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: INK },
    footer: (page: number, pages: number) => ({
      margin: [MARGIN, 18, MARGIN, 0],
      columns: [
        { text: texts.footer(number, asOf), color: MUTED, fontSize: 8 },
        { text: texts.page(page, pages), color: MUTED, fontSize: 8, alignment: 'right' },
      ],
    }),
    pageBreakBefore: isAtFoot,
    content: [
      { text: brand.name, bold: true, fontSize: 13, color: LEAF, margin: [0, 0, 0, 12] },
      { text: texts.title, bold: true, fontSize: 24, lineHeight: 1.1 },
      { text: texts.asOf(asOf), color: MUTED, margin: [0, 2, 0, 16] },
      headline(statement),
      heading(texts.parties),
      facts(partiesOf(statement)),
      heading(texts.terms),
      facts(termsOf(statement)),
      heading(texts.schedule),
      scheduleTable(statement),
      heading(texts.history),
      entriesTable(statement),
      {
        unbreakable: true,
        stack: [
          heading(texts.totals),
          facts(totalsOf(statement)),
          { text: texts.questions, color: MUTED, fontSize: 9, margin: [0, 16, 0, 0] },
        ],
      },
    ],
  };
}

const heading = (text: string) => ({
  text,
  bold: true,
  fontSize: 12,
  margin: [0, 20, 0, 4],
  headlineLevel: 1,
});

type Placed = { headlineLevel?: number; startPosition: { verticalRatio: number } };

/** A heading at the foot of a page would stand alone. */
const isAtFoot = ({ headlineLevel, startPosition }: Placed): boolean =>
  headlineLevel === 1 && startPosition.verticalRatio > 0.9;

/** A figure a box: what anybody looks for first. */
const headline = ({ loan, schedule }: Statement) => {
  const paid = schedule.reduce((sum, instalment) => sum + Math.round(instalment.paid * 100), 0) / 100;
  const boxes = [
    [texts.owed, showDollars(loan.owed)],
    [texts.paid, showDollars(paid)],
    loan.credit > 0
      ? [texts.credit, showDollars(loan.credit)]
      : [loan.daysLate > 0 ? texts.overdue : texts.next, nextOf(loan)],
  ];
  return {
    table: {
      widths: boxes.map(() => '*'),
      body: [
        boxes.map(([label, value]) => ({
          stack: [
            { text: label, color: MUTED, fontSize: 9 },
            { text: value, bold: true, fontSize: 16, color: LEAF, lineHeight: 1.1 },
          ],
          fillColor: SAND,
          border: [false, true, false, false],
          borderColor: [LEAF, LEAF, LEAF, LEAF],
        })),
      ],
    },
    layout: {
      hLineWidth: (line: number) => (line === 0 ? 2 : 0),
      vLineWidth: () => 0,
      paddingLeft: () => 12,
      paddingRight: () => 8,
      paddingTop: () => 10,
      paddingBottom: () => 10,
    },
  };
};

const nextOf = ({ daysLate, overdue, nextAmount, nextDueOn }: Statement['loan']): string => {
  if (nextDueOn === null) return texts.nothing;
  return daysLate > 0 ? showDollars(overdue) : showDollars(nextAmount);
};

const partiesOf = ({ lender, borrower, loan }: Statement): [string, string][] => [
  [texts.lender, lender ? `${lender.name}, ${lender.address}` : `${brand.legalName}, ${brand.address}`],
  ...(lender ? [[texts.runBy, `${brand.legalName}, ${brand.address}`] as [string, string]] : []),
  [texts.borrower, borrower],
  [texts.number, showLoanNumber(loan.number)],
];

const termsOf = ({ loan, disbursementReference }: Statement): [string, string][] => [
  [texts.amount, showDollars(loan.loanAmount)],
  [texts.fee, showDollars(loan.fee)],
  [texts.interest, showDollars(loan.interest)],
  [texts.rateLabel, texts.rate(loan.interestRate, costTexts.months(loan.term))],
  [texts.repayment, texts.options[loan.repaymentOption]],
  [texts.handedOver, texts.handedOverOn(showDay(loan.disbursedOn as Day), disbursementReference)],
  [texts.state, texts.states[loan.state]],
];

const facts = (rows: [string, string][]) => ({
  table: {
    widths: [190, '*'],
    body: rows.map(([label, value]) => [
      { text: label, color: MUTED },
      { text: value, bold: true },
    ]),
  },
  layout: {
    hLineWidth: (line: number) => (line === 0 || line === rows.length ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => LINE,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
});
