import { expect, test } from 'vitest';
import { busyPercent, ticksNow } from '../scripts/processors.ts';

test('what is busy is a share of what passed between two readings', () => {
  expect(busyPercent({ busy: 100, all: 400 }, { busy: 250, all: 600 })).toBe(75);
  expect(busyPercent({ busy: 100, all: 400 }, { busy: 100, all: 600 })).toBe(0);
  expect(busyPercent({ busy: 100, all: 400 }, { busy: 100, all: 400 })).toBe(0);
});

test('who computes is busy, and time passes on each processor', () => {
  const before = ticksNow();
  const until = performance.now() + 200;
  while (performance.now() < until) Math.random();
  const after = ticksNow();
  expect(after.all).toBeGreaterThan(before.all);
  expect(after.busy - before.busy).toBeGreaterThanOrEqual(100);
});
