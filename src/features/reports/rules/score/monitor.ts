// What our own decisions and loans say of the score: pure sums over what was read of them.
import { meanOf } from '#features/decisions/rules/performance/mean.ts';
import { isBad, OUTCOME_MONTHS } from '#features/decisions/rules/performance/outcome.ts';
import { differenceOf, type Rate, rateOf } from '#features/decisions/rules/performance/proportion.ts';
import {
  addTo,
  type Findings,
  findingsOf,
  type Half,
  type Judged,
  NO_GRADE,
  newTally,
} from '#features/decisions/rules/performance/tally.ts';
import { vintagesOf } from '#features/decisions/rules/performance/vintages.ts';
import { addMonths, type Day } from '#shared/calendar.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { ScoreMonitoring } from '../../contract/score.ts';
import { FACTS, type Facts, groupsOf } from './person-facts.ts';

/** A decision, as far as the figures go. */
export type Decided = Pick<Judged, 'score' | 'grade' | 'factors'> & Facts & { version: number };
export type Asked = Decided & { isApproved: boolean; rateMonthlyBps: number };
export type Lent = Decided & {
  disbursedOn: Day;
  defaultedOn: Day | null;
  amountCents: number;
  lostCents: number;
  promoCode: string | null;
};

const VINTAGE_MONTHS = [3, 6, 9, OUTCOME_MONTHS];

export const GRADES = ['A', 'B', 'C', 'D', 'E'];

/** The people of the period beside those just before, and what became of the loans of those in the period. */
export function askedFigures(
  now: readonly Asked[],
  before: readonly Asked[],
  lent: readonly Lent[],
  today: Day,
): Omit<ScoreMonitoring['asked'], 'isCut'> {
  const tally = newTally();
  const add = (half: Half) => (one: Asked) =>
    addTo(tally, {
      ...one,
      declines: [],
      isBad: false,
      half,
      groups: half === 'second' ? groupsOf(one) : {},
    });
  before.forEach(add('first'));
  now.forEach(add('second'));
  const { stability, factors, groups } = findingsOf(tally, GRADES);
  const approved = now.filter(({ isApproved }) => isApproved);
  return {
    people: now.length,
    approved: rateOf(approved.length, now.length),
    stability,
    factors: factors.map(({ factor, stability }) => ({ factor, stability })),
    groups: FACTS.map((by) => {
      const prices = Map.groupBy(approved, (one) => groupsOf(one)[by]);
      const loans = Map.groupBy(lent, (one) => groupsOf(one)[by]);
      const { rates = [] } = groups.find(({ name }) => name === by) ?? {};
      return {
        by,
        rows: rates.map(({ approvedBad: _, ...row }) => ({
          ...row,
          price: meanOf((prices.get(row.group) ?? []).map(({ rateMonthlyBps }) => rateMonthlyBps / 100)),
          defaulted: defaultedOf(loans.get(row.group) ?? [], today),
        })),
      };
    }),
  };
}

function defaultedOf(loans: readonly Lent[], today: Day): Rate {
  const known = loans.map((loan) => isBad(loan, today)).filter((bad) => bad !== null);
  return rateOf(known.filter(Boolean).length, known.length);
}

/** Loans of the period; `earlier` are those paid out before, for what was to be expected. */
export function repaidFigures(
  lent: readonly Lent[],
  earlier: readonly Lent[],
  today: Day,
): Omit<ScoreMonitoring['repaid'], 'isCut'> {
  const found = separated(lent, [], today);
  const { calibration } = separated(lent, earlier, today);
  return {
    loans: lent.length,
    bad: found.bad,
    separation: found.separation,
    factors: found.factors.map(({ factor, outOf, isSame, separation }) => ({
      factor,
      outOf,
      isSame,
      separation,
    })),
    grades: found.grades
      .map((rate, place) => ({ ...rate, verdict: calibration[place]?.verdict ?? null }))
      .filter(({ grade, of }) => grade !== NO_GRADE || of > 0),
    vintages: [
      { by: 'grade', rows: vintages(lent, today, ({ grade }) => grade ?? NO_GRADE) },
      { by: 'version', rows: vintages(lent, today, ({ version }) => String(version)) },
      { by: 'channel', rows: vintages(lent, today, channelsOf(lent)) },
      { by: 'month', rows: vintages(lent, today, ({ disbursedOn }) => disbursedOn.slice(0, 7)) },
    ],
  };
}

