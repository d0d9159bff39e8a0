import { expect, it } from 'vitest';
import type { DecisionInputs, Policy } from '../../contract.ts';
import { today } from '../applicant.test-support.ts';
import { outcomeOf } from '../decide.ts';
import { limitFaults } from '../policy/policy-limits.ts';
import { type Draw, drawFrom, drawnApplicant, drawnPolicy } from '../reasons/drawn.test-support.ts';

const LIVES = 6_000;
const PEOPLE_A_POLICY = 60;

/** A life in the order in which it is asked of a borrower: papers, a first loan kept on its dates, the full information, more papers. */
function* lifeOf(draw: Draw, known: DecisionInputs): Generator<[step: string, now: DecisionInputs]> {
  const upTo = (most: number) => Math.floor(draw() * (most + 1));
  const base: DecisionInputs = { ...known, model: 'FirstModel', loanStanding: 'none', emailVerified: true };
  const first = upTo(6);
  const asFirst = (verified: number) => ({ required: 6, submitted: 6, verified });
  for (let verified = 0; verified <= first; verified++)
    yield [
      'verify',
      { ...base, sections: asFirst(verified), repayments: { instalmentsDue: 0, worstDaysLate: 0 } },
    ];
  const repayments = { instalmentsDue: 1 + upTo(8), worstDaysLate: 0 };
  yield ['repay on time', { ...base, sections: asFirst(first), repayments }];
  const carried = first > 0 ? { carried: { required: 6, verified: first } } : {};
  const full = (submitted: number, verified: number): DecisionInputs => ({
    ...base,
    model: 'FullModel',
    sections: { required: 9, submitted, verified, ...carried },
    repayments,
  });
  yield ['be promoted', full(0, 0)];
  yield ['give the full information', full(9, 0)];
  for (let verified = 1; verified <= 9; verified++) yield ['verify', full(9, verified)];
}

it(`no step asked of a borrower makes the same amount dearer or smaller, in ${LIVES} lives`, () => {
  const draw = drawFrom(59);
  const faults: string[] = [];
  let lives = 0;
  let offers = 0;
  for (let version = 1; lives < LIVES; version++) {
    const policy = fairly(drawnPolicy(draw, version));
    if (!policy) continue;
    for (let person = 0; person < PEOPLE_A_POLICY; person++, lives++) {
      let before: ReturnType<typeof outcomeOf>['offer'] = null;
      for (const [step, now] of lifeOf(draw, drawnApplicant(draw))) {
        const { offer } = outcomeOf(policy, now, today);
        const isWorse =
          before !== null &&
          (offer === null ||
            offer.maxLoanAmountCents < before.maxLoanAmountCents ||
            offer.rateMonthlyBps > before.rateMonthlyBps);
        if (isWorse) faults.push(`${step}: ${JSON.stringify({ before, offer, now })}`);
        if (offer) offers++;
        before = offer;
      }
    }
  }
  expect(offers).toBeGreaterThan(LIVES);
  expect(faults.slice(0, 3)).toEqual([]);
});

/** Null where the policy breaks a limit that this depends on; how high its figures are does not matter here. */
const fairly = (policy: Policy): Policy | null => {
  const depends =
    /^factors\.(sectionsVerified|repaymentRecord)\.(bands|ifUnknown)|^loan\.largestCents\.FullModel/;
  return Object.keys(limitFaults(policy)).some((place) => depends.test(place)) ? null : policy;
};
