// One row of an analyst's table as what a decision looks at, by the mapping that says which column is what.
import { addMonths, type Day } from '#shared/calendar.ts';
import type { FigureOf, JudgeMapping, OneFigure } from '../../contract/judge-mapping.ts';
import type { DecisionInputs } from '../../contract.ts';
import { monthsInJobOf } from '../figures-from-answers.ts';

/** A cell by its column's name; undefined where the row is shorter. */
export type Cells = (column: string) => string | undefined;

/** Cells that could not be read, reported to whoever counts them. */
export type Odd = (column: string, cell: string) => void;

export type Case = {
  inputs: DecisionInputs;
  isBad: boolean;
  groups: Record<string, string>;
  /** The cell that says to which half of the cases the row belongs; null where its position in the file decides. */
  halfCell: string | null;
};

/** Reads one row; null where its outcome is not known, and the row is left out. */
export function readCase(mapping: JudgeMapping, cells: Cells, today: Day, odd: Odd): Case | null {
  const { outcome, groups = {}, halves } = mapping;
  const became = known(mapping, cells, outcome);
  if (became === null) return null;
  const isBad = outcome.bad.some((cell) => cell === became);
  if (!isBad && outcome.good && !outcome.good.includes(became)) {
    odd(outcome.column, became);
    return null;
  }
  return {
    inputs: inputsOf(mapping, cells, today, odd),
    isBad,
    groups: Object.fromEntries(
      Object.entries(groups).map(([name, by]) => [name, groupOf(mapping, cells, by, odd)]),
    ),
    halfCell: halves ? (cells(halves.column)?.trim() ?? '') : null,
  };
}

/** Sections of the first loan, so that any share of them is a whole number of thousandths. */
const SECTIONS = 1_000;
const USUAL_AGE = 30;
/** The most dollars that are read, a thousand million: no policy tells larger amounts apart. */
const MOST_DOLLARS = 1_000_000_000;
const MOST_MONTHS = 1_200;

function inputsOf(mapping: JudgeMapping, cells: Cells, today: Day, odd: Odd): DecisionInputs {
  const { inputs } = mapping;
  const read = (of: FigureOf | undefined, most: number, otherwise: number | null) =>
    of === undefined ? otherwise : within(figureIn(mapping, cells, of, odd), most);
  const inCents = (of: FigureOf | undefined) => {
    const dollars = read(of, MOST_DOLLARS, null);
    return dollars === null ? null : Math.round(dollars * 100);
  };
  const whole = (of: FigureOf | undefined, most: number) => {
    const figure = read(of, most, null);
    return figure === null ? null : Math.floor(figure);
  };
  const isYes = (of: WordOf<'yes' | 'no'> | undefined) =>
    wordIn(mapping, cells, of, odd, ['yes', 'no']) === 'yes';
  const age = read(inputs.age, 120, USUAL_AGE);
  const { model, creditHistory, loanStanding, employmentStatus } = inputs;
  const work = wordIn(mapping, cells, employmentStatus, odd, null);
  return {
    model: wordIn(mapping, cells, model, odd, ['FirstModel', 'FullModel']) ?? 'FirstModel',
    birthDay: age === null ? null : addMonths(today, -12 * Math.floor(age)),
    emailVerified: true,
    loanStanding:
      wordIn(mapping, cells, loanStanding, odd, ['none', 'applied', 'approved', 'open', 'inArrears']) ??
      'none',
    sections: {
      required: SECTIONS,
      submitted: SECTIONS,
      verified: Math.round((read(inputs.shareVerified, 1, null) ?? 0) * SECTIONS),
    },
    repayments: {
      instalmentsDue: whole(inputs.instalmentsDue, 1_000) ?? 0,
      worstDaysLate: whole(inputs.worstDaysLate, 10_000) ?? 0,
    },
    incomeCents: inCents(inputs.income),
    expensesCents: inCents(inputs.expenses),
    debtPaymentsCents: inCents(inputs.debtPayments),
    employmentStatus: work,
    monthsInJob: monthsInJobOf(work, whole(inputs.monthsInJob, MOST_MONTHS)),
    creditHistory: wordIn(mapping, cells, creditHistory, odd, ['good', 'claimed', 'none', 'late', 'overdue']),
    monthsWithBank: whole(inputs.monthsWithBank, MOST_MONTHS),
    ...adverseOf({
      overdueElsewhere: isYes(inputs.overdueElsewhere),
      defaultElsewhere: isYes(inputs.defaultElsewhere),
      ownDefaultMonths: whole(inputs.ownDefaultMonths, MOST_MONTHS),
      bankruptcy: isYes(inputs.bankruptcyOpen) ? 'open' : whole(inputs.bankruptcyMonths, MOST_MONTHS),
    }),
  };
}

type Adverse = NonNullable<DecisionInputs['adverse']>;

/** The facts that may rule somebody out; the whole part is left out where there are none. */
function adverseOf({
  defaultElsewhere,
  ...adverse
}: Omit<Adverse, 'defaultElsewhere'> & { defaultElsewhere: boolean }): Pick<DecisionInputs, 'adverse'> {
  const { overdueElsewhere, ownDefaultMonths, bankruptcy } = adverse;
  if (!overdueElsewhere && !defaultElsewhere && ownDefaultMonths === null && bankruptcy === null) return {};
  return { adverse: { ...adverse, ...(defaultElsewhere ? { defaultElsewhere: true as const } : {}) } };
}

const within = (figure: number | null, most: number): number | null =>
  figure === null ? null : Math.max(0, Math.min(figure, most));

