// Which keys seal the numbers in this database, so that a start or a restore with others says so at once.
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { dataKeysOf } from '#platform/server/sealing/data-keys.ts';
import type { Services, Work } from '#platform/server/work.ts';
import { knowSecretKey } from './known-secret-key.ts';

/** Records, within a transaction, the secret-key and the key that seals from now on. Throws an Error that names every key without which rows would not open. */
export async function knowDataKeys(work: Work): Promise<void> {
  await knowSecretKey(work);
  const errors = await keyErrors({ db: work.db, config: work.services.config });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const { newest, known } = await dataKeysOf(work.services.config);
  const fingerprint = known.find(({ id }) => id === newest)?.fingerprint;
  await sql`insert into data_keys (id, fingerprint, first_used_at) values (${newest}, ${fingerprint}, ${work.now})
    on conflict (id) do update set retired_at = null`.execute(work.db);
}

/** What an operator has to mend, one line a key. */
export const keyErrors = async (services: Checking): Promise<string[]> => (await checkKeys(services)).errors;

type Checking = Pick<Services, 'db' | 'config'>;

/** Compares the keys of the settings with those that seal numbers in this database. */
export async function checkKeys({ db, config }: Checking): Promise<{ lookedAt: number; errors: string[] }> {
  const { known, newest } = await dataKeysOf(config);
  const { rows } = await sql<
    Columns<'data_keys', 'id' | 'fingerprint'>
  >`select id, fingerprint from data_keys where retired_at is null or id = ${newest} order by id`.execute(db);
  const errors = rows.flatMap(({ id, fingerprint }) => {
    const held = known.find((key) => key.id === id);
    if (held?.fingerprint === fingerprint) return [];
    if (id === 'own')
      return [
        'DATA_DIR: its secret-key is another one than the one that numbers in this database were sealed with. Bring that one back, from where it is kept beside the backups.',
      ];
    return [
      `DATA_KEYS: the key '${id}', with which numbers in this database were sealed, is ${held ? 'another one here (a new key needs an id of its own)' : 'not among them'}. Put it back behind the first; './pimento keys:rotate' says when it is no longer needed.`,
    ];
  });
  return { lookedAt: rows.length, errors };
}

/**
 * Retires, within a transaction, the keys that no row needs any more, and answers them. A key that is needed again,
 * by a server that still runs with it, is no longer retired.
 */
export async function retireKeysBut({ db, now }: Work, needed: readonly string[]): Promise<string[]> {
  await db.updateTable('data_keys').set({ retired_at: null }).where('id', 'in', needed).execute();
  const rows = await db
    .updateTable('data_keys')
    .set({ retired_at: now })
    .where('id', 'not in', needed)
    .where('retired_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
