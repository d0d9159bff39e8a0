// Policies and applicants drawn by a seed, by the hundred thousand: the same seed draws the same.
import { type DecisionInputs, type Policy, policySchema } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { policyErrors } from '../policy-errors.ts';

/** From 0 up to 1. */
export type Draw = () => number;

/** Mulberry32. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const whole = (draw: Draw, least: number, most: number) =>
  least + Math.floor(draw() * (most - least + 1));
const oneOf = <T>(draw: Draw, options: readonly T[]): T => options[whole(draw, 0, options.length - 1)] as T;
export const rising = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

/** One without errors. Beyond the limits of today, as versions from before them may be: in some more debt, or fewer papers, earn more. */
export function drawnPolicy(draw: Draw, version: number): Policy {
  const cuts = rising(Array.from({ length: 7 }, () => whole(draw, 0, 100)));
  const weights = [...cuts, 100].map((cut, place) => cut - (cuts[place - 1] ?? 0));
  const weight = () => weights.pop() ?? 0;
  const banded = (highest: number, isHighBetter: boolean, lowest = 0) => {
    const outOf = weight();
    const starts = [
      lowest,
      ...Array.from({ length: whole(draw, 0, 6) }, () => whole(draw, lowest + 1, highest)),
    ];
    const froms = rising([...new Set(starts)]);
    const points = rising(froms.map(() => whole(draw, 0, outOf)));
    const isTurned = draw() < 0.2;
    const inOrder = isHighBetter !== isTurned ? points : points.toReversed();
    return {
      outOf,
      ifUnknown: whole(draw, 0, outOf),
      bands: froms.map((from, place) => ({ from, points: inOrder[place] ?? 0 })),
    };
  };
  const named = (answers: readonly string[]) => {
    const outOf = weight();
    const points = Object.fromEntries(answers.map((answer) => [answer, whole(draw, 0, outOf)]));
    return { outOf, ifUnknown: whole(draw, 0, outOf), points, otherwise: whole(draw, 0, outOf) };
  };
  const names = (['A', 'B', 'C', 'D', 'E'] as const).slice(0, whole(draw, 1, 5));
  const scores = rising([...new Set(names.map(() => whole(draw, 5, 95)))]).toReversed();
  const rates = rising(scores.map(() => whole(draw, 300, 1_500)));
  const stepCents = oneOf(draw, [50_00, 100_00, 100_00, 500_00]);
  const shortest = whole(draw, 1, 6);
  const policy = policySchema.parse({
    ...defaultPolicy,
    version,
    minimumAgeYears: whole(draw, 18, 30),
    factors: {
      debtService: banded(8_000, false),
      freeCashFlow: banded(8_000, true, draw() < 0.5 ? 0 : -2_000),
      employment: named(Object.keys(defaultPolicy.factors.employment.points)),
      timeInJob: banded(120, true),
      creditHistory: named(['good', 'none', 'late', 'overdue']),
      banking: banded(60, true),
      sectionsVerified: banded(10_000, true),
      repaymentRecord: banded(90, false),
    },
    grades: scores.map((fromScore, place) => ({
      grade: names[place],
      fromScore,
      rateMonthlyBps: rates[place],
    })),
    discount: { mostBps: whole(draw, 0, 4_000), lowestRateMonthlyBps: whole(draw, 0, rates[0] ?? 0) },
    allowance: {
      incomeShareBps: draw() < 0.03 ? 0 : whole(draw, 1_000, 6_000),
      freeCashFlowShareBps: draw() < 0.03 ? 0 : whole(draw, 1_000, 8_000),
    },
    knockOuts: {
      overdueElsewhere: draw() < 0.5,
      ownDefaultMonths: draw() < 0.5 ? null : whole(draw, 1, 24),
      bankruptcyMonths: draw() < 0.5 ? null : whole(draw, 0, 24),
    },
    assumed: { expensesBps: whole(draw, 0, 8_000), debtPaymentsBps: whole(draw, 0, 5_000) },
    loan: {
      stepCents,
      largestCents: {
        FirstModel: stepCents * whole(draw, 2, 100),
        FullModel: stepCents * whole(draw, 100, 5_000),
      },
      shortestTermMonths: shortest,
      longestTermMonths: shortest + whole(draw, 0, 12),
    },
  });
  const errors = Object.keys(policyErrors(policy));
  if (errors.length > 0) throw new Error(`a drawn policy could not be published: ${errors.join(', ')}`);
  return policy;
}

