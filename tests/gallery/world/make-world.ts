// Fills a data folder with everything that the walk looks at: demonstration people in every state, and somebody with a record of each kind.

import { openApp } from '#app/server/app.ts';
import { drawLogo } from '#app/server/demo/lenders/pictures.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/work.ts';
import { asId } from '#tests/support/ids.ts';
import { seedPeople } from '../../journeys/support/demo.ts';
import type { RecordKind } from '../../support/authorisation/roles.ts';
import { recordsOf } from '../../support/records.ts';
import { giveLongNames } from './long-names.ts';
import { type LoggedInRole, peopleOf } from './people.ts';

export type Records = Record<RecordKind, string> & Record<ExtraRecord, string>;
type ExtraRecord =
  | 'ownLoan'
  | 'ownApplication'
  | 'quizPerson'
  | 'longPartner'
  | 'longLenderAccount'
  | 'longProduct'
  | 'longLoan'
  /** By the lender with the long names. */
  | 'lentApplication'
  | 'lentLoan';

const PEOPLE = 60;

export async function makeWorld(): Promise<{
  dataDir: string;
  emails: Record<LoggedInRole, string>;
  records: Records;
}> {
  const dataDir = await seedPeople(PEOPLE);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
  });
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 1 });
  const { app, services } = await openApp(config, database);
  await app.ready();
  const server = { app, services, db: services.db, close: async () => {} };
  try {
    const { emails, longName, longLender, lentApplication, lentLoan } = await peopleOf(services);
    const records: Records = {
      ...(await recordsOf(server, longName)),
      ...(await recordsOfOthers(services, emails)),
      lentApplication,
      lentLoan,
      longPartner: longLender.partnerId,
      longLenderAccount: longLender.account.id,
      longProduct: longLender.productId,
      longLoan: longLender.loanId,
    };
    await giveLongNames(services, {
      account: longName.id,
      prizes: [asId<'prizes'>(records.prize)],
      contests: [records.contest, records.drawnContest],
      partners: [longLender.partnerId, asId<'partners'>(records.partner)],
    });
    await withRealLogos(services);
    return { dataDir, emails, records };
  } finally {
    await app.close();
    await database.close();
  }
}

async function recordsOfOthers({ db }: Services, emails: Record<LoggedInRole, string>) {
  const own = await db
    .selectFrom('loans')
    .innerJoin('accounts', 'accounts.id', 'loans.account_id')
    .select(['loans.id', 'application_id'])
    .where('email', '=', emails.borrower)
    .executeTakeFirstOrThrow();
  const quiz = await db.selectFrom('quiz_answers').select('account_id').executeTakeFirstOrThrow();
  return { ownLoan: own.id, ownApplication: own.application_id, quizPerson: quiz.account_id };
}

/** The builders' lenders have four bytes for a picture. */
async function withRealLogos({ db, files }: Services): Promise<void> {
  const made = await db.selectFrom('files').select('id').where('size_bytes', '=', 4).execute();
  const logo = await drawLogo('wharf');
  for (const { id } of made) {
    await files.remove(id);
    await files.write(id, logo.bytes);
  }
}
