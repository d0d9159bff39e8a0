// Worlds whose truth is known, and what the figures must say of each: judged many times anew, because chance is in it.
import type { Policy } from '#features/decisions/contract.ts';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { outcomeOf } from '#features/decisions/rules/decide.ts';
import {
  addTo,
  type Findings,
  findingsOf,
  type Half,
  newTally,
} from '#features/decisions/rules/performance/tally.ts';
import type { Day } from '#shared/calendar.ts';
import { challengeScenarios } from './challenges.ts';
import { type MadeUpPerson, madeUpPeople, type World } from './made-up-people.ts';

export type Scenario = {
  truth: string;
  found: string;
  /** In how many of 100 repeats at least. */
  atLeast: number;
  /** A fresh sample for each seed. */
  holds: (seed: number) => boolean;
};

/** People of a repeat: half of them before, half after. */
const PEOPLE = 2_000;
const TODAY = '2026-01-01' as Day;

/** The shipped factors with a cut-off, so that the score decides something. */
const careful: Policy = {
  ...defaultPolicy,
  grades: defaultPolicy.grades.filter(({ fromScore }) => fromScore >= 50),
};

/** A third of all points for a kind of work that has nothing to do with repaying here. */
const unfair: Policy = {
  ...careful,
  factors: {
    ...careful.factors,
    debtService: { outOf: 0, ifUnknown: 0, bands: [{ from: 0, points: 0 }] },
    employment: {
      outOf: 30,
      ifUnknown: 15,
      otherwise: 30,
      points: { Seasonal: 0 },
    },
  },
};

type Score = (policy: Policy, person: MadeUpPerson) => { score: number; grade: string | null };

const byPolicy: Score = (policy, { inputs }) => outcomeOf(policy, inputs, TODAY);

function judge(
  first: readonly MadeUpPerson[],
  second: readonly MadeUpPerson[],
  policy: Policy,
  scored = byPolicy,
): Findings {
  const tally = newTally();
  const add = (half: Half) => (person: MadeUpPerson) => {
    const { offer, declines, factors } = outcomeOf(policy, person.inputs, TODAY);
    addTo(tally, {
      ...scored(policy, person),
      isApproved: offer !== null,
      declines,
      factors,
      isBad: person.isBad,
      half,
      groups: { home: person.group },
    });
  };
  first.forEach(add('first'));
  second.forEach(add('second'));
  return findingsOf(
    tally,
    policy.grades.map(({ grade }) => grade),
  );
}

/** Two halves of the given worlds, with seeds of their own. */
const sampled = (
  seed: number,
  policy: Policy,
  before: World = {},
  after: World = before,
  scored = byPolicy,
) =>
  judge(
    madeUpPeople(PEOPLE / 2, 2 * seed, TODAY, before),
    madeUpPeople(PEOPLE / 2, 2 * seed + 1, TODAY, after),
    policy,
    scored,
  );

/** What Gini is of very many people: the truth that a sample's bounds should hold. */
function trueGini(): number {
  const many = madeUpPeople(100_000, 1_000_003, TODAY);
  return judge(many, [], defaultPolicy).separation?.gini.gini ?? Number.NaN;
}

/** The score that somebody would give who sees what is hidden. */
const allSeeing: Score = (_, { risk }) => {
  const score = Math.round(100 * (1 - risk));
  return { score, grade: defaultPolicy.grades.find(({ fromScore }) => score >= fromScore)?.grade ?? null };
};

const upsideDown: Score = (policy, person) => {
  const score = 100 - byPolicy(policy, person).score;
  return { score, grade: policy.grades.find(({ fromScore }) => score >= fromScore)?.grade ?? null };
};

const factor = ({ factors }: Findings, name: string) => factors.find((one) => one.factor === name);
const coast = ({ groups }: Findings) => groups[0]?.rates.find(({ group }) => group === 'coast');

