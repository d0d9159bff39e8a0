// Which secret-key this database's secrets and hashes were made with, so that a start or a restore with another one, or with none, says so at once.
import { unopenedApps } from '#features/second-factor/server/app/unopened-apps.ts';
import { fingerprintOfKey, heldFingerprint } from '#platform/server/sealing/secret-key.ts';
import type { Services, Work } from '#platform/server/work.ts';

const BRING_IT_BACK =
  'Bring that one back, from another node or from where it is kept beside the backups; where it is lost for good docs/operate/keys.md says what to do.';

/** Records the secret-key, within a transaction, and makes it on a database that was never served. Throws an Error where another one is needed. */
export async function knowSecretKey({ db, now, services: { config } }: Work): Promise<void> {
  await refuseOtherSecretKey({ db, config });
  await db
    .insertInto('known_secret_key')
    .values({ fingerprint: await fingerprintOfKey(config.dataDir), first_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // A node that began at the same moment may have recorded its own.
  await refuseOtherSecretKey({ db, config });
}

type Checking = Pick<Services, 'db' | 'config'>;

/** Throws an Error in an operator's words where what lies in this database needs another secret-key than that of the data folder; makes none. */
export async function refuseOtherSecretKey(services: Checking): Promise<void> {
  const { errors } = await checkSecretKey(services);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Compares the data folder's secret-key with the one that this database knows, or, before it knows one, with what lies sealed in it; makes none. */
export async function checkSecretKey({
  db,
  config,
}: Checking): Promise<{ lookedAt: number; errors: string[] }> {
  const held = await heldFingerprint(config.dataDir);
  const known = await db.selectFrom('known_secret_key').select('fingerprint').executeTakeFirst();
  const isNeeded = known ? known.fingerprint !== held : await opensNot({ db, config }, held);
  if (!isNeeded) return { lookedAt: known ? 1 : 0, errors: [] };
  const words =
    held === null
      ? 'there is no secret-key in it, and what this database keeps was sealed with one.'
      : 'its secret-key is another one than the one that this database’s secrets were sealed with.';
  return { lookedAt: 1, errors: [`DATA_DIR: ${words} ${BRING_IT_BACK}`] };
}

/** Whether a database of an earlier version, which recorded no key, holds what the key at hand does not open. */
async function opensNot({ db, config }: Checking, held: string | null): Promise<boolean> {
  const { errors } = await unopenedApps({ db, config }, 1);
  if (errors.length > 0 || held !== null) return errors.length > 0;
  const own = await db
    .selectFrom('data_keys')
    .select('id')
    .where('id', '=', 'own')
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return own !== undefined;
}
