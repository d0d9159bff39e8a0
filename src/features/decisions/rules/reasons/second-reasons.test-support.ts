// What may be said to have counted against somebody, as the second program works it out.
import type { ClaimFigures } from '../../contract/advice.ts';
import type { DecisionInputs, Policy } from '../../contract.ts';
import {
  big,
  capFor,
  earns,
  FACTORS,
  isCarried,
  judge,
  mostOf,
  provedOf,
  rateOf,
  readingsOf,
  type Verdict,
} from './second-engine.test-support.ts';

type Said = { code: string; figures: ClaimFigures };

/** What may be said to have counted against somebody, in its order. */
export function expectedReasons(policy: Policy, inputs: DecisionInputs, today: string): Said[] {
  const verdict = judge(policy, inputs, today);
  const all =
    verdict.blockers.length > 0
      ? [
          ...verdict.blockers.flatMap((code) => reasonsOfBlocker(code, policy, inputs, verdict)),
          ...(verdict.blockers.includes('score.below_minimum') ? factorsSaid(policy, inputs, verdict) : []),
        ]
      : [limitSaid(policy, inputs, verdict), ...priceSaid(policy, inputs, verdict)];
  return all.slice(0, 4);
}

function reasonsOfBlocker(code: string, policy: Policy, inputs: DecisionInputs, verdict: Verdict): Said[] {
  const { submitted, required } = inputs.sections;
  if (code === 'age.below_minimum') return [{ code, figures: { minimumAge: policy.minimumAgeYears } }];
  const { adverse } = inputs;
  if (code === 'default.with_us' && adverse)
    return [
      {
        code,
        figures: {
          sinceMonths: adverse.ownDefaultMonths ?? -1,
          countsMonths: policy.knockOuts.ownDefaultMonths ?? -1,
        },
      },
    ];
  const { onceChecked } = inputs;
  if (code === 'elsewhere.defaulted')
    return [{ code, figures: onceChecked && !onceChecked.defaultElsewhere ? { unchecked: 1 } : {} }];
  if (code === 'bankruptcy.open')
    return [
      {
        code,
        figures:
          onceChecked && onceChecked.bankruptcy !== 'open'
            ? { unchecked: 1, countsMonths: policy.knockOuts.bankruptcyMonths ?? -1 }
            : {},
      },
    ];
  if (code === 'bankruptcy.ended' && adverse)
    return [
      {
        code,
        figures: {
          sinceMonths: adverse.bankruptcy ?? -1,
          countsMonths: policy.knockOuts.bankruptcyMonths ?? -1,
        },
      },
    ];
  if (code === 'sections.missing') return [{ code, figures: { submitted, required } }];
  if (code === 'score.below_minimum') {
    const minimumScore = policy.grades[policy.grades.length - 1]?.fromScore ?? 0;
    return [{ code, figures: { score: verdict.score, minimumScore } }];
  }
  return code === 'amount.below_step' ? shortSaid(policy, verdict) : [{ code, figures: {} }];
}

function shortSaid(policy: Policy, { rate, facts }: Verdict): Said[] {
  const { stepCents, longestTermMonths } = policy.loan;
  let neededCents = Number(big(stepCents) / big(longestTermMonths));
  while (!isCarried(stepCents, neededCents, rate, longestTermMonths)) neededCents += 1;
  const { income, expenses, debts, left, byIncome, byLeft } = facts;
  const incomeShort: Said = {
    code: 'amount.income_share',
    figures: {
      incomeCents: income,
      debtPaymentsCents: debts,
      shareBps: policy.allowance.incomeShareBps,
      leavesCents: byIncome > 0 ? byIncome : 0,
      stepCents,
      neededCents,
    },
  };
  const leftShort: Said =
    left > 0
      ? {
          code: 'amount.left_over',
          figures: {
            freeCashFlowCents: left,
            shareBps: policy.allowance.freeCashFlowShareBps,
            leavesCents: byLeft,
            stepCents,
            neededCents,
          },
        }
      : {
          code: 'amount.nothing_left',
          figures: { incomeCents: income, expensesCents: expenses, debtPaymentsCents: debts },
        };
  const both = byIncome <= byLeft ? [incomeShort, leftShort] : [leftShort, incomeShort];
  return both.filter((said) => (said === incomeShort ? byIncome : byLeft) < neededCents);
}

function limitSaid(policy: Policy, inputs: DecisionInputs, { amount, facts }: Verdict): Said {
  const { submitted, required } = inputs.sections;
  const capCents = capFor(policy, inputs);
  if (amount === capCents) {
    const full = submitted >= required ? 'limit.highest' : 'limit.sections';
    return {
      code: inputs.model === 'FirstModel' ? 'limit.first_loan' : full,
      figures: { capCents, submitted, required },
    };
  }
  return facts.byIncome <= facts.byLeft
    ? {
        code: 'limit.income',
        figures: {
          incomeCents: facts.income,
          debtPaymentsCents: facts.debts,
          shareBps: policy.allowance.incomeShareBps,
          leavesCents: facts.byIncome,
        },
      }
    : {
        code: 'limit.free_cash_flow',
        figures: {
          freeCashFlowCents: facts.left,
          shareBps: policy.allowance.freeCashFlowShareBps,
          leavesCents: facts.byLeft,
        },
      };
}

function priceSaid(policy: Policy, inputs: DecisionInputs, verdict: Verdict): Said[] {
  const [verified, required] = provedOf(inputs.sections);
  const bestRateBps = rateOf(policy, verdict.grade ?? '', 1, 1);
  const papers =
    bestRateBps < verdict.rate ? [{ code: 'rate.sections_verified', figures: { verified, required } }] : [];
  if (verdict.grade === policy.grades[0]?.grade) return papers;
  const factors = factorsSaid(policy, inputs, verdict);
  return papers.length > 0
    ? [...papers, ...factors.filter(({ code }) => code !== 'factor.sectionsVerified')]
    : factors;
}

const isIdle = ({ employmentStatus }: DecisionInputs) =>
  ['Homemaker', 'Student', 'Unemployed'].some((status) => status === employmentStatus);

const READING_OF: Record<string, string> = {
  employment: 'readingAnswer',
  timeInJob: 'readingMonths',
  banking: 'readingMonths',
  creditHistory: 'readingHistory',
  repaymentRecord: 'readingDays',
};

function factorsSaid(policy: Policy, inputs: DecisionInputs, { facts }: Verdict): Said[] {
  const readings = readingsOf(policy, facts, inputs);
  const lost = FACTORS.map((name, place) => {
    const reading = readings[name] ?? null;
    const points = earns(policy.factors[name], reading);
    const bestPoints = mostOf(policy.factors[name]);
    const isRatio = name === 'debtService' || name === 'freeCashFlow';
    const answered: ClaimFigures =
      name === 'timeInJob' && isIdle(inputs)
        ? { noWork: 1 }
        : reading === null
          ? {}
          : isRatio && facts.income === 0
            ? { noIncome: 1 }
            : {
                [READING_OF[name] ?? 'readingBps']: reading,
                ...(name === 'creditHistory' &&
                inputs.onceChecked &&
                inputs.onceChecked.creditHistory !== reading
                  ? { unchecked: 1 }
                  : {}),
              };
    return {
      code: `factor.${name}`,
      figures: { points, bestPoints, ...answered },
      loss: bestPoints - points,
      place,
    };
  });
  return lost
    .filter(({ loss }) => loss > 0)
    .sort((one, other) => other.loss - one.loss || one.place - other.place)
    .map(({ code, figures }) => ({ code, figures }));
}
