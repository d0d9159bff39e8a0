// A made-up borrower with a loan: what is asked for, when, and on which day which amount will be paid, all drawn beforehand.
import { addDays, addMonths, type Day } from '#shared/calendar.ts';
import type { Chance } from './chance.ts';
import { openFrom } from './open-days.ts';

export type Due = { on: Day; interest: number; principal: number };

export type MadeUpLoan = {
  index: number;
  amount: number;
  rateMonthlyBps: number;
  termMonths: number;
  opensOn: Day;
  /** In cents, by plain arithmetic: the product's own rules are what is being tested. */
  schedule: Due[];
  payments: { on: Day; amount: number }[];
  /** The day of an early settlement, from which interest not begun is not charged. */
  settlesOn: Day | null;
};

const MANNERS = [
  ['punctual', 55],
  ['sluggish', 22],
  ['stops', 9],
  ['settles', 8],
  ['recovers', 6],
] as const;

/** The year has 365 days; nobody borrows in its last third, so that there is time to see how it goes. */
export const DAYS = 365;
const LAST_OPENING = 240;

export function makeUpLoan(index: number, firstDay: Day, chance: Chance): MadeUpLoan {
  const amount = chance.between(10, 100) * 50_00;
  const rateMonthlyBps = chance.between(4, 10) * 100;
  const termMonths = chance.between(2, 8);
  const opensOn = addDays(firstDay, chance.between(0, LAST_OPENING));
  const schedule = scheduleByHand(amount, rateMonthlyBps, termMonths, opensOn);
  const manner = chance.oneOf(MANNERS);
  return {
    index,
    amount,
    rateMonthlyBps,
    termMonths,
    opensOn,
    schedule,
    ...behave(manner, schedule, chance),
  };
}

/** Equal parts, rounded down; the last one takes what is left. What a Sunday or a holiday closes is due on the next day that is open. */
function scheduleByHand(amount: number, bps: number, months: number, opensOn: Day): Due[] {
  const interest = Math.round((amount * bps * months) / 10_000);
  const part = Math.floor((amount + interest) / months);
  const interestPart = Math.floor(interest / months);
  return Array.from({ length: months }, (_, index) => {
    const isLast = index === months - 1;
    const interestNow = isLast ? interest - interestPart * index : interestPart;
    const amountNow = isLast ? amount + interest - part * index : part;
    return {
      on: openFrom(addMonths(opensOn, index + 1)),
      interest: interestNow,
      principal: amountNow - interestNow,
    };
  });
}

type Behaviour = Pick<MadeUpLoan, 'payments' | 'settlesOn'>;

function behave(manner: (typeof MANNERS)[number][0], schedule: Due[], chance: Chance): Behaviour {
  const whole = (due: Due, daysAfter: number) => ({
    on: addDays(due.on, daysAfter),
    amount: due.interest + due.principal,
  });
  if (manner === 'punctual')
    return { payments: schedule.map((due) => whole(due, -chance.between(0, 3))), settlesOn: null };
  if (manner === 'sluggish')
    return { payments: schedule.map((due) => whole(due, chance.between(1, 50))), settlesOn: null };
  const kept = chance.between(0, schedule.length - 1);
  const beginning = schedule.slice(0, kept).map((due) => whole(due, 0));
  if (manner === 'stops') return { payments: beginning, settlesOn: null };
  if (manner === 'recovers') {
    const rest = schedule.slice(kept).reduce((sum, { interest, principal }) => sum + interest + principal, 0);
    const back = addDays(schedule.at(-1)?.on as Day, chance.between(40, 110));
    return { payments: [...beginning, { on: back, amount: rest }], settlesOn: null };
  }
  return settle(schedule, chance);
}

/** Pays the first instalment, and some days into the second period all the rest, at what it then comes to. */
function settle(schedule: Due[], chance: Chance): Behaviour {
  const [first, second] = schedule;
  if (!first || !second) throw new RangeError('a made-up loan has two instalments or more');
  const settlesOn = addDays(first.on, chance.between(1, 20));
  const amount = schedule.slice(1).reduce((sum, { principal }) => sum + principal, second.interest);
  return {
    payments: [
      { on: first.on, amount: first.interest + first.principal },
      { on: settlesOn, amount },
    ],
    settlesOn,
  };
}