/** Anybody; mostly people with something to decide about, and many near a boundary. */
export function drawnApplicant(draw: Draw): DecisionInputs {
  const model = oneOf(draw, ['FirstModel', 'FullModel'] as const);
  const required = model === 'FirstModel' ? 6 : 9;
  const submitted = draw() < 0.9 ? required : whole(draw, 0, required);
  const isRare = () => draw() < 0.04;
  const income = isRare() ? 0 : whole(draw, 5_000_00, oneOf(draw, [60_000_00, 150_000_00, 600_000_00]));
  const share = (most: number) =>
    Math.floor(income * draw() * most) + (income === 0 ? whole(draw, 0, 20_000_00) : 0);
  const orUnknown = <T>(value: T) => (isRare() ? null : value);
  // Amounts are given in dollars, now and then with cents.
  const inWholeDollars = (cents: number) => (draw() < 0.8 ? cents - (cents % 100) : cents);
  return {
    model,
    birthDay: orUnknown(
      oneOf(draw, ['1950-06-01', '1980-02-29', '1990-01-01', '1990-01-01', '2005-12-24', '2008-03-02']),
    ),
    emailVerified: !isRare(),
    loanStanding: isRare() ? oneOf(draw, ['applied', 'approved', 'open', 'inArrears'] as const) : 'none',
    sections: {
      required,
      submitted,
      verified: whole(draw, 0, draw() < 0.5 ? 0 : submitted),
      ...(model === 'FullModel' && draw() < 0.7
        ? { carried: { required: 6, verified: whole(draw, 1, 6) } }
        : {}),
    },
    repayments: drawnRecord(draw),
    incomeCents: orUnknown(inWholeDollars(income)),
    expensesCents: orUnknown(inWholeDollars(share(1.2))),
    debtPaymentsCents: orUnknown(inWholeDollars(share(oneOf(draw, [0, 0.3, 0.8])))),
    employmentStatus: orUnknown(
      oneOf(draw, [...Object.keys(defaultPolicy.factors.employment.points), 'Apprentice']),
    ),
    monthsInJob: orUnknown(whole(draw, 0, 130)),
    monthsWithBank: orUnknown(whole(draw, 0, 70)),
    ...drawnAgainst(draw),
  };
}

/** What may rule somebody out, and for some of them what papers would lift. */
function drawnAgainst(draw: Draw): Pick<DecisionInputs, 'creditHistory' | 'adverse' | 'onceChecked'> {
  const histories = ['good', 'claimed', 'none', 'late', 'overdue'] as const;
  const creditHistory = draw() < 0.04 ? null : oneOf(draw, histories);
  if (draw() >= 0.15) return { creditHistory };
  const adverse = drawnAdverse(draw);
  const isOpen = adverse.bankruptcy === 'open' || adverse.defaultElsewhere === true;
  if (draw() < 0.3 || !(isOpen || creditHistory === 'overdue')) return { creditHistory, adverse };
  const ended = draw() < 0.5 ? whole(draw, 0, 30) : null;
  const onceChecked = {
    creditHistory: creditHistory === 'overdue' ? oneOf(draw, histories) : creditHistory,
    defaultElsewhere: adverse.defaultElsewhere === true && draw() < 0.3,
    bankruptcy: adverse.bankruptcy === 'open' && draw() < 0.8 ? ended : adverse.bankruptcy,
  };
  return { creditHistory, adverse, onceChecked };
}

const drawnAdverse = (draw: Draw): NonNullable<DecisionInputs['adverse']> => ({
  overdueElsewhere: draw() < 0.4,
  ...(draw() < 0.3 ? { defaultElsewhere: true as const } : {}),
  ownDefaultMonths: draw() < 0.6 ? null : whole(draw, 0, 30),
  bankruptcy: draw() < 0.6 ? null : draw() < 0.3 ? 'open' : whole(draw, 0, 30),
});

function drawnRecord(draw: Draw): DecisionInputs['repayments'] {
  const worstDaysLate = draw() < 0.5 ? 0 : whole(draw, 0, 120);
  if (draw() < 0.5) return { instalmentsDue: whole(draw, 1, 8), worstDaysLate };
  return { instalmentsDue: 0, worstDaysLate: 0, ...(draw() < 0.5 ? { earlier: { worstDaysLate } } : {}) };
}
