// Whom nothing that a person can do would help under a policy: the score is made of finite bands, so these people are cells that can be counted out.
import { WHOLE_BPS } from '#shared/loans/loan-terms.ts';
import type { BandedFactor, DecisionInputs, NamedFactor, PolicyFigures } from '../../contract.ts';
import { ratioBps } from '../monthly-figures.ts';
import { bandPoints, historyPoints, namedPoints, recordOf } from '../score.ts';
import { type Sections, verifiedOf } from '../transitions/verified-share.ts';
import { WORK_TO_TAKE_UP } from './levers.ts';

/** What nobody can change, in the order in which cells are told apart. */
export const FIXED = ['creditHistory', 'repaymentRecord', 'banking', 'employment', 'timeInJob'] as const;

type Fixed = (typeof FIXED)[number];

/** A band by its place, −1 below the first; an answer by its name; null is 'not known'. `other` is any answer without points of its own. */
export type CellOption = { band: number } | { answer: string } | { other: true } | null;

/** People by what nobody can change; what a cell leaves out may be anything. */
export type Cell = Partial<Record<Fixed, CellOption>>;

const HISTORIES = ['good', 'claimed', 'none', 'late', 'overdue'] as const;

/**
 * Whether no income, no expenses and debts, no work taken up and no papers would lead to an offer. Age is left aside: it passes.
 * Exact for a policy under which more debt or fewer verified sections never earn more.
 */
export function isOutOfReach(policy: PolicyFigures, inputs: DecisionInputs): boolean {
  const { factors } = policy;
  const { sections } = inputs;
  const fixed =
    reachableHistory(policy, bestHistory(policy, inputs)) +
    bandPoints(factors.repaymentRecord, recordOf(factors.repaymentRecord, inputs)) +
    bandPoints(factors.banking, inputs.monthsWithBank) +
    workPoints(
      policy,
      namedPoints(factors.employment, inputs.employmentStatus),
      bandPoints(factors.timeInJob, inputs.monthsInJob),
    );
  const papers = Math.max(
    ...Array.from({ length: Math.max(1, sections.required - sections.verified + 1) }, (_, more) =>
      bandPoints(factors.sectionsVerified, shareOf({ ...sections, verified: sections.verified + more })),
    ),
  );
  const money = bestMoneyPoints(policy);
  return money === null || fixed + papers + money < minimumOf(policy);
}

/** All people out of reach, by what nobody can change; each cell is as wide as it can be. Empty where everybody can be helped. */
export function cellsOutOfReach(policy: PolicyFigures): Cell[] {
  const money = bestMoneyPoints(policy);
  if (money === null) return [{}];
  const papers = Math.max(...policy.factors.sectionsVerified.bands.map(({ points }) => points), 0);
  const missing = minimumOf(policy) - money - papers;
  const cells: Cell[] = [];
  const walk = (place: number, cell: Cell, earned: number) => {
    const [least, most] = restOf(policy, place, cell);
    if (earned + most < missing) {
      cells.push(cell);
      return;
    }
    const name = FIXED[place];
    if (!name || earned + least >= missing) return;
    for (const option of optionsOf(policy, name)) {
      // Work is weighed as a whole, once both of its parts are known.
      const isWork = name === 'employment' || name === 'timeInJob';
      walk(place + 1, { ...cell, [name]: option }, earned + (isWork ? 0 : pointsOf(policy, name, option)));
    }
  };
  walk(0, {}, 0);
  return cells;
}

/** The key of a cell: equal for equal cells. */
export const keyOf = (cell: Cell): string =>
  keyOfOptions(FIXED.filter((name) => name in cell).map((name) => cell[name]));

/** The keys of every cell that a person would be in, from the widest to the narrowest: each names one more of `FIXED`, in its order. */
export function keysOfPerson(policy: PolicyFigures, inputs: DecisionInputs): string[] {
  const options = FIXED.map((name) => optionOf(policy, name, inputs));
  return [0, ...FIXED.keys().map((place) => place + 1)].map((count) => keyOfOptions(options.slice(0, count)));
}

const keyOfOptions = (options: readonly unknown[]): string => JSON.stringify(options);

/** The least and the most points that the parts which a cell does not name may earn. */
function restOf(policy: PolicyFigures, place: number, cell: Cell): [number, number] {
  const open = FIXED.slice(place).filter((name) => name !== 'employment' && name !== 'timeInJob');
  const spans = open.map((name) => optionsOf(policy, name).map((option) => pointsOf(policy, name, option)));
  const [employment, time] = (['employment', 'timeInJob'] as const).map((name) => {
    const option = cell[name];
    const options = option === undefined ? optionsOf(policy, name) : [option];
    return options.map((each) => pointsOf(policy, name, each));
  }) as [number[], number[]];
  const work = (pick: (...points: number[]) => number) =>
    workPoints(policy, pick(...employment), pick(...time));
  const sum = (pick: (...points: number[]) => number) =>
    spans.reduce((total, span) => total + pick(...span), work(pick));
  return [sum(Math.min), sum(Math.max)];
}

