// The role through which a server of our own is served: it owns nothing, so it can neither alter, drop nor empty a table.
import pg from 'pg';

const SERVING = 'pimento';
const ALREADY_THERE = ['42710', '23505'];

/** Creates the role that serves where it is not there yet; answers its connection string. `owner` is the owner's. */
export async function servingRole(owner: string): Promise<string> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    const { rows } = await client.query('select from pg_roles where rolname = $1', [SERVING]);
    if (rows.length === 0) await client.query(`create role ${SERVING} login`);
  } catch (error) {
    // Another process on the same server has made it in this moment.
    if (!(error instanceof pg.DatabaseError && ALREADY_THERE.includes(error.code ?? ''))) throw error;
  } finally {
    await client.end();
  }
  const served = new URL(owner);
  served.username = SERVING;
  return served.href;
}
