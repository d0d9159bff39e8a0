// Holds the product's figures of a lived year against the simulation's own: each day's ageing, PAR30, the defaults, the cash and the books.
import { verify } from '#app/server/verify/verify.ts';
import type { Services } from '#platform/server/work.ts';
import { addDays, type Day } from '#shared/calendar.ts';
import { DAYS, type MadeUpLoan } from './made-up-loan.ts';
import { type Counted, countAll, par30Of } from './own-count.ts';

export type Comparison = {
  faults: string[];
  daysCompared: number;
  /** The portfolio at risk on the last day, in hundredths of a per cent. */
  par30Bps: number;
  defaults: number;
};

export async function compareYear(
  services: Services,
  loans: readonly MadeUpLoan[],
  firstDay: Day,
): Promise<Comparison> {
  const faults: string[] = [];
  const shown = await shownDays(services);
  const shownDefaults = await shownDefaultsByDay(services);
  const defaulted = new Set<number>();
  let last: Counted = { loans: {}, principal: {}, defaults: 0 };
  for (let offset = 0; offset < DAYS; offset++) {
    const day = addDays(firstDay, offset);
    last = countAll(loans, day, defaulted);
    const product: Counted = {
      ...(shown.get(day) ?? { loans: {}, principal: {} }),
      defaults: shownDefaults.get(day) ?? 0,
    };
    for (const figure of ['loans', 'principal'] as const)
      for (const ageing of new Set([...Object.keys(last[figure]), ...Object.keys(product[figure])])) {
        const [own, theirs] = [last[figure][ageing] ?? 0, product[figure][ageing] ?? 0];
        if (own !== theirs) faults.push(`${day}: ${figure} ${ageing}: ${theirs}, counted ${own}`);
      }
    if (par30Of(last) !== par30Of(product))
      faults.push(`${day}: PAR30 ${par30Of(product)}, counted ${par30Of(last)}`);
    if (last.defaults !== product.defaults)
      faults.push(`${day}: ${product.defaults} went into default, counted ${last.defaults}`);
  }
  await compareCash(services, loans, addDays(firstDay, DAYS - 1), faults);
  await verify(services.db, services.files, ({ name, examples, faults: found }) => {
    if (found > 0) faults.push(`${name}: ${examples.join('; ')}`);
  });
  return { faults, daysCompared: DAYS, par30Bps: par30Of(last), defaults: defaulted.size };
}

async function shownDays({ db }: Services): Promise<Map<string, Pick<Counted, 'loans' | 'principal'>>> {
  const rows = await db.selectFrom('portfolio_days').selectAll().execute();
  const days = new Map<string, Pick<Counted, 'loans' | 'principal'>>();
  for (const { day, ageing, loans, principal_cents } of rows) {
    const counted = days.get(day) ?? { loans: {}, principal: {} };
    counted.loans[ageing] = loans;
    counted.principal[ageing] = principal_cents;
    days.set(day, counted);
  }
  return days;
}

async function shownDefaultsByDay({ db }: Services): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('daily_figures')
    .select((row) => ['day', row.fn.sum<number>('count').as('count')])
    .where('figure', '=', 'loansDefaulted')
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}

/** All that was lent less the fees, against all that came in. */
async function compareCash(
  { db }: Services,
  loans: readonly MadeUpLoan[],
  lastDay: Day,
  faults: string[],
): Promise<void> {
  const sum = async (side: 'debit' | 'credit') => {
    const row = await db
      .selectFrom('loan_transfers')
      .select((row) => row.fn.sum<number>('amount_cents').as('cents'))
      .where(side, '=', 'Cash')
      .executeTakeFirst();
    return Number(row?.cents ?? 0);
  };
  const cash = (await sum('debit')) - (await sum('credit'));
  const own = loans.reduce((total, { amount, payments }) => {
    const paid = payments.filter(({ on }) => on <= lastDay).reduce((all, payment) => all + payment.amount, 0);
    return total - amount + Math.round(amount * 0.05) + paid;
  }, 0);
  if (cash !== own) faults.push(`cash: ${cash}, counted ${own}`);
}
