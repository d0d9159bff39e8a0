// Made-up people with a known truth: whether they repay depends on two facts that nobody sees, and what they state is a blurred sign of them.
import type { DecisionInputs } from '#features/decisions/contract.ts';
import { addMonths, type Day } from '#shared/calendar.ts';
import { type Chance, chanceFrom } from '../loan-year/chance.ts';

export type MadeUpPerson = {
  inputs: DecisionInputs;
  age: number;
  /** Has nothing to do with repaying. */
  group: 'hill' | 'coast';
  isBad: boolean;
  /** The truth: how likely they were to go bad. */
  risk: number;
};

export type World = {
  /** How many times as long as usual people have been in their job: less than 1 after a year of lay-offs. */
  jobs?: number;
  /** Added to the logarithm of the odds of going bad, without a sign in what is stated. */
  hardTimes?: number;
  /** How many of the people on the coast work by the season; of all others none do. */
  seasonal?: number;
  /** Whether anybody goes bad has nothing to do with who they are. */
  byLuckAlone?: boolean;
};

const USUAL_ODDS = -1.5;

/** Makes people up; the same seed gives the same people. */
export function madeUpPeople(count: number, seed: number, today: Day, world: World = {}): MadeUpPerson[] {
  const chance = chanceFrom(seed);
  return Array.from({ length: count }, () => madeUpPerson(chance, today, world));
}

function madeUpPerson(chance: Chance, today: Day, world: World): MadeUpPerson {
  const normal = () => normalFrom(chance);
  const [prudence, steadiness] = [normal(), normal()];
  const visible = world.byLuckAlone ? 0 : 1.1 * prudence + 0.9 * steadiness;
  const risk = 1 / (1 + Math.exp(-(USUAL_ODDS + (world.hardTimes ?? 0) - visible)));
  const age = Math.round(clamp(36 + 11 * normal(), 18, 75));
  const group = chance.between(0, 1) === 0 ? 'hill' : 'coast';
  const incomeCents = Math.round(clamp(Math.exp(11.5 + 0.5 * normal()), 15_000, 900_000)) * 100;
  const share = (usual: number) => clamp(usual - 0.1 * prudence + 0.09 * normal(), 0, 0.95);
  const isSeasonal = group === 'coast' && chance.between(0, 999) < 1_000 * (world.seasonal ?? 0);
  return {
    inputs: {
      model: 'FirstModel',
      birthDay: addMonths(today, -12 * age),
      emailVerified: true,
      loanStanding: 'none',
      sections: { required: 6, submitted: 6, verified: 0 },
      repayments: { instalmentsDue: 0, worstDaysLate: 0 },
      incomeCents,
      expensesCents: Math.round(incomeCents * share(0.45)),
      debtPaymentsCents: Math.round(incomeCents * share(0.15)),
      employmentStatus: isSeasonal ? 'Seasonal' : workOf(steadiness + normal()),
      monthsInJob: Math.floor(
        clamp(Math.exp(3 + 0.9 * steadiness + 0.5 * normal()) * (world.jobs ?? 1), 0, 400),
      ),
      creditHistory: historyOf(prudence + 0.7 * normal()),
      monthsWithBank: Math.floor(clamp(Math.exp(3.2 + 0.6 * steadiness + 0.8 * normal()), 0, 400)),
    },
    age,
    group,
    isBad: chance.between(0, 999_999) < risk * 1_000_000,
    risk,
  };
}

function workOf(steadiness: number): string {
  if (steadiness > 0) return 'Employed full time';
  if (steadiness > -0.8) return 'Self-employed';
  return steadiness > -2 ? 'Contract' : 'Unemployed';
}

function historyOf(prudence: number): DecisionInputs['creditHistory'] {
  if (prudence > 0.4) return 'good';
  if (prudence > -0.6) return 'none';
  return prudence > -1.5 ? 'late' : 'overdue';
}

/** G. E. P. Box and M. E. Muller, 1958. */
function normalFrom(chance: Chance): number {
  const draw = () => chance.between(1, 1_000_000_000) / 1_000_000_000;
  return Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
}

const clamp = (figure: number, least: number, most: number): number =>
  Math.max(least, Math.min(figure, most));
