import { expect, test } from 'vitest';
import { heightOf, plantShape } from './plant-shape.ts';

const LEVELS = Array.from({ length: 11 }, (_, level) => level);
const GROWING = LEVELS.slice(3);

test('nothing grows before the third level', () => {
  for (const level of [0, 1, 2]) expect(plantShape(level)).toEqual({ stems: [], leaves: [], tips: [] });
});

test('below the third level it grows with each of six sections sent, and less than at the third', () => {
  const heights = [1, 2, 3, 4, 5, 6].map((sent) => plantShape(1, sent).tips[0]?.y ?? 0);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  expect(new Set(heights).size).toBe(6);
  expect(heights.at(-1)).toBeGreaterThan(plantShape(3).tips[0]?.y ?? 0);
  expect(plantShape(2, 20)).toEqual(plantShape(2, 6));
  expect(plantShape(7, 6)).toEqual(plantShape(7));
});

test('each level stands higher than the one before and has no fewer leaves', () => {
  for (const level of GROWING.slice(1)) {
    const [before, now] = [plantShape(level - 1), plantShape(level)];
    expect(now.tips[0]?.y ?? 0).toBeLessThan(before.tips[0]?.y ?? 0);
    expect(now.leaves.length).toBeGreaterThanOrEqual(before.leaves.length);
  }
});

test('no leaf is drawn twice in one place, nor outside of the drawing', () => {
  for (const level of GROWING) {
    const { leaves } = plantShape(level);
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
  expect(heightOf(plantShape(3))).toBe(26);
  expect(heightOf(plantShape(10))).toBe(115);
});
