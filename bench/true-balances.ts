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

/** Throws when anything is wrong; answers how many redemptions were looked at. */
export async function insistOnTrueBalances(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ what: string; count: number }>(WRONG, [PRIZE_STOCK]);
    const wrong = rows.filter(({ count }) => count > 0);
    if (wrong.length > 0)
      throw new Error(
        `after redeeming: ${wrong.map(({ what, count }) => `${count} × wrong ${what}`).join(', ')}`,
      );
    const redemptions = await client.query<{ count: number }>(
      'select count(*)::int as count from redemptions',
    );
    return redemptions.rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
