import { expect, test } from 'vitest';
import { heightOf, plantShape } from './plant-shape.ts';

const LEVELS = Array.from({ length: 11 }, (_, level) => level);
const GROWING = LEVELS.slice(3);

/** Every stage that somebody can be at: a level asks for sections sent. */
const STAGES = LEVELS.flatMap((level) => Array.from({ length: 16 }, (_, sent) => ({ level, sent })));

test('before the third level nothing grows until a section was sent', () => {
  for (const level of [0, 1, 2]) expect(plantShape(level)).toEqual({ stems: [], leaves: [], tips: [] });
});

test('each of the first six sections sent is a pair of leaves more, and stands well above the one before', () => {
  for (const level of [1, 2]) {
    const shapes = [1, 2, 3, 4, 5, 6].map((sent) => plantShape(level, sent));
    expect(shapes.map(({ leaves }) => leaves.length)).toEqual([2, 4, 6, 8, 10, 12]);
    const heights = shapes.map(heightOf);
    for (const [index, height] of heights.entries())
      if (index > 0) expect(height - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(8);
  }
});

test('each section sent after them is a leaf more, at every level, up to the last', () => {
  for (const level of GROWING)
    for (let sent = 7; sent <= 15; sent++)
      expect(plantShape(level, sent).leaves.length).toBe(plantShape(level, sent - 1).leaves.length + 1);
  expect(plantShape(5, 16)).toEqual(plantShape(5, 15));
});

test('a branch has leaves', () => {
  for (const { level, sent } of STAGES) {
    const { stems, leaves } = plantShape(level, sent);
    const onStem = 2 * Math.min(6, leaves.length / 2);
    if (stems.length > 1) expect(leaves.length - onStem).toBeGreaterThanOrEqual(stems.length - 1);
  }
});

test('each level stands higher than the one before and has no fewer leaves', () => {
  for (const level of GROWING.slice(1)) {
    const [before, now] = [plantShape(level - 1), plantShape(level)];
    expect(now.tips[0]?.y ?? 0).toBeLessThan(before.tips[0]?.y ?? 0);
    expect(now.leaves.length).toBeGreaterThanOrEqual(before.leaves.length);
  }
});

test('no leaf is drawn twice in one place, nor outside of the drawing', () => {
  for (const { level, sent } of STAGES) {
    const { leaves } = plantShape(level, sent);
    expect(new Set(leaves.map(({ x, y, angle }) => `${x} ${y} ${angle}`)).size).toBe(leaves.length);
    for (const { x, y, angle, size } of leaves) {
      const tip = {
        x: x + 30 * size * Math.cos((angle * Math.PI) / 180),
        y: y + 30 * size * Math.sin((angle * Math.PI) / 180),
      };
      expect(tip.x).toBeGreaterThan(2);
      expect(tip.x).toBeLessThan(158);
      expect(tip.y).toBeGreaterThan(2);
    }
  }
});

test('it stands as high as its top is above the soil, and a seed not at all', () => {
  expect(heightOf(plantShape(1))).toBe(0);
  expect(heightOf(plantShape(1, 6))).toBe(67);
  expect(heightOf(plantShape(10))).toBe(112);
});
