// The schedule of a loan: what falls due on which day, and how much of it is interest and how much principal.
import { addDays, addMonths, type Day, daysBetween } from '#shared/calendar.ts';
import { addCents, type Cents, cents, subtractCents, ZERO } from '#shared/money.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { addOnInterest, type LoanTerms, splitEvenly } from './add-on.ts';

export type RepaymentOption = 'Daily' | 'Weekly' | 'Fortnightly' | 'Monthly' | 'Quarterly' | 'Annually';

export type Instalment = { number: number; dueOn: Day; interestCents: Cents; principalCents: Cents };

type Repaid = {
  repaymentOption: RepaymentOption;
  termMonths: number;
  firstDay: Day;
  /** How many instalments were agreed, because the same months have more whole weeks from one first day than from another; counted where nothing was agreed. */
  instalments?: number | undefined;
};

/** Moves a due day to the day on which it is paid: the next working day where it is none. */
export type Payable = (day: Day) => Day;

const STEPS: Record<RepaymentOption, { unit: 'month' | 'day'; size: number }> = {
  Daily: { unit: 'day', size: 1 },
  Weekly: { unit: 'day', size: 7 },
  Fortnightly: { unit: 'day', size: 14 },
  Monthly: { unit: 'month', size: 1 },
  Quarterly: { unit: 'month', size: 3 },
  Annually: { unit: 'month', size: 12 },
};

/**
 * Equal instalments of principal and add-on interest together, the last one taking the cents left over. The interest is
 * split in the same way and the principal is the rest of each instalment, but never more than is still owed: where an
 * amount is so small for its number of instalments that the principal ends early, what follows is interest.
 * What would fall due on a Sunday or a holiday is due on the next working day, two of a daily loan on one day.
 * Throws RangeError on impossible terms.
 */
export function scheduleOf(terms: LoanTerms & Repaid, payable: Payable = payableOn): Instalment[] {
  const interest = addOnInterest(terms);
  const days = duePoints(terms);
  const amounts = splitEvenly(addCents(terms.amountCents, interest), days.length);
  const interests = splitEvenly(interest, days.length);
  let owed = terms.amountCents;
  return days.map(({ dueOn }, index) => {
    const amount = amounts[index] ?? ZERO;
    const rest = subtractCents(amount, interests[index] ?? ZERO);
    const principalCents = index === days.length - 1 ? owed : cents(Math.min(rest, owed));
    owed = subtractCents(owed, principalCents);
    const interestCents = subtractCents(amount, principalCents);
    return { number: index + 1, dueOn: payable(dueOn), interestCents, principalCents };
  });
}

/** A due day as it is counted, and how many of the option's units (months or days) it is after the first day. */
export type DuePoint = { dueOn: Day; units: number };

/**
 * The days on which instalments fall due, before a Sunday or a holiday moves them. Each is counted from the first day, never
 * from the one before, so that a loan of 31 January falls due on 28 February and 31 March. Steps of months end with the term,
 * the last one shorter where the term is no multiple of them; steps of days end with the last whole one within the term, of which
 * the shortest month holds two. Where their number is agreed, they are that many, so that a later first day
 * moves each date and no amount.
 */
export function duePoints({ repaymentOption, termMonths, firstDay, instalments }: Repaid): DuePoint[] {
  const { unit, size } = STEPS[repaymentOption];
  const inMonths = unit === 'month';
  const length = inMonths ? termMonths : daysBetween(firstDay, addMonths(firstDay, termMonths));
  const count = inMonths ? Math.ceil(length / size) : (instalments ?? Math.floor(length / size));
  return Array.from({ length: count }, (_, index) => {
    const whole = (index + 1) * size;
    const units = inMonths ? Math.min(whole, length) : whole;
    return { dueOn: inMonths ? addMonths(firstDay, units) : addDays(firstDay, units), units };
  });
}

/** How an option counts time within a year: in equal months, or in days of which a year has 365. */
export const unitsPerYear = (option: RepaymentOption): number => (STEPS[option].unit === 'month' ? 12 : 365);
