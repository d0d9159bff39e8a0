// Bad rates by grade: their order and what was expected of them.
import { describe, expect, it } from 'vitest';
import { calibrationOf, ratesByGrade } from './grades.ts';

const grade = (name: string, bad: number, of: number) => ({ grade: name, good: of - bad, bad });

describe('bad rates by grade', () => {
  it('say which grade is out of order beyond chance, and nothing of 22 people', () => {
    const rates = ratesByGrade([
      grade('A', 330, 3_000),
      grade('B', 300, 770),
      grade('C', 160, 267),
      grade('D', 8, 22),
      grade('E', 20, 100),
    ]);
    expect(rates.map(({ grade, isOutOfOrder }) => [grade, isOutOfOrder])).toEqual([
      ['A', false],
      ['B', false],
      ['C', false],
      ['D', false],
      ['E', true],
    ]);
    expect(rates.map(({ share }) => share && Math.round(share.share * 100))).toEqual([11, 39, 60, null, 20]);
  });

  it('call a small step down what chance explains', () => {
    const [, second] = ratesByGrade([grade('A', 12, 100), grade('B', 10, 100)]);
    expect(second?.isOutOfOrder).toBe(false);
  });
});

describe('calibration', () => {
  const before = [grade('A', 50, 1_000), grade('B', 100, 1_000), grade('C', 200, 1_000), grade('D', 5, 20)];

  it('finds more, fewer and as many as expected, beyond chance', () => {
    const found = calibrationOf(before, [
      grade('A', 90, 1_000),
      grade('B', 104, 1_000),
      grade('C', 130, 1_000),
    ]);
    expect(found.map(({ grade, verdict }) => [grade, verdict])).toEqual([
      ['A', 'more'],
      ['B', 'as expected'],
      ['C', 'fewer'],
      ['D', null],
    ]);
  });

  it('counts the chance of the earlier time too', () => {
    // 20 % lies outside the bounds of 14 of 40 alone, which begin at 22 %.
    const [only] = calibrationOf([grade('A', 10, 50)], [grade('A', 14, 40)]);
    expect(only?.found.share?.low).toBeGreaterThan(0.2);
    expect(only?.verdict).toBe('as expected');
  });
});
