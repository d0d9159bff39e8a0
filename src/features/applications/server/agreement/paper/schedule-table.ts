// Every instalment of an agreement as a table whose headings stand on each page it goes over, with the sums below.

import { LINE, MUTED, SAND } from '#platform/server/pdf/look.ts';
import { showDay } from '#shared/calendar.ts';
import { type Cents, showMoney } from '#shared/money.ts';
import type { AgreementFacts, AgreementWords } from '../../../contract/agreement.ts';

export function scheduleTable(
  words: AgreementWords['schedule'],
  { schedule, interestCents, amountCents, totalRepaymentCents }: AgreementFacts,
  width: number,
): object {
  return {
    margin: [0, 4, 0, 0],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      // A heading, or the sums, alone on a page would say nothing.
      keepWithHeaderRows: 1,
      widths: [26, '*', width * 0.16, width * 0.15, width * 0.2, width * 0.17],
      body: [
        [
          heading(words.number),
          { ...heading(words.dueOn), alignment: 'left' },
          heading(words.amount),
          heading(words.interest),
          heading(words.principal),
          heading(words.left),
        ],
        ...schedule.map(({ number, dueOn, ...sums }) => [
          { text: String(number), alignment: 'right', color: MUTED },
          showDay(dueOn),
          money(sums.amountCents),
          money(sums.interestCents),
          money(sums.principalCents),
          money(sums.leftCents),
        ]),
        [
          '',
          { text: words.total, bold: true },
          { ...money(totalRepaymentCents), bold: true },
          { ...money(interestCents), bold: true },
          { ...money(amountCents), bold: true },
          '',
        ],
      ],
    },
    fontSize: 9,
    layout: {
      hLineWidth: (line: number, { table }: { table: { body: unknown[] } }) =>
        line === 0 || line === table.body.length ? 0 : line === table.body.length - 1 ? 1 : 0.5,
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

const heading = (text: string) => ({ text, bold: true, alignment: 'right', fontSize: 8.5 });

const money = (amountCents: Cents) => ({ text: showMoney(amountCents), alignment: 'right', noWrap: true });
