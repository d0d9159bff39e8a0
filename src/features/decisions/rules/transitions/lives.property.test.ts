import { expect, it } from 'vitest';
import { addMonths, type Day } from '#shared/calendar.ts';
import type { DecisionInputs, Policy } from '../../contract.ts';
import { policyLimitTexts } from '../../texts/staff-policy-limits.ts';
import { today } from '../applicant.test-support.ts';
import { outcomeOf } from '../decide.ts';
import { limitErrors } from '../policy/policy-limits.ts';
import { type Draw, drawFrom, drawnApplicant, drawnPolicy } from '../reasons/drawn.test-support.ts';
import { creditHistoryOf } from './credit-history.ts';
import { countsAsVerified, type Sent, standing } from './given-again.ts';

const LIVES = 3_000;
const STEPS = 30;
const PEOPLE_A_POLICY = 30;
const FIRST = 6;
const FULL = 9;
/** How far back the record of our own loans is read. */
const RECORD_MONTHS = 12;

type OwnLoan = { dueInMonths: number[]; worstDaysLate: number };

/** One person: what they stated once, what was checked since, and how far time has gone. */
type Life = {
  answered: DecisionInputs;
  credit: Record<string, unknown>;
  months: number;
  isCreditChecked: boolean;
  firstVerified: number;
  /** How often staff opened each of the verified first sections again, whose owner gave the same answers. */
  askedAgain: number[];
  isPromoted: boolean;
  submitted: number;
  verified: number;
  loans: OwnLoan[];
  /** Months, before the life begins, since a default with us and a bankruptcy ended. */
  ruledOut: { defaultMonths: number; bankruptcyMonths: number } | null;
};

const dayIn = ({ months }: Life): Day => addMonths(today, months);

function inputsOf(life: Life): DecisionInputs {
  const { answered, months } = life;
  const tries = triesOf(life);
  const firstVerified = tries.filter(countsAsVerified).length;
  const { answers: credit, ...known } = standing(creditTriesOf(life)) ?? {
    isChecked: false,
    isProved: false,
    answeredOn: today,
  };
  const since = (then: number | null) => (then === null ? null : then + months);
  const carried = firstVerified > 0 ? { carried: { required: FIRST, verified: firstVerified } } : {};
  return {
    ...answered,
    model: life.isPromoted ? 'FullModel' : 'FirstModel',
    loanStanding: 'none',
    emailVerified: true,
    creditHistory: creditHistoryOf({ credit, debts: undefined }, dayIn(life), known),
    monthsInJob: since(answered.monthsInJob),
    monthsWithBank: since(answered.monthsWithBank),
    ...(life.ruledOut ? { adverse: adverseOf(life, life.ruledOut) } : {}),
    sections: life.isPromoted
      ? { required: FULL, submitted: life.submitted, verified: life.verified, ...carried }
      : { required: FIRST, submitted: FIRST, verified: firstVerified },
    repayments: recordOf(life),
  };
}

const once = (status: string, isReopened: boolean, answers: Sent['answers'], answeredOn: Day): Sent => ({
  sId: 'credit_info',
  status,
  answers,
  answeredOn,
  isReopened,
  hasPapers: true,
});

/** What was sent for a section that was verified or not, and then asked for again so many times; the latest first. */
const sentFor = (life: Life, isVerified: boolean, again: number): Sent[] => {
  const first = once(isVerified ? 'Verified' : 'Submitted', again > 0, life.credit, today);
  const later = Array.from({ length: again }, (_, place) =>
    once('Submitted', place > 0, { ...life.credit }, dayIn(life)),
  );
  return [...later, first];
};

const triesOf = (life: Life): Sent[][] =>
  Array.from({ length: FIRST }, (_, section) =>
    sentFor(life, section < life.firstVerified, life.askedAgain[section] ?? 0),
  );

const creditTriesOf = (life: Life): Sent[] => sentFor(life, life.isCreditChecked, life.askedAgain[0] ?? 0);

const adverseOf = (
  { months, isCreditChecked }: Life,
  { defaultMonths, bankruptcyMonths }: NonNullable<Life['ruledOut']>,
): NonNullable<DecisionInputs['adverse']> => ({
  overdueElsewhere: false,
  ownDefaultMonths: defaultMonths + months,
  bankruptcy: isCreditChecked ? bankruptcyMonths + months : 'open',
});

/** As the books would report it: the last twelve months, or the last loan before them. */
function recordOf({ loans, months }: Life): DecisionInputs['repayments'] {
  const past = loans.filter(({ dueInMonths }) => dueInMonths.some((due) => due <= months));
  const due = past.flatMap(({ dueInMonths }) =>
    dueInMonths.filter((each) => each <= months && each > months - RECORD_MONTHS),
  );
  const lately = past.filter(({ dueInMonths }) => dueInMonths.some((each) => due.includes(each)));
  if (due.length > 0) {
    const worstDaysLate = Math.max(...lately.map((loan) => loan.worstDaysLate));
    return { instalmentsDue: due.length, worstDaysLate };
  }
  const [last] = past.toSorted((one, other) => Math.max(...other.dueInMonths) - Math.max(...one.dueInMonths));
  const earlier = last ? { earlier: { worstDaysLate: last.worstDaysLate } } : {};
  return { instalmentsDue: 0, worstDaysLate: 0, ...earlier };
}

const STEP_NAMES = [
  'time passes',
  'verify',
  'repay on time',
  'give the full information',
  'give the same answers again',
] as const;