export function scenarios(): Scenario[] {
  const gini = trueGini();
  const lucky = { byLuckAlone: true };
  return [
    {
      truth: 'the score sees signs of what is hidden',
      found: 'Gini and KS beyond chance, grades in their order',
      atLeast: 99,
      holds: (seed) => {
        const { separation, grades } = sampled(seed, defaultPolicy);
        return (
          separation !== null &&
          separation.gini.low > 0.2 &&
          separation.ks.ks > separation.ks.byChance &&
          grades.every((grade) => !grade.isOutOfOrder)
        );
      },
    },
    {
      truth: `its Gini over 100 000 people is ${gini.toFixed(3)}`,
      found: 'the bounds of a sample hold it (95 of 100 are meant)',
      atLeast: 89,
      holds: (seed) => {
        const bounds = sampled(seed, defaultPolicy).separation?.gini;
        return bounds !== undefined && bounds.low <= gini && gini <= bounds.high;
      },
    },
    {
      truth: 'a score that saw the hidden facts would be better',
      found: 'its Gini is above that of the policy on the same people',
      atLeast: 99,
      holds: (seed) =>
        (sampled(seed, defaultPolicy, {}, {}, allSeeing).separation?.gini.gini ?? 0) >
        (sampled(seed, defaultPolicy).separation?.gini.gini ?? 1),
    },
    {
      truth: 'the score is useless: luck alone decides',
      found: 'the bounds of Gini hold 0, and KS is what chance reaches',
      atLeast: 85,
      holds: (seed) => {
        const found = sampled(seed, defaultPolicy, lucky).separation;
        return (
          found !== null && found.gini.low <= 0 && found.gini.high >= 0 && found.ks.ks <= found.ks.byChance
        );
      },
    },
    {
      truth: 'the score is upside down',
      found: 'Gini below 0, and grades out of order',
      atLeast: 99,
      holds: (seed) => {
        const { separation, grades } = sampled(seed, defaultPolicy, {}, {}, upsideDown);
        return (separation?.gini.high ?? 1) < 0 && grades.some(({ isOutOfOrder }) => isOutOfOrder);
      },
    },
    {
      truth: 'nothing has changed between the halves',
      found: 'score and every factor stable',
      atLeast: 95,
      holds: (seed) => {
        const { stability, factors } = sampled(seed, defaultPolicy);
        return stability?.verdict === 'stable' && factors.every((one) => one.stability?.verdict === 'stable');
      },
    },
    {
      truth: 'a year of lay-offs: people are in new jobs',
      found: 'time in the job has shifted, credit history has not',
      atLeast: 99,
      holds: (seed) => {
        const found = sampled(seed, defaultPolicy, {}, { jobs: 0.4 });
        return (
          factor(found, 'timeInJob')?.stability?.verdict !== 'stable' &&
          factor(found, 'creditHistory')?.stability?.verdict === 'stable'
        );
      },
    },
    {
      truth: 'hard times that nobody tells of: the same people repay worse',
      found: 'stable, and a grade in which more went bad than expected',
      atLeast: 95,
      holds: (seed) => {
        const { stability, calibration } = sampled(seed, defaultPolicy, {}, { hardTimes: 0.9 });
        return (
          stability?.verdict === 'stable' &&
          calibration.some(({ verdict }) => verdict === 'more') &&
          calibration.every(({ verdict }) => verdict !== 'fewer')
        );
      },
    },
    {
      truth: 'work by the season costs points, tells nothing, and is of the coast',
      found: 'the coast below four fifths beyond chance, the factor without Gini',
      atLeast: 85,
      holds: (seed) => {
        const found = sampled(seed, unfair, { seasonal: 0.6 });
        const home = coast(found);
        const alone = factor(found, 'employment')?.separation?.gini;
        return (
          home?.isFlagged === true &&
          !home.mayBeChance &&
          alone !== undefined &&
          alone.low <= 0 &&
          alone.high >= 0
        );
      },
    },
    {
      truth: 'the same people under factors that tell something',
      found: 'no group below four fifths',
      atLeast: 99,
      holds: (seed) =>
        sampled(seed, careful, { seasonal: 0.6 }).groups.every(({ rates }) =>
          rates.every(({ isFlagged }) => !isFlagged),
        ),
    },
    {
      truth: 'far too few people',
      found: 'nothing said: too few',
      atLeast: 100,
      holds: (seed) => {
        const { separation, stability } = judge(madeUpPeople(40, seed, TODAY), [], defaultPolicy);
        return separation === null && stability === null;
      },
    },
    ...challengeScenarios(careful, TODAY),
  ];
}
