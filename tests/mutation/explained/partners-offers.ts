// What can be altered unnoticed in the rules of partners/offers.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/partners/rules/offers/loan-errors.ts',
    line: 'RANGES.flat().filter((name) => name !== undefined),',
    becomes: ['RANGES.flat()', 'true'],
    why: 'Where a range has no usual figure, it has no third place either; the compiler alone asks for it to be left out.',
  },
];
