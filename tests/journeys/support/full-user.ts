// A data folder in which the demo borrower has repaid a first loan: six sections verified, the nine full ones open.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDefaults } from '#app/server/install-defaults.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { openJobs } from '#platform/server/jobs.ts';
import { dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';

export const FULL_USER = { email: 'borrower@pimento.example', fullName: 'Marcia Campbell' };

/** Answers the folder, for `startApp({ dataDir })`; the app's `remove` clears it away. */
export async function seedFullUser(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pimento-full-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000' });
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 1 });
  const { db } = database;
  try {
    await migrate(db);
    const jobs = openJobs(database, () => {});
    await installDefaults({ config, db, files: openFiles(config), jobs });
    const { id } = await db
      .updateTable('accounts')
      .set({ info_status: 'FullModel', status: 'Active' })
      .where('email', '=', FULL_USER.email)
      .returning('id')
      .executeTakeFirstOrThrow();
    const sections = await db
      .selectFrom('information_schemas')
      .select(['id', 's_id', 'audience', 'form_version_id'])
      .where('audience', '=', 'PreQualUser')
      .execute();
    const answers = sampleAnswers(dayOf(new Date()));
    const now = new Date();
    const rows = sections.map((section) => ({
      id: newId(),
      account_id: id,
      information_schema_id: section.id,
      audience: section.audience,
      form_version_id: section.form_version_id,
      answers: JSON.stringify(answers[section.s_id]),
      status: 'Verified' as const,
      created_at: now,
      changed_at: now,
    }));
    await db.insertInto('submissions').values(rows).execute();
  } finally {
    await database.close();
  }
  return dataDir;
}
