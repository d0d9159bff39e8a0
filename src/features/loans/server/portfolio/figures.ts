// The figures over a list of loans, from totals that the writes keep: no loan is counted for them.
import { type RawBuilder, sql } from 'kysely';
import { centsToDollars } from '#shared/money.ts';
import type { PortfolioFigures } from '../../contract/portfolio.ts';
import { type KeptAgeing, portfolioFiguresOf } from '../../rules/portfolio/portfolio-figures.ts';
import type { OfOwner } from './owner.ts';

/** One value of JSON, to be read in the same round trip as the list: what `figuresOnWire` takes. */
export const keptFigures = (isOwned: OfOwner): RawBuilder<KeptAgeing[]> => sql<KeptAgeing[]>`
  (select coalesce(json_agg(json_build_object('ageing', ageing, 'loans', loans, 'principalCents', principal, 'owedCents', owed)), '[]')
    from (select ageing, sum(loans)::int as loans, sum(principal_cents)::bigint as principal, sum(owed_cents)::bigint as owed
      from portfolio_totals where ${isOwned('portfolio_totals')} group by ageing) kept)`;

/** The lenders that have loans here, by name. */
export const LENDERS_WITH_LOANS = sql`
  (select coalesce(json_agg(json_build_object('_id', id, 'name', name) order by lower(name)), '[]') from partners
    where id in (select owner_id from portfolio_totals where loans > 0))`;

export function figuresOnWire(kept: readonly KeptAgeing[]): PortfolioFigures {
  const { ageing, running, inArrears, repaid, writtenOff, par30 } = portfolioFiguresOf(kept);
  return {
    ageing: ageing.map(({ step, loans, principalCents, share }) => ({
      step,
      loans,
      principal: centsToDollars(principalCents),
      share,
    })),
    running: {
      loans: running.loans,
      principal: centsToDollars(running.principalCents),
      owed: centsToDollars(running.owedCents),
    },
    inArrears: { loans: inArrears.loans, principal: centsToDollars(inArrears.principalCents) },
    repaid,
    writtenOff: { loans: writtenOff.loans, owed: centsToDollars(writtenOff.owedCents) },
    par30,
  };
}
