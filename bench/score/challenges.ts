// Challenges whose truth is known: one policy beside another on people whom a lot gave to either, and what the comparison must say.
import type { Policy } from '#features/decisions/contract.ts';
import { outcomeOf } from '#features/decisions/rules/decide.ts';
import {
  type Arm,
  type ArmsCompared,
  compareArms,
} from '#features/decisions/rules/performance/compare-arms.ts';
import type { Day } from '#shared/calendar.ts';
import { madeUpPeople } from './made-up-people.ts';
import type { Scenario } from './scenarios.ts';

/** The lot gives half of them to each arm. */
const APPLICANTS = 3_000;

/** Work by the season, which has nothing to do with repaying here. */
const WORLD = { seasonal: 0.6 };

/** Declines by work alone: as many as come from the coast and work by the season. */
const blindOf = (policy: Policy): Policy => {
  const nothing = { outOf: 0, ifUnknown: 0, bands: [{ from: 0, points: 0 }] };
  return {
    ...policy,
    factors: {
      debtService: nothing,
      freeCashFlow: nothing,
      timeInJob: nothing,
      banking: nothing,
      sectionsVerified: nothing,
      repaymentRecord: nothing,
      creditHistory: { outOf: 0, ifUnknown: 0, otherwise: 0, points: {} },
      employment: { outOf: 100, ifUnknown: 50, otherwise: 100, points: { Seasonal: 0 } },
    },
  };
};

/** Everybody who is offered a loan takes it, and who goes bad loses half. */
function compared(
  seed: number,
  today: Day,
  [champion, challenger]: [Policy, Policy],
  count = APPLICANTS,
): ArmsCompared {
  const people = madeUpPeople(count, seed, today, WORLD);
  const arm = (policy: Policy, place: number): Arm => {
    const decided = people
      .filter((_, index) => index % 2 === place)
      .map(({ inputs, isBad }) => ({ isBad, offer: outcomeOf(policy, inputs, today).offer }));
    return {
      people: decided.map(({ offer }) => ({
        isApproved: offer !== null,
        rateMonthlyBps: offer?.rateMonthlyBps ?? 0,
        amountCents: offer?.maxLoanAmountCents ?? 0,
      })),
      loans: decided.flatMap(({ offer, isBad }) => {
        if (!offer) return [];
        const lentCents = offer.maxLoanAmountCents;
        return [{ isBad, lentCents, lostCents: isBad ? lentCents / 2 : 0 }];
      }),
    };
  };
  return compareArms(arm(champion, 0), arm(challenger, 1));
}

/** `careful` declines by what tells something. */
export function challengeScenarios(careful: Policy, today: Day): Scenario[] {
  const blind = blindOf(careful);
  return [
    {
      truth: 'the challenger lends by what tells something, the champion does not',
      found: 'fewer bad loans and less lost in its arm, beyond chance',
      atLeast: 95,
      holds: (seed) => {
        const { bad, lost } = compared(seed, today, [blind, careful]);
        return bad.verdict === 'lower' && lost.verdict === 'lower';
      },
    },
    {
      truth: 'the challenger lends by what tells nothing',
      found: 'more bad loans and more lost in its arm, beyond chance',
      atLeast: 95,
      holds: (seed) => {
        const { bad, lost } = compared(seed, today, [careful, blind]);
        return bad.verdict === 'higher' && lost.verdict === 'higher';
      },
    },
    {
      truth: 'the challenger is the champion under another number',
      found: 'no difference in bad loans (95 of 100 are meant)',
      atLeast: 89,
      holds: (seed) => compared(seed, today, [careful, careful]).bad.verdict === 'no difference',
    },
    {
      truth: 'the same, by all five figures together',
      found: 'no difference in any (five chances to be wrong)',
      atLeast: 75,
      holds: (seed) =>
        Object.values(compared(seed, today, [careful, careful])).every(
          ({ verdict }) => verdict === 'no difference',
        ),
    },
    {
      truth: 'a better challenger, of which too few are known',
      found: 'nothing said: too few',
      atLeast: 100,
      holds: (seed) => compared(seed, today, [blind, careful], 40).bad.verdict === null,
    },
  ];
}
