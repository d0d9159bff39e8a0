// Every instalment of an agreement as a table, with the sums below.

import { CONTENT_WIDTH, MUTED } from '#platform/server/pdf/look.ts';
import { figure, figureTable } from '#platform/server/pdf/parts.ts';
import { showDay } from '#shared/calendar.ts';
import type { AgreementFacts, AgreementWords } from '../../../contract/agreement.ts';

export const scheduleTable = (
  words: AgreementWords['schedule'],
  { schedule, interestCents, amountCents, totalRepaymentCents }: AgreementFacts,
): object => ({
  margin: [0, 4, 0, 0],
  ...figureTable(
    [
      { heading: words.number, width: 26, alignment: 'right' },
      { heading: words.dueOn, width: '*', alignment: 'left' },
      { heading: words.amount, width: CONTENT_WIDTH * 0.16, alignment: 'right' },
      { heading: words.interest, width: CONTENT_WIDTH * 0.15, alignment: 'right' },
      { heading: words.principal, width: CONTENT_WIDTH * 0.2, alignment: 'right' },
      { heading: words.left, width: CONTENT_WIDTH * 0.17, alignment: 'right' },
    ],
    schedule.map(({ number, dueOn, ...sums }) => [
      { text: String(number), alignment: 'right', color: MUTED },
      showDay(dueOn),
      figure(sums.amountCents),
      figure(sums.interestCents),
      figure(sums.principalCents),
      figure(sums.leftCents),
    ]),
    [
      '',
      { text: words.total, bold: true },
      { ...figure(totalRepaymentCents), bold: true },
      { ...figure(interestCents), bold: true },
      { ...figure(amountCents), bold: true },
      '',
    ],
  ),
});
