import { expect, it } from 'vitest';
import { ratioBps } from './monthly-figures.ts';

it.each([
  ['a part of the whole', 12_000_00, 120_000_00, 1_000],
  ['less than a basis point', 1, 100_000_00, 0],
  ['rounded down', 2, 3, 6_666],
  ['below nothing, exactly', -60_000_00, 120_000_00, -5_000],
  ['below nothing, rounded down', -2, 3, -6_667],
  ['held at the most', 1_000_000_00, 1, 99_999],
  ['held at the least', -1_000_000_00, 1, -99_999],
  ['of nothing', 0, 1, 0],
  ['by nothing', 1, 0, null],
  ['by less than nothing', 1, -1, null],
])('%s: %d of %d is %s', (_, part, whole, bps) => expect(ratioBps(part, whole)).toBe(bps));
