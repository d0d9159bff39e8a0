// What everybody may read of a policy: what counts and how much, rates and limits. The bands behind the points stay with staff, so that nobody tells what fits them.
import { cents, centsToDollars } from '#shared/money.ts';
import type { PublishedPolicy } from '../../contract/published-policy.ts';
import type { FactorName, Policy } from '../../contract.ts';

export function publishPolicy(policy: Policy, since: Date): PublishedPolicy {
  const { factors, grades, discount, allowance, loan } = policy;
  const weights = Object.entries(factors) as [FactorName, { outOf: number }][];
  return {
    version: policy.version,
    since: since.toISOString(),
    minimumAge: policy.minimumAgeYears,
    factors: weights
      .map(([factor, { outOf }]) => ({ factor, points: outOf }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points),
    ruledOut: ruledOutBy(policy),
    grades: grades.map(({ grade, fromScore, rateMonthlyBps }) => ({
      grade,
      fromScore,
      ratePerMonth: rateMonthlyBps / 100,
    })),
    lowestRatePerMonth: discount.lowestRateMonthlyBps / 100,
    mostOffRate: discount.mostBps / 100,
    incomeShare: allowance.incomeShareBps / 100,
    leftOverShare: allowance.freeCashFlowShareBps / 100,
    largestFirst: centsToDollars(cents(loan.largestCents.FirstModel)),
    largest: centsToDollars(cents(loan.largestCents.FullModel)),
    shortestTerm: loan.shortestTermMonths,
    longestTerm: loan.longestTermMonths,
    offerStandsDays: policy.offerStandsDays,
  };
}

export function ruledOutBy({ knockOuts }: Policy): PublishedPolicy['ruledOut'] {
  const { overdueElsewhere, ownDefaultMonths, bankruptcyMonths } = knockOuts;
  return [
    ...(overdueElsewhere ? [{ by: 'overdueElsewhere' as const, months: null }] : []),
    ...(ownDefaultMonths === null ? [] : [{ by: 'ownDefault' as const, months: ownDefaultMonths }]),
    ...(bankruptcyMonths === null ? [] : [{ by: 'bankruptcy' as const, months: bankruptcyMonths }]),
  ];
}
