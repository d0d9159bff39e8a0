// The four-fifths rule on the example of those who made it, and what it says of few people and of chance.
import { describe, expect, it } from 'vitest';
import { fourFifths } from './four-fifths.ts';

describe('the four-fifths rule', () => {
  it("gives the ratios of the agencies' own questions and answers (44 FR 11996, 1979, question 11)", () => {
    const found = fourFifths([
      { group: 'Whites', approved: 600, of: 1_000 },
      { group: 'American Indians', approved: 450, of: 1_000 },
      { group: 'Hispanics', approved: 480, of: 1_000 },
      { group: 'Blacks', approved: 510, of: 1_000 },
    ]);
    expect(found.map(({ group, ratio, isFlagged }) => [group, ratio?.toFixed(2), isFlagged])).toEqual([
      ['Whites', '1.00', false],
      ['American Indians', '0.75', true],
      ['Hispanics', '0.80', false],
      ['Blacks', '0.85', false],
    ]);
  });

  it('neither flags a group of few nor measures others by it', () => {
    const found = fourFifths([
      { group: 'many', approved: 60, of: 100 },
      { group: 'few', approved: 20, of: 20 },
      { group: 'none', approved: 0, of: 29 },
    ]);
    expect(found.map(({ ratio, isFlagged }) => [ratio, isFlagged])).toEqual([
      [1, false],
      [null, false],
      [null, false],
    ]);
  });

  it('says where chance alone may be behind a low ratio', () => {
    const of = (approved: number, people: number) =>
      fourFifths([
        { group: 'one', approved: people * 0.6, of: people },
        { group: 'other', approved, of: people },
      ])[1];
    expect(of(15, 40)).toMatchObject({ isFlagged: true, mayBeChance: false });
    expect(of(18, 40)).toMatchObject({ isFlagged: true, mayBeChance: true });
  });

  it('compares nothing where nobody is approved', () => {
    expect(fourFifths([{ group: 'all', approved: 0, of: 50 }])).toMatchObject([
      { ratio: null, isFlagged: false },
    ]);
  });
});
