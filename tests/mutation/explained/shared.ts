// What can be altered unnoticed in `src/shared`.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/shared/calendar.ts',
    line: 'if (!/^\\d{4}-\\d{2}-\\d{2}$/.test(text)) return null;',
    becomes: ['false', '/\\d{4}-\\d{2}-\\d{2}$/', '/^\\d{4}-\\d{2}-\\d{2}/'],
    why: 'With the time behind it the engine reads nothing else as a moment, and the moment has to begin with the text; the pattern spares relying on that.',
  },
  {
    file: 'src/shared/id.ts',
    line: 'if (used === pool.length) {',
    becomes: ['true'],
    why: 'Chance drawn anew for each is as good, and slower.',
  },
  {
    file: 'src/shared/money.ts',
    line: 'if (!Number.isFinite(dollars) || Math.abs(dollars * 100 - scaled) > 1e-4)',
    becomes: ['Math.abs(dollars * 100 - scaled) >= 1e-4'],
    why: 'A ten-thousandth of a cent is room for what a computer cannot write exactly; no sum stands on that very line.',
  },
  {
    file: 'src/shared/money.ts',
    line: 'const twice = 2n * (product < 0n ? -product : product) + (divisor < 0n ? -divisor : divisor);',
    becomes: ['product <= 0n', 'divisor <= 0n'],
    why: 'Nothing has no sign.',
  },
  {
    file: 'src/shared/money.ts',
    line: 'const size = twice / (2n * (divisor < 0n ? -divisor : divisor));',
    becomes: ['divisor <= 0n'],
    why: 'Nothing has no sign.',
  },
  {
    file: 'src/shared/money.ts',
    line: 'return cents(Number(product < 0n !== divisor < 0n ? -size : size));',
    becomes: ['product <= 0n', 'divisor <= 0n'],
    why: 'Of nothing the share is nothing, with either sign; nothing is no divisor.',
  },
];
