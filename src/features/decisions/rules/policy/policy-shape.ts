// What a policy's figures have to be to each other, whoever publishes it: the score tells people apart, grades stand apart, and a good newcomer may borrow. Only a release changes this page.
import type { BandedFactor, FactorName, NamedFactor, PolicyFigures } from '../../contract.ts';
import { policyShapeTexts as texts } from '../../texts/staff-policy-limits.ts';
import { bandPoints, namedPoints } from '../score.ts';
import { factorsOf } from './describe-policy.ts';

/** What a higher figure may do to the points. */
export const DIRECTIONS = {
  debtService: 'never earns',
  freeCashFlow: 'never costs',
  timeInJob: 'never costs',
  banking: 'never costs',
  sectionsVerified: 'never costs',
  repaymentRecord: 'never earns',
} as const;

/** Answers from best to worst: an answer never earns fewer points than one that stands after it. */
export const ORDERS = {
  employment: ['Employed full time', 'Employed part time', 'Unemployed'],
  creditHistory: ['good', 'none', 'late', 'overdue'],
} as const;

export const isOrdered = (name: FactorName): name is keyof typeof ORDERS => Object.hasOwn(ORDERS, name);

type FigureError = [place: string, sentence: string];

/** What is wrong, as sentences by the path to the figure. A figure that is missing yet has no error. */
export const shapeErrors = (policy: PolicyFigures): Record<string, string> =>
  Object.fromEntries([
    ...gradeErrors(policy),
    ...factorsOf(policy).flatMap(([name, factor]) => flatErrors(name, factor)),
    ...groupErrors(policy),
    ...guardErrors(policy),
  ]);

/** Grades that lie nearer than this, in points or in price, are one grade with two names. */
const POINTS_APART = 5;
const RATES_APART_BPS = 25;
/** The highest rate that is advertised; the rate of the best grade must not lie above it. */
const BEST_RATE_MOST_BPS = 1_000;

function gradeErrors(policy: PolicyFigures): FigureError[] {
  const { grades } = policy;
  const last = grades.length - 1;
  const reach = newcomersMost(policy);
  return grades.flatMap(({ fromScore, rateMonthlyBps }, place): FigureError[] => {
    const before = grades[place - 1];
    const wrong: [figure: string, sentence: string, isWrong: boolean][] = [
      ['rateMonthlyBps', texts.bestRate, place === 0 && rateMonthlyBps > BEST_RATE_MOST_BPS],
      ['fromScore', texts.twoGrades, last === 0],
      ['fromScore', texts.inReach(reach), place === last && fromScore > reach],
      ['fromScore', texts.pointsApart, before !== undefined && fromScore > before.fromScore - POINTS_APART],
      [
        'rateMonthlyBps',
        texts.ratesApart,
        before !== undefined && rateMonthlyBps < before.rateMonthlyBps + RATES_APART_BPS,
      ],
    ];
    return wrong.flatMap(([figure, sentence, isWrong]): FigureError[] =>
      isWrong ? [[`grades.${place}.${figure}`, sentence]] : [],
    );
  });
}

/** The most that somebody earns whose answers are the best, before any paper of theirs is checked and any loan of ours repaid. */
function newcomersMost({ factors }: PolicyFigures): number {
  const { debtService, freeCashFlow, employment, timeInJob, banking } = factors;
  const answered = [debtService, freeCashFlow, employment, timeInJob, banking];
  return (
    answered.reduce((sum, factor) => sum + factor.outOf, 0) +
    namedPoints(factors.creditHistory, 'none') +
    bandPoints(factors.sectionsVerified, 0) +
    factors.repaymentRecord.ifUnknown
  );
}

/** A factor that weighs something gives all of it to the best and at most half of it to the worst: with less between them it decides nothing. */
function flatErrors(name: FactorName, factor: BandedFactor | NamedFactor): FigureError[] {
  const { best, worst } = endsOf(name, factor);
  return [
    ...(best.points < factor.outOf ? [[`factors.${name}.${best.place}`, texts.whole] as FigureError] : []),
    ...(worst.points > factor.outOf / 2
      ? [[`factors.${name}.${worst.place}`, texts.half] as FigureError]
      : []),
  ];
}

type End = { place: string; points: number };

function endsOf(name: FactorName, factor: BandedFactor | NamedFactor): { best: End; worst: End } {
  if (!('bands' in factor)) {
    const order: readonly string[] = isOrdered(name) ? ORDERS[name] : [];
    const at = (answer = ''): End => ({
      place: Object.hasOwn(factor.points, answer) ? `points.${answer}` : 'otherwise',
      points: namedPoints(factor, answer),
    });
    return { best: at(order[0]), worst: at(order.at(-1)) };
  }
  const { bands } = factor;
  const at = (place: number): End => ({ place: `bands.${place}.points`, points: bands[place]?.points ?? 0 });
  const [lowest, highest] = [at(0), at(bands.length - 1)];
  if (!isOrdered(name) && DIRECTIONS[name] === 'never earns') return { best: lowest, worst: highest };
  // A first band that begins at 0 takes everybody in; below it nothing is earned.
  const isAllIn = (bands[0]?.from ?? 0) <= 0;
  return { best: highest, worst: isAllIn ? lowest : { ...lowest, points: 0 } };
}

/** The factors by what they say: what somebody can pay, how steadily, and how they have paid. Each group must count. */
const GROUPS = {
  means: ['debtService', 'freeCashFlow'],
  work: ['employment', 'timeInJob'],
  record: ['creditHistory', 'repaymentRecord'],
} as const;
const GROUP_LEAST = 10;

const groupErrors = ({ factors }: PolicyFigures): FigureError[] =>
  Object.entries(GROUPS).flatMap(([group, names]) =>
    names.reduce((sum, name) => sum + factors[name].outOf, 0) < GROUP_LEAST
      ? names.map(
          (name): FigureError => [`factors.${name}.outOf`, texts.groups[group as keyof typeof GROUPS]],
        )
      : [],
  );

/**
 * At least two of the rules that rule somebody out must be on, so that no policy lends past all of them, and nobody
 * is paid whose name has not been verified.
 */
function guardErrors({ knockOuts, firstLoanProof }: PolicyFigures): FigureError[] {
  const off = [
    ...(knockOuts.overdueElsewhere ? [] : ['overdueElsewhere']),
    ...(knockOuts.ownDefaultMonths === null ? ['ownDefaultMonths'] : []),
    ...(knockOuts.bankruptcyMonths === null ? ['bankruptcyMonths'] : []),
  ];
  return [
    ...(off.length > 1 ? off.map((name): FigureError => [`knockOuts.${name}`, texts.ruledOut]) : []),
    ...(firstLoanProof.identity ? [] : [['firstLoanProof.identity', texts.identity] as FigureError]),
  ];
}