/** What a borrower is asked for, as far as there is something left to do; null where there is not. */
function after(life: Life, step: (typeof STEP_NAMES)[number], upTo: (most: number) => number): Life | null {
  switch (step) {
    case 'time passes':
      return { ...life, months: life.months + 1 + upTo(11) };
    case 'repay on time': {
      const terms = 1 + upTo(7);
      const dueInMonths = Array.from({ length: terms }, (_, place) => life.months + place + 1);
      const loans = [...life.loans, { dueInMonths, worstDaysLate: 0 }];
      return { ...life, loans, isPromoted: true, months: life.months + terms };
    }
    case 'give the full information':
      return life.isPromoted && life.submitted < FULL ? { ...life, submitted: life.submitted + 1 } : null;
    case 'give the same answers again': {
      const section = upTo(FIRST - 1);
      const askedAgain = Array.from(
        { length: FIRST },
        (_, place) => (life.askedAgain[place] ?? 0) + (place === section ? 1 : 0),
      );
      return { ...life, askedAgain };
    }
    case 'verify': {
      if (life.verified < life.submitted && upTo(1) === 1) return { ...life, verified: life.verified + 1 };
      if (life.firstVerified === FIRST) return null;
      const isCredit = !life.isCreditChecked && upTo(FIRST - life.firstVerified - 1) === 0;
      return {
        ...life,
        firstVerified: life.firstVerified + 1,
        isCreditChecked: life.isCreditChecked || isCredit,
      };
    }
  }
}

function bornFrom(draw: Draw, upTo: (most: number) => number): Life {
  const clearedOn = upTo(2) > 0 ? addMonths(today, -upTo(30)) : '';
  const loans = upTo(2) === 0 ? [{ dueInMonths: [-upTo(14)], worstDaysLate: upTo(1) * upTo(100) }] : [];
  return {
    answered: drawnApplicant(draw),
    credit: {
      has_credit_card: upTo(1) === 0 ? 'No' : 'Yes',
      has_had_loan: upTo(1) === 0 ? 'No' : 'Yes',
      missed_payments_12_months: upTo(2) === 0 ? 1 + upTo(3) : 0,
      has_defaulted: upTo(3) === 0 ? 'Yes' : 'No',
      default_cleared_on: clearedOn,
    },
    months: 0,
    isCreditChecked: false,
    firstVerified: 0,
    askedAgain: [],
    isPromoted: false,
    submitted: 0,
    verified: 0,
    loans,
    ruledOut: upTo(5) === 0 ? { defaultMonths: upTo(30), bankruptcyMonths: upTo(30) } : null,
  };
}

it(`no step asked of a borrower, and no time that passes, makes the same amount dearer or smaller, in ${LIVES} lives`, () => {
  const draw = drawFrom(59);
  const upTo = (most: number) => Math.floor(draw() * (most + 1));
  const errors: string[] = [];
  const taken = new Map<string, number>();
  let offers = 0;
  let lives = 0;
  for (let version = 1; lives < LIVES; version++) {
    const policy = fairly(drawnPolicy(draw, version));
    if (!policy) continue;
    for (let person = 0; person < PEOPLE_A_POLICY; person++, lives++) {
      let life = bornFrom(draw, upTo);
      let before = outcomeOf(policy, inputsOf(life), dayIn(life)).offer;
      for (let turn = 0; turn < STEPS; turn++) {
        const step = STEP_NAMES[upTo(STEP_NAMES.length - 1)] ?? 'time passes';
        const next = after(life, step, upTo);
        if (!next) continue;
        const { offer } = outcomeOf(policy, inputsOf(next), dayIn(next));
        const isWorse =
          before !== null &&
          (offer === null ||
            offer.maxLoanAmountCents < before.maxLoanAmountCents ||
            offer.rateMonthlyBps > before.rateMonthlyBps);
        if (isWorse) errors.push(`${step}: ${JSON.stringify({ life, next, before, offer })}`);
        taken.set(step, (taken.get(step) ?? 0) + 1);
        if (offer) offers++;
        [life, before] = [next, offer];
      }
    }
  }
  expect(offers).toBeGreaterThan(LIVES);
  for (const step of STEP_NAMES) expect(taken.get(step), step).toBeGreaterThan(LIVES);
  expect(errors.slice(0, 3)).toEqual([]);
});

/** Bounds on what silence earns, which this does not depend on. */
const HOW_MUCH: readonly string[] = [policyLimitTexts.unknownShare, policyLimitTexts.unknownSum(60)];

/** With the credit history in its order; null where the policy breaks another limit that this depends on. How high its figures are does not matter here. */
function fairly(drawn: Policy): Policy | null {
  const [good, none, late, overdue] = Object.values(drawn.factors.creditHistory.points).toSorted(
    (one, other) => other - one,
  );
  const points = { good, none, late, overdue } as Record<string, number>;
  const policy: Policy = {
    ...drawn,
    factors: { ...drawn.factors, creditHistory: { ...drawn.factors.creditHistory, points } },
  };
  const depends =
    /^factors\.(sectionsVerified|repaymentRecord|timeInJob|banking)\.(bands|ifUnknown)|^loan\.largestCents\.FullModel/;
  const isWrong = ([place, error]: [string, string]) => depends.test(place) && !HOW_MUCH.includes(error);
  return Object.entries(limitErrors(policy)).some(isWrong) ? null : policy;
}
