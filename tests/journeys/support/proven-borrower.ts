// A data folder in which staff have verified the demo borrower's basic information by its papers, so that a lender has something to see.
import { installDefaults } from '#app/server/install-defaults.ts';
import { verifiedBasics } from '#features/applications/server/lender/lender-applications.test-support.ts';
import { newId } from '#shared/id.ts';
import { newDataDir } from '../../support/new-data-dir.ts';
import { onDatabaseOf } from './on-database.ts';

/** Answers the folder, for `startApp({ dataDir })`; the app's `remove` clears it away. */
export async function seedProvenBorrower(): Promise<string> {
  const dataDir = newDataDir();
  await onDatabaseOf(dataDir, async (services) => {
    await installDefaults(services);
    const { id, email } = await services.db
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('email', '=', 'borrower@pimento.example')
      .executeTakeFirstOrThrow();
    const borrower = { id, email, sessionId: newId<'sessions'>() };
    await verifiedBasics(
      { services, db: services.db },
      { ...borrower, userType: 'User', status: 'Active', infoStatus: 'FirstModel' },
    );
  });
  return dataDir;
}
