import { describe, expect, it } from 'vitest';
import { type Arm, compareArms } from './compare-arms.ts';

/** So many people, of whom so many got an offer and a loan; of the loans so many went bad, each with half of it lost. */
function arm(of: number, approved: number, bad: number, rateMonthlyBps = 500): Arm {
  return {
    people: Array.from({ length: of }, (_, place) => ({
      isApproved: place < approved,
      rateMonthlyBps: place < approved ? rateMonthlyBps + (place % 2) : 0,
      amountCents: place < approved ? 100_000 + (place % 2) : 0,
    })),
    loans: Array.from({ length: approved }, (_, place) => ({
      isBad: place < bad,
      lentCents: 100_000,
      lostCents: place < bad ? 50_000 : 0,
    })),
  };
}

describe('champion and challenger', () => {
  it('differ where it is beyond chance, and only there', () => {
    const found = compareArms(arm(1_000, 800, 200), arm(1_000, 780, 100, 600));
    expect(found).toMatchObject({
      approved: { verdict: 'no difference' },
      price: {
        verdict: 'higher',
        champion: { mean: expect.closeTo(5.005, 9) },
        challenger: { mean: expect.closeTo(6.005, 9) },
      },
      bad: { verdict: 'lower', champion: { count: 200, of: 800 }, challenger: { count: 100, of: 780 } },
      lost: { verdict: 'lower', champion: { mean: 0.125 } },
      amountCents: { verdict: 'no difference' },
    });
  });

  it('are not compared where one side has too few people', () => {
    const found = compareArms(arm(1_000, 800, 200), arm(29, 29, 0));
    expect(Object.values(found).map(({ verdict }) => verdict)).toEqual([null, null, null, null, null]);
    expect(found.approved.champion.share).not.toBeNull();
  });

  it('are compared by loans of which it is known what became of them', () => {
    const running = { isBad: null, lentCents: 100_000, lostCents: 0 };
    const { people, loans } = arm(100, 40, 20);
    const found = compareArms(arm(100, 40, 20), { people, loans: [...loans, ...Array(500).fill(running)] });
    expect(found.bad.challenger).toMatchObject({ count: 20, of: 40 });
    expect(found.bad.verdict).toBe('no difference');
  });

  it('are equal where nobody was approved by either', () => {
    const found = compareArms(arm(100, 0, 0), arm(100, 0, 0));
    expect(found).toMatchObject({ approved: { verdict: 'no difference' }, price: { verdict: null } });
  });
});
