// What no policy may say, whoever publishes it: which way each factor runs, and how far rates, caps and points go. Only a release changes this page.
import { LONGEST_OWN_TERM_MONTHS, MOST_LENT_CENTS } from '#shared/loans/public-claims.ts';
import { cents, showMoney } from '#shared/money.ts';
import type { BandedFactor, FactorName, NamedFactor, PolicyFigures } from '../../contract.ts';
import { policyLimitTexts as texts } from '../../texts/staff-policy-limits.ts';
import { namedPoints } from '../score.ts';
import { DEFAULT_COUNTS_MONTHS } from '../transitions/credit-history.ts';
import { factorsOf } from './describe-policy.ts';
import { DIRECTIONS, isOrdered, ORDERS, shapeErrors } from './policy-shape.ts';

/**
 * What is beyond the limits, as sentences by the path to the figure (`grades.0.fromScore`); empty when the policy keeps within them. A
 * figure that is missing yet has no error.
 */
export const limitErrors = (policy: PolicyFigures): Record<string, string> => ({
  ...shapeErrors(policy),
  ...Object.fromEntries(figuresIn(policy).flatMap(([place, figure]) => outOfBounds(place, figure))),
  ...Object.fromEntries(unknownErrors(policy)),
  ...Object.fromEntries(factorsOf(policy).flatMap(([name, factor]) => againstDirection(name, factor))),
  // A first loan repaid opens more, never less.
  ...(policy.loan.largestCents.FullModel < policy.loan.largestCents.FirstModel
    ? { 'loan.largestCents.FullModel': texts.noSmaller }
    : {}),
});

type FigureError = [place: string, sentence: string];
type Bounds = { least: number; most: number };

