// Lays the receipt of a payment out on A4: what was paid and is still owed, who paid whom for which loan, and how it was divided.

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
import type { LoanEntry } from '../../contract.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { receiptPaperTexts as texts } from '../../texts/receipts.ts';
import type { Statement } from '../statement/statement-of.ts';

/** Lays a receipt out for pdfmake. `payment` is among the entries of the statement. */
export function layOutReceipt(statement: Statement, payment: LoanEntry, number: string): Paper {
  const recorded = showMoment(new Date(payment.recordedAt));
  const division = divisionOf(statement, payment);
  return sheet({
    title: texts.titleOf(number),
    author: brand.legalName,
    createdAt: statement.asOf,
    top: 56,
    foot: (page, pages) => foot(texts.titleOf(number), texts.page(page, pages), 8),
    content: [
      imprint(brand.name, 0, 12),
      title(texts.title),
      subtitle(texts.numberAt(number, recorded)),
      ...takenBack(statement, payment),
      boxes(
        [
          { label: texts.received, value: showDollars(payment.amount) },
          { label: texts.owed, value: showDollars(payment.owedAfter) },
        ],
        16,
      ),
      heading(texts.payment, 20, 4),
      facts(paymentOf(statement, payment)),
      ...(division.length > 0 ? [heading(texts.division, 20, 4), facts(division)] : []),
      { text: texts.questions, color: MUTED, fontSize: 9, margin: [0, 16, 0, 0] },
    ],
  });
}

const facts = (rows: readonly Labelled[]) =>
  labelledRows(rows, { widths: [190, '*'], alignment: 'left', padding: 4 });

/** A receipt that does not count any more says so before anything else. */
function takenBack({ entries }: Statement, { reversedBy }: LoanEntry): object[] {
  const reversal = entries.find(({ number }) => number === reversedBy);
  return reversal ? [{ text: texts.takenBack(showDay(reversal.on)), bold: true }] : [];
}

/** The interest that a payment which settles the loan early spares, in dollars: the entry before it, recorded with it. */
function sparedBy({ entries }: Statement, payment: LoanEntry): number {
  const before = entries[entries.indexOf(payment) - 1];
  return before?.kind === 'Rebate' && before.recordedAt === payment.recordedAt ? before.amount : 0;
}

const paymentOf = ({ loan, lender, borrower }: Statement, payment: LoanEntry): Labelled[] => [
  { label: texts.on, value: showDay(payment.on) },
  { label: texts.from, value: printable(borrower) },
  {
    label: texts.to,
    value: lender ? `${lender.name}, ${lender.address}` : `${brand.legalName}, ${brand.address}`,
  },
  { label: texts.loan, value: showLoanNumber(loan.number) },
  ...(payment.reference ? [{ label: texts.reference, value: printable(payment.reference) }] : []),
];

/** How a payment was divided, in the order in which it reaches the parts, without those that got nothing. */
function divisionOf(statement: Statement, payment: LoanEntry): Labelled[] {
  const parts: [string, number][] = [
    [texts.parts.fee, -payment.fee],
    [texts.parts.interest, -payment.interest],
    [texts.parts.principal, -payment.principal],
    [texts.parts.writtenOff, -payment.writtenOff],
    [texts.parts.credit, payment.credit],
    [texts.parts.rebate, sparedBy(statement, payment)],
  ];
  return parts
    .filter(([, dollars]) => dollars > 0)
    .map(([label, dollars]) => ({ label, value: showDollars(dollars) }));
}
