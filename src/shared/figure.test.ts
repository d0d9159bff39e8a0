import { expect, it } from 'vitest';
import { MOST_FOUND, readFigure, showCounted } from './figure.ts';

it.each<[string, number | null]>([
  ['', null],
  [' $ % , ', null],
  ['0', 0],
  ['5.', 5],
  ['1,250.50', 1_250.5],
  ['$1 250', 1_250],
  ['4.35 %', 4.35],
  ['1'.repeat(15), 111_111_111_111_111],
  // More figures than a number keeps exactly beside its cents.
  ['1'.repeat(16), Number.POSITIVE_INFINITY],
  [`-${'1'.repeat(16)}`, Number.NEGATIVE_INFINITY],
  ['-5', -5],
  ['−600,000', -600_000],
  ['-', Number.NaN],
  ['5-', Number.NaN],
  ['--5', Number.NaN],
  ['.5', Number.NaN],
  ['1.2.3', Number.NaN],
  ['1e3', Number.NaN],
  ['x5', Number.NaN],
  ['5x', Number.NaN],
  ['.', Number.NaN],
])('%j reads as %s', (typed, figure) => expect(readFigure(typed)).toBe(figure));

it.each([
  [0, '0'],
  [MOST_FOUND, '1,000'],
  [MOST_FOUND + 1, '1,000+'],
  [120_000, '1,000+'],
])('shows a count of %s as %s', (count, shown) => expect(showCounted(count)).toBe(shown));
