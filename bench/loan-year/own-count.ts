// The simulation's own count of its loans, by nothing but what it knows of who pays when: the product is held against it.
import { type Day, daysBetween } from '#shared/calendar.ts';
import type { MadeUpLoan } from './made-up-loan.ts';

export type Ageing = 'Current' | '1-30' | '31-60' | '61-90' | '90+' | 'Repaid';

export type OneLoan = { ageing: Ageing; daysLate: number; principal: number; owed: number };

/** Where a loan stands on a day on which it runs: in the morning before, in the evening after what is paid on that day. */
export function stands(loan: MadeUpLoan, day: Day, when: 'morning' | 'evening'): OneLoan {
  const isPast = (on: Day) => (when === 'morning' ? on < day : on <= day);
  const isSettled = loan.settlesOn !== null && isPast(loan.settlesOn);
  let purse = loan.payments.filter(({ on }) => isPast(on)).reduce((sum, { amount }) => sum + amount, 0);
  let principal = 0;
  let owed = 0;
  let daysLate = 0;
  for (const [index, due] of loan.schedule.entries()) {
    const interest = isSettled && index > 1 ? 0 : due.interest;
    const restInterest = Math.max(0, interest - purse);
    purse = Math.max(0, purse - interest);
    const restPrincipal = Math.max(0, due.principal - purse);
    purse = Math.max(0, purse - due.principal);
    principal += restPrincipal;
    owed += restInterest + restPrincipal;
    if (restInterest + restPrincipal > 0) daysLate = Math.max(daysLate, daysBetween(due.on, day));
  }
  return { ageing: owed === 0 ? 'Repaid' : ageingOf(daysLate), daysLate, principal, owed };
}

function ageingOf(daysLate: number): Ageing {
  if (daysLate <= 0) return 'Current';
  if (daysLate <= 30) return '1-30';
  if (daysLate <= 60) return '31-60';
  return daysLate <= 90 ? '61-90' : '90+';
}

export type Counted = { loans: Record<string, number>; principal: Record<string, number>; defaults: number };

/**
 * The whole portfolio in the evening of a day. `defaulted` remembers which were ever 90 days late: in the morning, so that
 * who pays on that very day was in default.
 */
export function countAll(loans: readonly MadeUpLoan[], day: Day, defaulted: Set<number>): Counted {
  const counted: Counted = { loans: {}, principal: {}, defaults: 0 };
  for (const loan of loans) {
    if (loan.opensOn > day) continue;
    const { ageing, principal } = stands(loan, day, 'evening');
    counted.loans[ageing] = (counted.loans[ageing] ?? 0) + 1;
    counted.principal[ageing] = (counted.principal[ageing] ?? 0) + principal;
    if (stands(loan, day, 'morning').daysLate >= 90 && !defaulted.has(loan.index)) {
      defaulted.add(loan.index);
      counted.defaults += 1;
    }
  }
  return counted;
}

/** Portfolio at risk: outstanding principal of loans more than 30 days late, in hundredths of a per cent of all of it. */
export function par30Of({ principal }: Counted): number {
  const all = Object.values(principal).reduce((sum, cents) => sum + cents, 0);
  const late = ['31-60', '61-90', '90+'].reduce((sum, ageing) => sum + (principal[ageing] ?? 0), 0);
  return all === 0 ? 0 : Math.round((late / all) * 10_000);
}
