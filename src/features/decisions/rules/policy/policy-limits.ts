// What no policy may say, whoever publishes it: which way each factor runs, and how far rates, caps and points go. Only a release changes this page.
import { cents, showMoney } from '#shared/money.ts';
import type { BandedFactor, FactorName, NamedFactor, PolicyFigures } from '../../contract.ts';
import { policyLimitTexts as texts } from '../../texts/staff-policy-limits.ts';
import { namedPoints } from '../score.ts';
import { DEFAULT_COUNTS_MONTHS } from '../transitions/credit-history.ts';
import { factorsOf } from './describe-policy.ts';

/**
 * What is beyond the limits, as sentences by the path to the figure (`grades.0.fromScore`); empty when the policy keeps within them. A
 * figure that is missing yet has no fault.
 */
export const limitFaults = (policy: PolicyFigures): Record<string, string> => ({
  ...Object.fromEntries(figuresIn(policy).flatMap(([place, figure]) => outOfBounds(place, figure))),
  ...Object.fromEntries(factorsOf(policy).flatMap(([name, factor]) => againstDirection(name, factor))),
  // A first loan repaid opens more, never less.
  ...(policy.loan.largestCents.FullModel < policy.loan.largestCents.FirstModel
    ? { 'loan.largestCents.FullModel': texts.noSmaller }
    : {}),
});

type Fault = [place: string, sentence: string];
type Bounds = { least: number; most: number };

/** The least and the most that each figure may be, by the path to it within the policy; `*` stands for any name or position. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  // Half below and a fifth above what is advertised: 4 to 10 % a month.
  'grades.*.rateMonthlyBps': { least: 200, most: 1_200 },
  'discount.lowestRateMonthlyBps': { least: 200, most: 1_200 },
  // Beyond two fifths the papers alone would set the price.
  'discount.mostBps': { least: 0, most: 4_000 },
  // A score near nothing is no ground for a loan.
  'grades.*.fromScore': { least: 10, most: 100 },
  // The public claims: $500,000 and eight months at most. A first loan stays a trial of both sides.
  'loan.largestCents.FirstModel': { least: 0, most: 20_000_00 },
  'loan.largestCents.FullModel': { least: 0, most: 500_000_00 },
  'loan.shortestTermMonths': { least: 1, most: 8 },
  'loan.longestTermMonths': { least: 1, most: 8 },
  // What remains has to feed a household.
  'allowance.incomeShareBps': { least: 0, most: 5_000 },
  'allowance.freeCashFlowShareBps': { least: 0, most: 7_000 },
  // Nobody lives on nothing: whoever says nothing is not taken to.
  'assumed.expensesBps': { least: 3_000, most: 10_000 },
  'assumed.debtPaymentsBps': { least: 1_000, most: 10_000 },
  // What is over counts no longer than a default elsewhere does.
  'knockOuts.ownDefaultMonths': { least: 1, most: DEFAULT_COUNTS_MONTHS },
  'knockOuts.bankruptcyMonths': { least: 0, most: DEFAULT_COUNTS_MONTHS },
  // No factor decides alone.
  'factors.*.outOf': { least: 0, most: 40 },
};

/** Every figure of a policy with the path to it, its parts joined by dots. */
function figuresIn(part: unknown, way: readonly string[] = []): [place: string, figure: number][] {
  if (typeof part === 'number') return [[way.join('.'), part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => figuresIn(inner, [...way, name]));
}

function outOfBounds(place: string, figure: number): Fault[] {
  const bounds = BOUNDS[place] ?? BOUNDS[place.replace(/^(grades|factors)\.[^.]+\./, '$1.*.')];
  if (!bounds || !(figure < bounds.least || figure > bounds.most)) return [];
  const show = shownAs(place);
  return [[place, texts.bounds(show(bounds.least), show(bounds.most))]];
}

function shownAs(place: string): (figure: number) => string {
  if (place.endsWith('Bps')) return (figure) => texts.percent(figure / 100);
  if (place.startsWith('loan.largestCents')) return (figure) => showMoney(cents(figure));
  return String;
}

/** What a higher figure may do to the points. */
const DIRECTIONS = {
  debtService: 'never earns',
  freeCashFlow: 'never costs',
  timeInJob: 'never costs',
  banking: 'never costs',
  sectionsVerified: 'never costs',
  repaymentRecord: 'never earns',
} as const;

/** Answers from best to worst: an answer never earns fewer points than one that stands after it. */
const ORDERS = {
  employment: ['Employed full time', 'Employed part time', 'Unemployed'],
  creditHistory: ['good', 'none', 'late', 'overdue'],
} as const;

const isOrdered = (name: FactorName): name is keyof typeof ORDERS => Object.hasOwn(ORDERS, name);

const againstDirection = (name: FactorName, factor: BandedFactor | NamedFactor): Fault[] =>
  [
    ...('bands' in factor ? bandsAgainst(name, factor) : answersAgainst(name, factor)),
    ...(factor.ifUnknown > mostIn(factor) ? [['ifUnknown', texts.unknown] as Fault] : []),
  ].map(([part, sentence]) => [`factors.${name}.${part}`, sentence]);

const mostIn = (factor: BandedFactor | NamedFactor): number =>
  'bands' in factor
    ? Math.max(...factor.bands.map(({ points }) => points))
    : Math.max(factor.otherwise, ...Object.values(factor.points));

function bandsAgainst(name: FactorName, { bands }: BandedFactor): Fault[] {
  if (isOrdered(name)) return [];
  const isFalling = DIRECTIONS[name] === 'never earns';
  const wrong = bands.flatMap(({ points }, place): Fault[] => {
    const before = bands[place - 1]?.points ?? points;
    const isWrong = isFalling ? points > before : points < before;
    return isWrong ? [[`bands.${place}.points`, texts.directions[name]]] : [];
  });
  // Below the first band nothing is earned, which the lowest figures would then be worst off with.
  const [first] = bands;
  if (isFalling && first && first.from > 0 && first.points > 0)
    wrong.push(['bands.0.from', texts.fromNothing]);
  return wrong;
}

function answersAgainst(name: FactorName, factor: NamedFactor): Fault[] {
  if (!isOrdered(name)) return [];
  const order: readonly string[] = ORDERS[name];
  const sentence = texts.directions[name];
  const at = (answer: string) => (Object.hasOwn(factor.points, answer) ? `points.${answer}` : 'otherwise');
  const wrong = order.slice(0, -1).flatMap((better, place): Fault[] => {
    const next = order[place + 1] ?? better;
    return namedPoints(factor, better) < namedPoints(factor, next) ? [[at(better), sentence]] : [];
  });
  const worst = namedPoints(factor, order.at(-1) ?? '');
  const below = [...Object.keys(factor.points), ''].filter((answer) => namedPoints(factor, answer) < worst);
  return [...wrong, ...below.map((answer): Fault => [at(answer), sentence])];
}