function separated(lent: readonly Lent[], earlier: readonly Lent[], today: Day): Findings {
  const tally = newTally();
  const add = (half: Half) => (loan: Lent) => {
    const bad = isBad(loan, today);
    if (bad !== null) addTo(tally, { ...loan, isApproved: true, declines: [], isBad: bad, half, groups: {} });
  };
  earlier.forEach(add('first'));
  lent.forEach(add('second'));
  return findingsOf(tally, GRADES);
}

type CohortOf = (loan: Lent) => string;

/** In the order of their names. */
function vintages(lent: readonly Lent[], today: Day, cohortOf: CohortOf) {
  const counts = lent.map((loan) => ({
    cohort: cohortOf(loan),
    month: loan.disbursedOn.slice(0, 7),
    monthsToDefault: loan.defaultedOn && wholeMonths(loan.disbursedOn, loan.defaultedOn),
    loans: 1,
    lentCents: loan.amountCents,
    lostCents: loan.lostCents,
  }));
  return vintagesOf(counts, today.slice(0, 7), VINTAGE_MONTHS)
    .map(({ lentCents, lostCents, ...vintage }) => ({
      ...vintage,
      lent: centsToDollars(cents(lentCents)),
      lost: centsToDollars(cents(lostCents)),
    }))
    .sort((one, other) => one.cohort.localeCompare(other.cohort, 'en', { numeric: true }));
}

function wholeMonths(from: Day, to: Day): number {
  const months =
    12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7));
  return addMonths(from, months) > to ? months - 1 : months;
}

export const NO_CODE = 'No promo code';
export const OTHER_CODES = 'Other promo codes';
const MOST_CODES = 10;

/** The promo codes that brought most loans; the rest together. */
function channelsOf(lent: readonly Lent[]): CohortOf {
  const codes = Map.groupBy(
    lent.filter(({ promoCode }) => promoCode !== null),
    ({ promoCode }) => promoCode,
  );
  const largest = [...codes]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_CODES)
    .map(([code]) => code);
  return ({ promoCode }) =>
    promoCode === null ? NO_CODE : largest.includes(promoCode) ? promoCode : OTHER_CODES;
}

export type Officer = {
  officer: ScoreMonitoring['officers'][number]['officer'];
  rejected: number;
  decided: number;
  /** Approved beyond what the decision of the day allowed. */
  overrode: number;
  /** Approved at all, the first of two approvals too. */
  approved: number;
};

/** Each officer beside all others together. */
export function overrides(officers: readonly Officer[]): ScoreMonitoring['officers'] {
  const sum = (of: (officer: Officer) => number) => officers.reduce((sum, officer) => sum + of(officer), 0);
  const all = {
    rejected: sum(({ rejected }) => rejected),
    decided: sum(({ decided }) => decided),
    overrode: sum(({ overrode }) => overrode),
    approved: sum(({ approved }) => approved),
  };
  return officers.map((one) => {
    const rejected = rateOf(one.rejected, one.decided);
    const overrode = rateOf(one.overrode, one.approved);
    return {
      officer: one.officer,
      rejected,
      verdict: verdictOf(rejected, rateOf(all.rejected - one.rejected, all.decided - one.decided)),
      overrode,
      verdictOnOverrides: verdictOf(
        overrode,
        rateOf(all.overrode - one.overrode, all.approved - one.approved),
      ),
    };
  });
}

function verdictOf(own: Rate, others: Rate): ScoreMonitoring['officers'][number]['verdict'] {
  if (!own.share || !others.share) return null;
  const { low, high } = differenceOf(own.share, others.share);
  if (low > 0) return 'more';
  return high < 0 ? 'fewer' : 'like others';
}
