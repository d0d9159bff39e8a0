import { describe, expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { type Frequency, isFrequency, perMonth } from './per-month.ts';

describe('an amount a month', () => {
  it.each<[Frequency, number, number]>([
    ['Daily', 3_000, 65_000], // 3,000 × 260 ÷ 12
    ['Weekly', 15_000, 65_000], // 15,000 × 52 ÷ 12
    ['Weekly', 10_000, 43_333.33],
    ['Fortnightly', 30_000, 65_000], // 30,000 × 26 ÷ 12
    ['Fortnightly', 50_000, 108_333.33],
    ['Twice a month', 32_500, 65_000],
    ['Monthly', 65_000.01, 65_000.01],
    ['Quarterly', 195_000, 65_000],
    ['Annually', 780_000, 65_000],
    ['Annually', 100.1, 8.34], // 8.3416…
    ['Annually', 100.02, 8.34], // 8.335, a half goes up
  ])('%s: %d is %d', (often, amount, expected) => {
    expect(perMonth(cents(Math.round(amount * 100)), often)).toBe(Math.round(expected * 100));
  });

  it('knows no other words', () => {
    expect(isFrequency('Fortnightly')).toBe(true);
    expect(isFrequency('sometimes')).toBe(false);
    expect(isFrequency('toString')).toBe(false);
  });
});
