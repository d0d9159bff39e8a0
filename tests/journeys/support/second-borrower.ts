// A second person in a prepared data folder who has answered everything as the demo borrower did, and has not looked at an offer yet.
import { seedAccountOf } from '#features/seeds/server/ledger.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { newId } from '#shared/id.ts';

export const SECOND_BORROWER = 'second@pimento.example';

/** Their password is the demo borrower's. */
export async function addSecondBorrower(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 1 });
  const { db } = database;
  try {
    const first = await db
      .selectFrom('accounts')
      .select(['id', 'password_hash', 'created_at', 'email_verified_at', 'info_status'])
      .where('email', '=', 'borrower@pimento.example')
      .executeTakeFirstOrThrow();
    const id = newId<'accounts'>();
    await db
      .insertInto('accounts')
      .values({
        ...first,
        id,
        email: SECOND_BORROWER,
        first_name: 'Second',
        last_name: 'Borrower',
        user_type: 'User',
        status: 'Active',
      })
      .execute();
    await db
      .insertInto('seed_accounts')
      .values({ id: seedAccountOf(id), kind: 'Person' })
      .execute();
    const submissions = await db
      .selectFrom('submissions')
      .select(['information_schema_id', 'audience', 'form_version_id', 'answers', 'status'])
      .select(['created_at', 'changed_at'])
      .where('account_id', '=', first.id)
      .execute();
    await db
      .insertInto('submissions')
      .values(
        submissions.map((row) => ({
          ...row,
          id: newId(),
          account_id: id,
          answers: JSON.stringify(row.answers),
        })),
      )
      .execute();
  } finally {
    await database.close();
  }
}
