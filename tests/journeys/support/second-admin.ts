// A second admin in a prepared data folder, for what takes two.
import { openDatabase } from '#platform/server/database/database.ts';
import { newId } from '#shared/id.ts';

export const SECOND_ADMIN = 'second-admin@pimento.example';

/** Their password is that of the demo accounts. */
export async function addSecondAdmin(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 1 });
  try {
    const first = await database.db
      .selectFrom('accounts')
      .select(['password_hash', 'created_at', 'email_verified_at', 'info_status', 'user_type', 'status'])
      .where('email', '=', 'admin@pimento.example')
      .executeTakeFirstOrThrow();
    const names = { first_name: 'Bevan', last_name: 'Grant' };
    await database.db
      .insertInto('accounts')
      .values({ ...first, ...names, id: newId<'accounts'>(), email: SECOND_ADMIN })
      .execute();
  } finally {
    await database.close();
  }
}
