// A data folder in which the demo borrower has come further than on a first start.
import { installDefaults } from '#app/server/install-defaults.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { noNotices } from '#platform/server/database/notices.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { openJobs } from '#platform/server/jobs.ts';
import type { InfoStatus } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { newDataDir } from '../../support/new-data-dir.ts';

type Progress = {
  infoStatus: InfoStatus;
  /** How her sections stand. */
  sections: 'Submitted' | 'Verified';
  /** The sIds, of the first model, that she has yet to fill in. */
  open?: readonly string[];
};

/** Answers the folder, for `startApp({ dataDir })`; the app's `remove` clears it away. */
export async function seedBorrower({ infoStatus, sections, open = [] }: Progress): Promise<string> {
  const dataDir = newDataDir();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000' });
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 1 });
  const { db } = database;
  try {
    await migrate(database);
    const jobs = openJobs(database, () => {});
    await installDefaults({ config, db, files: openFiles(config), jobs, notices: noNotices });
    const { id } = await db
      .updateTable('accounts')
      .set({ info_status: infoStatus, status: 'Active' })
      .where('email', '=', 'borrower@pimento.example')
      .returning('id')
      .executeTakeFirstOrThrow();
    const schemas = await db
      .selectFrom('information_schemas')
      .select(['id', 's_id', 'audience', 'form_version_id'])
      .where('audience', '=', 'PreQualUser')
      .execute();
    const answers = sampleAnswers(dayOf(new Date()));
    const now = new Date();
    const answered = schemas.filter(({ s_id }) => !open.includes(s_id));
    const rows = answered.map((section) => ({
      id: newId<'submissions'>(),
      account_id: id,
      information_schema_id: section.id,
      audience: section.audience,
      form_version_id: section.form_version_id,
      answers: JSON.stringify(answers[section.s_id]),
      status: sections,
      created_at: now,
      changed_at: now,
    }));
    await db.insertInto('submissions').values(rows).execute();
  } finally {
    await database.close();
  }
  return dataDir;
}
