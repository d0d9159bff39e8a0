// Whose authenticator app's secret does not open with the key at hand, so that no code of theirs would be right.
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { heldFingerprint, unseal } from '#platform/server/sealing/secret-key.ts';
import { nilId } from '#shared/id.ts';
import { boundToApp } from '../code.ts';

type Checking = { db: Db; config: { dataDir: string } };

const AT_ONCE = 1_000;

/** Looks at `most` of them, or at all; makes no key where there is none. */
export async function unopenedApps(
  { db, config: { dataDir } }: Checking,
  most = Number.POSITIVE_INFINITY,
): Promise<{ lookedAt: number; errors: string[] }> {
  const isKeyHere = (await heldFingerprint(dataDir)) !== null;
  const found = { lookedAt: 0, errors: [] as string[] };
  for (let after: string | undefined = nilId(); after !== undefined && found.lookedAt < most; ) {
    const rows = await db
      .selectFrom('totp_factors')
      .select(['account_id', 'secret'])
      .where(sql<string>`account_id`, '>', after)
      .orderBy('account_id')
      .limit(Math.min(AT_ONCE, most))
      .execute();
    for (const { account_id: id, secret } of rows) {
      const message = isKeyHere
        ? await unseal(dataDir, secret, boundToApp(id)).then(
            () => null,
            (error: Error) => error.message,
          )
        : 'a sealed secret cannot be read: there is no secret-key in DATA_DIR';
      if (message !== null) found.errors.push(`${id}: ${message}`);
    }
    found.lookedAt += rows.length;
    after = rows.at(-1)?.account_id;
  }
  return found;
}
