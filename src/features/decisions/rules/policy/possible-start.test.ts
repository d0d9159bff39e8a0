import { expect, it } from 'vitest';
import { isPossibleStart } from './possible-start.ts';

const now = new Date('2026-03-01T12:00:00Z');

it.each([
  ['2026-03-01T12:00:00.000Z', false],
  ['2026-03-01T12:00:00.001Z', true],
  ['2026-05-30T12:00:00.000Z', true],
  ['2026-05-30T12:00:00.001Z', false],
])('a start at %s: %s', (start, is) => expect(isPossibleStart(new Date(start), now)).toBe(is));
