// Reads the latest of a lender's other terms for an application, each side with its whole cost.

import { type Selectable, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Work } from '#platform/server/work.ts';
import type { Day } from '#shared/calendar.ts';
import { centsToDollars } from '#shared/money.ts';
import type { CounterOffer } from '../../contract/counter-offer.ts';
import { counterOfferState } from '../../rules/counter-offer/counter-offer.ts';
import { costOnWire } from '../cost-on-wire.ts';

type Application = Pick<Selectable<Tables['applications']>, 'id' | 'created_at' | 'loan_info'>;

/**
 * The last day of the counter-offer that nobody has answered, null where there is none, looked up by its index; `alias` is the
 * application's table.
 */
export const openUntil = (alias: string) =>
  sql<Day | null>`(select o.stands_until from counter_offers o where o.application_id = ${sql.ref(`${alias}.id`)} and o.outcome is null)`;

export async function latestCounterOffer(
  { db, now }: Pick<Work, 'db' | 'now'>,
  application: Application,
): Promise<CounterOffer | null> {
  const row = await db
    .selectFrom('counter_offers')
    .selectAll()
    .where('application_id', '=', application.id)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { asked_amount_cents, asked_rate_monthly_bps, asked_term_months } = row;
  const asked = {
    amount_cents: asked_amount_cents,
    rate_monthly_bps: asked_rate_monthly_bps,
    term_months: asked_term_months,
  };
  return {
    _id: row.id,
    state: counterOfferState(row, now),
    asked: termsOnWire(application, asked),
    offered: termsOnWire(application, row),
    reason: row.reason,
    madeAt: row.made_at.toISOString(),
    standsUntil: row.stands_until,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

type Terms = Pick<Selectable<Tables['counter_offers']>, 'amount_cents' | 'rate_monthly_bps' | 'term_months'>;

/** One side's terms and cost, in dollars and per cent. Both sides' dates count from the day of the application, so that they compare. */
function termsOnWire(
  { created_at, loan_info }: Application,
  { amount_cents, rate_monthly_bps, term_months }: Terms,
): CounterOffer['asked'] {
  return {
    loanAmount: centsToDollars(amount_cents),
    interestRate: rate_monthly_bps / 100,
    term: term_months,
    cost: costOnWire({ amount_cents, rate_monthly_bps, term_months, created_at, loan_info }),
  };
}
