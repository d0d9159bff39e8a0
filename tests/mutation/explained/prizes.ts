// What can be altered unnoticed in the rules of prizes.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/prizes/rules/coupon-codes.ts',
    line: '.split(/[\\r\\n,;\\t]+/)',
    becomes: ['/[\\r\\n,;\\t]/'],
    why: 'What is empty between two signs is left out afterwards.',
  },
  {
    file: 'src/features/prizes/rules/coupon-codes.ts',
    line: "const given = HEADING.test(cells[0] ?? '') ? cells.slice(1) : cells;",
    becomes: ['"Stryker was here!"'],
    why: 'Without any cell there is none to leave out, whatever stands for it.',
  },
];
