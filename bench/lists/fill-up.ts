// Brings the lists that demo people leave short to the size at which they have a five-hundredth page, and logs an admin in.
import { sql } from 'kysely';
import { openDatabase } from '#platform/server/database/database.ts';

/** `tokenHash` is that of the session which the admin gets. */
export async function fillUp(databaseUrl: string, tokenHash: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 1 });
  for (const statement of [
    sql`set statement_timeout = 0`,
    sql`insert into sessions (token_hash, id, account_id, created_at, last_seen_at, expires_at, address, user_agent)
      select ${tokenHash}, id, id, now(), now() + interval '3 hours', now() + interval '30 days', '10.0.0.1', 'bench'
      from accounts where user_type = 'Admin' order by created_at limit 1`,
    sql`vacuum analyze`,
  ])
    await statement.execute(database.db);
  await database.close();
}
