import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isId } from '#shared/id.ts';
import { randomFrom } from './random.ts';

const draws = (seed: string) => {
  const random = randomFrom(seed);
  return Array.from({ length: 50 }, () => random.whole(1, 1_000_000));
};

it('repeats itself for a seed, and differs for another', () => {
  expect(draws('7')).toEqual(draws('7'));
  expect(draws('7')).not.toEqual(draws('8'));
  expect(new Set(draws('7')).size).toBeGreaterThan(45);
});

it('keeps to what was asked for', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(40), (seed, from, more) => {
      const random = randomFrom(seed);
      const whole = random.whole(from, from + more);
      expect(whole >= from && whole <= from + more && Number.isInteger(whole)).toBe(true);
      const stepped = random.stepped(0, 100 * (more + 1), 100);
      expect(stepped % 100).toBe(0);
      expect(random.digits(5)).toMatch(/^\d{5}$/);
      expect(['a', 'b']).toContain(random.pick(['a', 'b']));
      expect(
        random.weighted([
          ['never', 0],
          ['always', 1],
        ] as const),
      ).toBe('always');
    }),
  );
});

it('draws by weight', () => {
  const random = randomFrom('weights');
  const heads = Array.from({ length: 4_000 }, () =>
    random.weighted([
      [1, 3],
      [0, 1],
    ] as const),
  ).filter(Boolean);
  expect(heads.length).toBeGreaterThan(2_850);
  expect(heads.length).toBeLessThan(3_150);
});

it('makes identifiers like all others, which sort by their moment', () => {
  const random = randomFrom('ids');
  const ids = [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].map((at) => random.id(at));
  expect(ids.every(isId)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
});

it('has nothing to choose from an empty list', () => {
  expect(() => randomFrom('x').pick([])).toThrow(RangeError);
  expect(() => randomFrom('x').weighted([])).toThrow(RangeError);
});
