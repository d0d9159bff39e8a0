// What must still hold after many people redeemed at once: balances, ledger, stock and redemptions agree, and nothing is below zero.
import pg from 'pg';
import { PRIZE_STOCK } from './fill.ts';

const WRONG = `
  select 'balance' as what, count(*)::int as count from seed_accounts s
  left join (select to_account as id, sum(seeds) as seeds from seed_transfers group by 1) earned using (id)
  left join (select from_account as id, sum(seeds) as seeds from seed_transfers group by 1) spent using (id)
  where s.kind = 'Person' and (s.balance < 0 or s.balance <> coalesce(earned.seeds, 0) - coalesce(spent.seeds, 0))
  union all
  select 'stock', count(*)::int from prizes p
  where p.stock < 0 or p.stock <> $1::int - (select count(*) from redemptions r where r.prize_id = p.id)
  union all
  select 'unpaid redemption', count(*)::int from redemptions r
  where not exists (select from seed_transfers t where t.cause = 'prize:' || r.id and t.from_account = r.account_id and t.seeds = r.seeds)`;

/** How many of each kind are wrong. */
export async function wrongIn(databaseUrl: string): Promise<Record<string, number>> {
  const rows = await rowsOf<{ what: string; count: number }>(databaseUrl, WRONG, [PRIZE_STOCK]);
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

/**
 * Throws when more is wrong than `before`, which is nothing where people redeemed by the product alone; what is filled in for very many people
 * costs them no seeds. Answers how many redemptions were looked at.
 */
export async function insistOnTrueBalances(
  databaseUrl: string,
  before: Record<string, number>,
): Promise<number> {
  const wrong = Object.entries(await wrongIn(databaseUrl)).filter(
    ([what, count]) => count > (before[what] ?? 0),
  );
  if (wrong.length > 0)
    throw new Error(
      `after redeeming: ${wrong.map(([what, count]) => `${count} × wrong ${what}`).join(', ')}`,
    );
  const [redemptions] = await rowsOf<{ count: number }>(
    databaseUrl,
    'select count(*)::int as count from redemptions',
  );
  return redemptions?.count ?? 0;
}

async function rowsOf<Row extends object>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