/** The least and the most that each figure may be, by the path to it within the policy; `*` stands for any name or position. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  // Eighteen is the age of majority. A limit above 21 would shut out those who are beginning to work, whom banks serve least.
  minimumAgeYears: { least: 18, most: 21 },
  // A borrower needs time to read and compare; after more than three months an offer would rest on facts that have changed.
  offerStandsDays: { least: 7, most: 90 },
  // Rates lie between half of the lowest and a fifth above the highest that is advertised (4 to 10 % a month).
  'grades.*.rateMonthlyBps': { least: 200, most: 1_200 },
  'discount.lowestRateMonthlyBps': { least: 200, most: 1_200 },
  // With a discount above two fifths the verified papers alone would set the price.
  'discount.mostBps': { least: 0, most: 4_000 },
  // A score near 0 is no ground for a loan, and a grade that asks for nearly every point would be empty.
  'grades.*.fromScore': { least: 10, most: 90 },
  // A step of $10 to $1,000 lets a borrower choose an amount closely enough.
  'loan.stepCents': { least: 10_00, most: 1_000_00 },
  // The public claims say how much and for how long at most. A first loan stays a trial of both sides, and leads to an amount that is worth the way.
  'loan.largestCents.FirstModel': { least: 1_000_00, most: 20_000_00 },
  'loan.largestCents.FullModel': { least: 50_000_00, most: MOST_LENT_CENTS },
  'loan.shortestTermMonths': { least: 1, most: LONGEST_OWN_TERM_MONTHS },
  // A loan that is repaid from a single pay is borrowed again at the next.
  'loan.longestTermMonths': { least: 3, most: LONGEST_OWN_TERM_MONTHS },
  // What remains has to feed a household; with less than a fifth hardly anybody would get an offer.
  'allowance.incomeShareBps': { least: 2_000, most: 5_000 },
  'allowance.freeCashFlowShareBps': { least: 2_000, most: 7_000 },
  // Everybody has expenses, so silence never counts as none; nor does it count as debts that take the whole income.
  'assumed.expensesBps': { least: 3_000, most: 8_000 },
  'assumed.debtPaymentsBps': { least: 1_000, most: 5_000 },
  // A default or bankruptcy that is over counts no longer than a default elsewhere does.
  'knockOuts.ownDefaultMonths': { least: 6, most: DEFAULT_COUNTS_MONTHS },
  'knockOuts.bankruptcyMonths': { least: 0, most: DEFAULT_COUNTS_MONTHS },
  // No factor decides by itself.
  'factors.*.outOf': { least: 0, most: 40 },
  // The bands lie where people are: in shares of income, months, verified sections and days late.
  'factors.debtService.bands.*.from': { least: 0, most: 10_000 },
  'factors.freeCashFlow.bands.*.from': { least: -10_000, most: 8_000 },
  'factors.timeInJob.bands.*.from': { least: 0, most: 120 },
  'factors.banking.bands.*.from': { least: 0, most: 120 },
  'factors.sectionsVerified.bands.*.from': { least: 0, most: 10_000 },
  'factors.repaymentRecord.bands.*.from': { least: 0, most: 180 },
};

/** Every figure of a policy with the path to it, its parts joined by dots. */
function figuresIn(part: unknown, way: readonly string[] = []): [place: string, figure: number][] {
  if (typeof part === 'number') return [[way.join('.'), part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => figuresIn(inner, [...way, name]));
}

function outOfBounds(place: string, figure: number): FigureError[] {
  const bounds =
    BOUNDS[place] ??
    BOUNDS[place.replace(/\.bands\.\d+\./, '.bands.*.')] ??
    BOUNDS[place.replace(/^(grades|factors)\.[^.]+\./, '$1.*.')];
  if (!bounds || !(figure < bounds.least || figure > bounds.most)) return [];
  const show = shownAs(place);
  return [[place, texts.bounds(show(bounds.least), show(bounds.most))]];
}

function shownAs(place: string): (figure: number) => string {
  const isShare = /Bps$|^factors\.(debtService|freeCashFlow|sectionsVerified)\.bands\..*from$/;
  if (isShare.test(place)) return (figure) => texts.percent(figure / 100);
  if (/^loan\..*Cents/.test(place)) return (figure) => showMoney(cents(figure));
  return String;
}

/** Silence is no answer: of one factor it earns seven tenths at most, of all together no more than what carries a grade in the middle. */
const UNKNOWN_MOST = { tenths: 7, points: 60 };

function unknownErrors(policy: PolicyFigures): FigureError[] {
  const factors = factorsOf(policy);
  const isTooMuch = factors.reduce((sum, [, { ifUnknown }]) => sum + ifUnknown, 0) > UNKNOWN_MOST.points;
  return factors.flatMap(([name, { ifUnknown, outOf }]): FigureError[] => {
    const place = `factors.${name}.ifUnknown`;
    if (10 * ifUnknown > UNKNOWN_MOST.tenths * outOf) return [[place, texts.unknownShare]];
    return isTooMuch && 2 * ifUnknown > outOf ? [[place, texts.unknownSum(UNKNOWN_MOST.points)]] : [];
  });
}

const againstDirection = (name: FactorName, factor: BandedFactor | NamedFactor): FigureError[] =>
  [
    ...('bands' in factor ? bandsAgainst(name, factor) : answersAgainst(name, factor)),
    ...(factor.ifUnknown > mostIn(factor) ? [['ifUnknown', texts.unknown] as FigureError] : []),
  ].map(([part, sentence]) => [`factors.${name}.${part}`, sentence]);

const mostIn = (factor: BandedFactor | NamedFactor): number =>
  'bands' in factor
    ? Math.max(...factor.bands.map(({ points }) => points))
    : Math.max(factor.otherwise, ...Object.values(factor.points));

function bandsAgainst(name: FactorName, { bands }: BandedFactor): FigureError[] {
  if (isOrdered(name)) return [];
  const isFalling = DIRECTIONS[name] === 'never earns';
  const wrong = bands.flatMap(({ points }, place): FigureError[] => {
    const before = bands[place - 1]?.points ?? points;
    const isWrong = isFalling ? points > before : points < before;
    return isWrong ? [[`bands.${place}.points`, texts.directions[name]]] : [];
  });
  // Below the first band nothing is earned, so without a band from 0 the lowest figures would be the worst off.
  const [first] = bands;
  if (isFalling && first && first.from > 0 && first.points > 0)
    wrong.push(['bands.0.from', texts.fromNothing]);
  return wrong;
}

function answersAgainst(name: FactorName, factor: NamedFactor): FigureError[] {
  if (!isOrdered(name)) return [];
  const order: readonly string[] = ORDERS[name];
  const sentence = texts.directions[name];
  const at = (answer: string) => (Object.hasOwn(factor.points, answer) ? `points.${answer}` : 'otherwise');
  const wrong = order.slice(0, -1).flatMap((better, place): FigureError[] => {
    const next = order[place + 1] ?? better;
    return namedPoints(factor, better) < namedPoints(factor, next) ? [[at(better), sentence]] : [];
  });
  const worst = namedPoints(factor, order.at(-1) ?? '');
  const below = [...Object.keys(factor.points), ''].filter((answer) => namedPoints(factor, answer) < worst);
  return [...wrong, ...below.map((answer): FigureError => [at(answer), sentence])];
}