/** The figure that a row gives for an input; null where it is not known, as a sum is when one of its parts is not. */
function figureIn(mapping: JudgeMapping, cells: Cells, of: FigureOf, odd: Odd): number | null {
  if ('value' in of) return of.value;
  if (!('sum' in of)) return oneFigureIn(mapping, cells, of, odd);
  const parts = of.sum.map((part) => oneFigureIn(mapping, cells, part, odd));
  return parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

function oneFigureIn(mapping: JudgeMapping, cells: Cells, of: OneFigure, odd: Odd): number | null {
  const cell = known(mapping, cells, of);
  if (cell === null) return null;
  const { values = {}, times = 1, plus = 0 } = of;
  const figure = Object.hasOwn(values, cell) ? (values[cell] ?? null) : readNumber(cell, mapping.decimal);
  if (figure === null) {
    odd(of.column, cell);
    return null;
  }
  return figure * times + plus;
}

/** Reads a number as tables have it (`1,234.5`, `$1 234`, `12 %`, `-3`, `1e3`); null for what is no number. */
export function readNumber(cell: string, decimal: '.' | ',' = '.'): number | null {
  const plain = cell.replace(/[\s$£€%'_]/g, '').replaceAll(decimal === '.' ? ',' : '.', '');
  const text = decimal === ',' ? plain.replace(',', '.') : plain;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : null;
}

type WordOf<Word extends string> =
  | { column: string; unknown?: string[]; values?: Record<string, Word | null>; otherwise?: Word }
  | { value: Word };

/** The word that a row gives for an input; null where it is not known. `ours` are the words that there are, or null where any may stand. */
function wordIn<Word extends string>(
  mapping: JudgeMapping,
  cells: Cells,
  of: WordOf<Word> | undefined,
  odd: Odd,
  ours: readonly Word[] | null,
): Word | null {
  if (of === undefined) return null;
  if ('value' in of) return of.value;
  const cell = known(mapping, cells, of);
  if (cell === null) return null;
  if (of.values && Object.hasOwn(of.values, cell)) return of.values[cell] ?? null;
  if (of.otherwise !== undefined) return of.otherwise;
  const word = of.values ? undefined : ours ? ours.find((one) => one === cell) : (cell.slice(0, 100) as Word);
  if (word === undefined) odd(of.column, cell);
  return word ?? null;
}

/** The group of people of whom it is not known to which they belong. */
export const UNKNOWN_GROUP = 'not known';

type GroupBy = NonNullable<JudgeMapping['groups']>[string];

function groupOf(mapping: JudgeMapping, cells: Cells, by: GroupBy, odd: Odd): string {
  const cell = known(mapping, cells, by);
  if (cell === null) return UNKNOWN_GROUP;
  if (by.values && Object.hasOwn(by.values, cell)) return by.values[cell] ?? UNKNOWN_GROUP;
  if (!by.from) return cell;
  const figure = readNumber(cell, mapping.decimal);
  if (figure === null) {
    odd(by.column, cell);
    return UNKNOWN_GROUP;
  }
  const edges = by.from.toSorted((one, other) => one - other);
  const place = edges.findLastIndex((edge) => figure >= edge);
  if (place < 0) return `below ${edges[0]}`;
  return edges[place + 1] === undefined
    ? `${edges[place]} and more`
    : `${edges[place]} to below ${edges[place + 1]}`;
}

/** The text of a cell without the blanks around it; null where it says nothing. */
function known(
  { unknown = [] }: JudgeMapping,
  cells: Cells,
  { column, unknown: here = [] }: { column: string; unknown?: string[] },
): string | null {
  const cell = cells(column)?.trim() ?? '';
  return cell === '' || unknown.includes(cell) || here.includes(cell) ? null : cell;
}

/** The value that is assumed for an input which the mapping does not name. */
const TAKEN_AS: Record<keyof JudgeMapping['inputs'], string> = {
  age: `${USUAL_AGE} years`,
  income: 'not known, so that everybody is declined',
  expenses: "not known: the policy's assumed share of income",
  debtPayments: "not known: the policy's assumed share of income",
  employmentStatus: 'not known',
  monthsInJob: 'not known',
  creditHistory: 'not known',
  overdueElsewhere: 'no',
  defaultElsewhere: 'no',
  ownDefaultMonths: 'no default',
  bankruptcyOpen: 'no',
  bankruptcyMonths: 'no bankruptcy',
  monthsWithBank: 'not known',
  shareVerified: 'none',
  instalmentsDue: 'none',
  worstDaysLate: 'none',
  loanStanding: 'none',
  model: 'FirstModel, a first loan',
};

/** The inputs that have no column, each with what it is taken as: `expenses (not known …)`. */
export const notMappedIn = ({ inputs }: JudgeMapping): string[] =>
  (Object.keys(TAKEN_AS) as (keyof typeof TAKEN_AS)[])
    .filter((name) => inputs[name] === undefined)
    .map((name) => `${name} (${TAKEN_AS[name]})`);

/** Every column that a mapping names, each once. */
export function columnsOf({ outcome, inputs, groups = {}, halves }: JudgeMapping): string[] {
  const ofInputs = Object.values(inputs).flatMap((of) =>
    of === undefined || 'value' in of ? [] : 'sum' in of ? of.sum : [of],
  );
  const named = [outcome, ...ofInputs, ...Object.values(groups), ...(halves ? [halves] : [])];
  return [...new Set(named.map(({ column }) => column))];
}
