// What a person can change about what a decision looks at: how far each change goes, and what the inputs are after it.
import type { Change, Lever } from '../../contract/advice.ts';
import type { BandedFactor, DecisionInputs, Policy } from '../../contract.ts';
import { leverTexts } from '../../texts/decisions.ts';
import { allDebtPayments } from '../monthly-figures.ts';

export const LEVERS = Object.keys(leverTexts) as Lever[];

/** Work that anybody may take up; to retire or to study is no advice. */
export const WORK_TO_TAKE_UP = [
  'Employed full time',
  'Employed part time',
  'Contract',
  'Self-employed',
  'Seasonal',
] as const;

/** Everybody has expenses: advice leaves at least this share of the present ones. */
const EXPENSES_KEPT = { numerator: 1, denominator: 2 };
/** Advice raises an income to at most this many times what it is. */
const INCOME_TIMES = 2;
/** The most income that is advised to whoever has none: as much as the contract takes. */
const LARGEST_INCOME_CENTS = 1_000_000_000_00;
const DOLLAR_CENTS = 100;

/** The changes that one lever can make, the smallest first. */
export type Reach = {
  lever: Lever;
  /** How many changes there are. */
  count: number;
  /** The change of a step, from 1 to `count`. */
  at: (step: number) => Change;
  /** Whether a larger step never makes anything worse; else each has to be tried. */
  isOrdered: boolean;
};

/**
 * The levers that can move under this policy, with how far. One is left out where the policy pays for its opposite:
 * advice says 'or less' and 'or more', and there it would not hold.
 */
export function reachOf(policy: Policy, inputs: DecisionInputs): Reach[] {
  const { debtService, freeCashFlow, sectionsVerified } = policy.factors;
  const isFree = {
    email: true,
    sectionsVerified: rises(sectionsVerified),
    credit: true,
    debtPayments: falls(debtService) && rises(freeCashFlow),
    expenses: rises(freeCashFlow),
    income: falls(debtService) && rises(freeCashFlow),
    employment: true,
  };
  return LEVERS.filter((lever) => isFree[lever])
    .map((lever) => REACHES[lever](inputs))
    .filter(({ count }) => count > 0);
}

const REACHES: Record<Lever, (inputs: DecisionInputs) => Reach> = {
  email: ({ emailVerified }) => ({
    lever: 'email',
    count: emailVerified ? 0 : 1,
    at: () => ({ lever: 'email' }),
    isOrdered: true,
  }),
  sectionsVerified: ({ sections: { required, submitted, verified } }) => ({
    lever: 'sectionsVerified',
    count: Math.max(0, Math.min(submitted, required) - verified),
    at: (step) => ({ lever: 'sectionsVerified', atLeast: verified + step, of: required }),
    isOrdered: true,
  }),
  credit: ({ onceChecked }) => ({
    lever: 'credit',
    count: onceChecked ? 1 : 0,
    at: () => ({ lever: 'credit' }),
    isOrdered: true,
  }),
  debtPayments: (inputs) => lowering('debtPayments', allDebtPayments(inputs), 0),
  expenses: ({ expensesCents }) =>
    lowering(
      'expenses',
      expensesCents,
      Math.ceil(((expensesCents ?? 0) * EXPENSES_KEPT.numerator) / EXPENSES_KEPT.denominator),
    ),
  // Where expenses or debts are not known they are taken as shares of the income, so that more of it would raise them too.
  income: ({ incomeCents, expensesCents, debtPaymentsCents }) => {
    const now = incomeCents ?? 0;
    const most = now === 0 ? LARGEST_INCOME_CENTS : Math.min(INCOME_TIMES * now, LARGEST_INCOME_CENTS);
    const from = Math.floor(now / DOLLAR_CENTS);
    const isKnown = expensesCents !== null && debtPaymentsCents !== null;
    return {
      lever: 'income',
      count: isKnown ? Math.max(0, Math.floor(most / DOLLAR_CENTS) - from) : 0,
      at: (step) => ({ lever: 'income', atLeastCents: (from + step) * DOLLAR_CENTS }),
      isOrdered: true,
    };
  },
  employment: ({ employmentStatus }) => {
    const others = WORK_TO_TAKE_UP.filter((status) => status !== employmentStatus);
    return {
      lever: 'employment',
      count: employmentStatus === null ? 0 : others.length,
      at: (step) => ({ lever: 'employment', status: others[step - 1] ?? others[0] ?? '' }),
      isOrdered: false,
    };
  },
};

