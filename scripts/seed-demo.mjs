// What `npm run seed:demo -- --users 200 --seed 7` runs: fills the configured database with demo people, never in production.
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from '../src/app/server/demo/demo-accounts.ts';
import { seedDemo } from '../src/app/server/demo/seed-demo.ts';
import { installDefaults } from '../src/app/server/install-defaults.ts';
import { readConfig } from '../src/platform/server/config.ts';
import { openDatabase } from '../src/platform/server/database/database.ts';
import { migrate } from '../src/platform/server/database/migrate.ts';
import { noNotices } from '../src/platform/server/database/notices.ts';
import { openFiles } from '../src/platform/server/file-store.ts';
import { leftToNobody } from '../src/platform/server/jobs.ts';
import { backgroundWork } from '../src/platform/server/work.ts';
import { dayOf, readDay } from '../src/shared/calendar.ts';
import { environment } from './environment.mjs';

const USAGE = `npm run seed:demo -- --users 200 --seed 7 [--today 2026-03-10]
  --users  how many people, 1 to 100000 (200)
  --seed   a word or a number; the same one gives the same people on the same day (1)
  --today  the day before which everything has happened (today in Jamaica)`;

try {
  await seed(readOrder());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function readOrder() {
  const { values } = parseArgs({
    options: {
      users: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string', default: dayOf(new Date()) },
    },
  });
  const users = Number(values.users);
  const today = readDay(values.today);
  const isSound =
    Number.isInteger(users) && users >= 1 && users <= 100_000 && /^[a-z0-9]{1,20}$/.test(values.seed);
  if (!isSound || !today) throw new Error(USAGE);
  return { users, seed: values.seed, today };
}

async function seed(order) {
  if (process.env.NODE_ENV === 'production') throw new Error('Demo people are never put into production.');
  const config = readConfig(environment());
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    migrateDatabaseUrl: config.migrateDatabaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    isGuest: true,
  });
  try {
    await migrate(database);
    const services = {
      config,
      db: database.db,
      files: openFiles(config),
      jobs: leftToNobody,
      notices: noNotices,
    };
    for (const line of await installDefaults(services)) console.log(line);
    const work = backgroundWork(services, new Date(), 'seed:demo');
    console.log(`Adding demo people to the database; documents of the first ones are drawn one by one …`);
    const result = await seedDemo(work, order, (done, seconds) =>
      console.log(`  ${done} of ${order.users} after ${seconds.toFixed(1)} s`),
    );
    report(result);
  } finally {
    await database.close();
  }
}

function report({ added, alreadyThere, files, seconds, examples }) {
  const rest = alreadyThere > 0 ? `; ${alreadyThere} were there already` : '';
  console.log(`Added ${added} people and ${files} documents in ${seconds.toFixed(1)} s${rest}.`);
  if (examples.length > 0)
    console.log(`Log in as any of them with the password ${DEMO_PASSWORD}, for example`);
  for (const [state, email] of examples) console.log(`  ${state.padEnd(26)} ${email}`);
}
