// What can be altered unnoticed in `src/shared/record/`.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/shared/record/validate.ts',
    line: "if (typeof value === 'boolean') return undefined;",
    becomes: ['false', '""'],
    why: 'A switch is no figure with limits, and whatever it is, it lies within them.',
  },
  {
    file: 'src/shared/record/validate.ts',
    line: 'const isOutside = day < earliest || (latest !== undefined && day > latest);',
    becomes: ['true'],
    why: 'No day is after one that there is not; the compiler alone asks first.',
  },
  {
    file: 'src/shared/record/validate.ts',
    line: "return field.kind !== 'rate' || isHundredths(value, field.leastBps, field.mostBps);",
    becomes: ['false'],
    why: 'Only figures get here, and what is neither whole nor money is a rate.',
  },
  {
    file: 'src/shared/record/validate.ts',
    line: 'return Math.abs(value * 100 - hundredths) < 1e-4 && hundredths >= least && hundredths <= most;',
    becomes: ['Math.abs(value * 100 - hundredths) <= 1e-4'],
    why: 'A ten-thousandth of a cent is room for what a computer cannot write exactly; no figure stands on that very line.',
  },
  {
    file: 'src/shared/record/validate.ts',
    line: "if (field.kind !== 'whole') return missing(field);",
    becomes: ['false'],
    why: 'What has limits and is neither money nor a rate is whole; the compiler alone asks.',
  },
];