/** The reach of lowering an amount, dollar by dollar, from just below what it is down to `leastCents`. */
function lowering(lever: 'debtPayments' | 'expenses', nowCents: number | null, leastCents: number): Reach {
  const from = Math.ceil((nowCents ?? 0) / DOLLAR_CENTS);
  const to = Math.ceil(leastCents / DOLLAR_CENTS);
  return {
    lever,
    count: Math.max(0, from - to),
    at: (step) => ({ lever, atMostCents: (from - step) * DOLLAR_CENTS }),
    isOrdered: true,
  };
}

/** The inputs as they are once changes are made, each exactly as far as it says. */
export const afterChanges = (inputs: DecisionInputs, changes: readonly Change[]): DecisionInputs =>
  changes.reduce(afterChange, inputs);

function afterChange(inputs: DecisionInputs, change: Change): DecisionInputs {
  switch (change.lever) {
    case 'email':
      return { ...inputs, emailVerified: true };
    case 'sectionsVerified':
      return { ...inputs, sections: { ...inputs.sections, verified: change.atLeast } };
    case 'credit':
      return creditChecked(inputs);
    case 'debtPayments':
      return withDebtPayments(inputs, change.atMostCents);
    case 'expenses':
      return { ...inputs, expensesCents: change.atMostCents };
    case 'income':
      return { ...inputs, incomeCents: change.atLeastCents };
    case 'employment':
      return { ...inputs, employmentStatus: change.status, monthsInJob: 0 };
  }
}

/** The inputs with debt payments of `mostCents` in all: what was answered ends first, then what our books say. */
function withDebtPayments(
  { runningLoansCents = 0, ...inputs }: DecisionInputs,
  mostCents: number,
): DecisionInputs {
  const left = Math.min(runningLoansCents, mostCents);
  return { ...inputs, debtPaymentsCents: mostCents - left, ...(left > 0 ? { runningLoansCents: left } : {}) };
}

/** The inputs once the answers about credit are checked by papers. */
export function creditChecked({ onceChecked, adverse, ...inputs }: DecisionInputs): DecisionInputs {
  if (!onceChecked) return { ...inputs, ...(adverse ? { adverse } : {}) };
  const { creditHistory, defaultElsewhere, bankruptcy } = onceChecked;
  const { defaultElsewhere: _was, ...kept } = adverse ?? { overdueElsewhere: false, ownDefaultMonths: null };
  const defaulted = defaultElsewhere ? { defaultElsewhere: true as const } : {};
  return { ...inputs, creditHistory, adverse: { ...kept, ...defaulted, bankruptcy } };
}

/** Whether somebody stands where the change would have brought them, or further. */
export function isMade(change: Change, inputs: DecisionInputs): boolean {
  switch (change.lever) {
    case 'email':
      return inputs.emailVerified;
    case 'sectionsVerified':
      return inputs.sections.verified * change.of >= change.atLeast * inputs.sections.required;
    case 'credit':
      return inputs.onceChecked === undefined;
    case 'debtPayments':
      return (allDebtPayments(inputs) ?? Number.POSITIVE_INFINITY) <= change.atMostCents;
    case 'expenses':
      return inputs.expensesCents !== null && inputs.expensesCents <= change.atMostCents;
    case 'income':
      return inputs.incomeCents !== null && inputs.incomeCents >= change.atLeastCents;
    case 'employment':
      return inputs.employmentStatus === change.status;
  }
}

/** A higher reading never earns less; below the first band nothing is earned. */
const rises = ({ bands }: BandedFactor): boolean =>
  bands.every(({ points }, index) => points >= (bands[index - 1]?.points ?? 0));

/** A higher reading never earns more, from nothing upwards. */
const falls = ({ bands }: BandedFactor): boolean =>
  (bands[0]?.from ?? 1) <= 0 &&
  bands.every(({ points }, index) => points <= (bands[index - 1]?.points ?? points));