/** The most points for work: in the present one, or in another that is only begun. */
function workPoints({ factors }: PolicyFigures, employment: number, time: number): number {
  const begun = bandPoints(factors.timeInJob, 0);
  const others = WORK_TO_TAKE_UP.map((status) => namedPoints(factors.employment, status) + begun);
  return Math.max(employment + time, ...others);
}

/** The most that income, expenses and debts can earn together while an instalment can be paid from them; null where the policy lets none be. */
function bestMoneyPoints({ factors, allowance }: PolicyFigures): number | null {
  if (allowance.incomeShareBps === 0 || allowance.freeCashFlowShareBps === 0) return null;
  const { debtService, freeCashFlow } = factors;
  const ratios = [0, ...debtService.bands.map(({ from }) => from)].filter(
    (ratio) => ratio >= 0 && ratio < Math.min(allowance.incomeShareBps, WHOLE_BPS),
  );
  const starts = freeCashFlow.bands.map(({ from }) => from);
  return Math.max(
    ...ratios.flatMap((ratio) => {
      const left = WHOLE_BPS - ratio;
      // The end of each band, and all that is left.
      const ends = [left, ...starts.map((from) => from - 1)].filter(
        (reading) => reading > 0 && reading <= left,
      );
      return ends.map((reading) => bandPoints(debtService, ratio) + bandPoints(freeCashFlow, reading));
    }),
  );
}

const minimumOf = ({ grades }: PolicyFigures): number => grades.at(-1)?.fromScore ?? 0;

const optionsOf = ({ factors }: PolicyFigures, name: Fixed): CellOption[] => {
  if (name === 'creditHistory') return [...HISTORIES.map((answer) => ({ answer })), null];
  if (name === 'employment')
    return [
      ...Object.keys(factors.employment.points).map((answer) => ({ answer })),
      { other: true } as const,
      null,
    ];
  const { bands } = factors[name];
  // A first band that begins at 0 has nobody below it.
  const first = (bands[0]?.from ?? 0) > 0 ? [{ band: -1 }] : [];
  return [...first, ...bands.map((_, band) => ({ band })), null];
};

/** The most points for a credit history: a good one that is only claimed can still be checked. */
const reachableHistory = ({ factors }: PolicyFigures, history: DecisionInputs['creditHistory']): number =>
  Math.max(
    historyPoints(factors.creditHistory, history),
    history === 'claimed' ? historyPoints(factors.creditHistory, 'good') : 0,
  );

/** The credit history of somebody, or what it is once papers about it are checked where that earns more. */
function bestHistory(policy: PolicyFigures, { creditHistory, onceChecked }: DecisionInputs) {
  if (!onceChecked) return creditHistory;
  const isMore =
    reachableHistory(policy, onceChecked.creditHistory) > reachableHistory(policy, creditHistory);
  return isMore ? onceChecked.creditHistory : creditHistory;
}

const pointsOf = (policy: PolicyFigures, name: Fixed, option: CellOption): number => {
  const { factors } = policy;
  if (name === 'creditHistory' && option && 'answer' in option)
    return reachableHistory(policy, option.answer as DecisionInputs['creditHistory']);
  const factor: BandedFactor | NamedFactor = factors[name];
  if (option === null) return factor.ifUnknown;
  if ('bands' in factor) return 'band' in option ? (factor.bands[option.band]?.points ?? 0) : 0;
  return 'answer' in option ? namedPoints(factor, option.answer) : factor.otherwise;
};

function optionOf(policy: PolicyFigures, name: Fixed, inputs: DecisionInputs): CellOption {
  const { factors } = policy;
  switch (name) {
    case 'creditHistory': {
      const answer = bestHistory(policy, inputs);
      return answer === null ? null : { answer };
    }
    case 'employment': {
      const answer = inputs.employmentStatus;
      if (answer === null) return null;
      return Object.hasOwn(factors.employment.points, answer) ? { answer } : { other: true };
    }
    case 'repaymentRecord':
      return bandOf(factors[name], recordOf(factors[name], inputs));
    case 'banking':
      return bandOf(factors[name], inputs.monthsWithBank);
    case 'timeInJob':
      return bandOf(factors[name], inputs.monthsInJob);
  }
}

const bandOf = ({ bands }: BandedFactor, reading: number | null): CellOption =>
  reading === null ? null : { band: bands.findLastIndex(({ from }) => reading >= from) };

function shareOf(sections: Sections): number | null {
  const { verified, required } = verifiedOf(sections);
  return ratioBps(verified, required);
}
