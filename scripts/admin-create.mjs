// `npm run admin:create`: opens an account for an admin on the configured database, with a password typed here and not shown.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { createStaff } from '../src/features/accounts/server/sign-up/create-staff.ts';
import { readConfig } from '../src/platform/server/config.ts';
import { openDatabase } from '../src/platform/server/database/database.ts';
import { migrate } from '../src/platform/server/database/migrate.ts';
import { toldToNobody } from '../src/platform/server/database/notices.ts';
import { openFiles } from '../src/platform/server/file-store.ts';
import { openJobs } from '../src/platform/server/jobs.ts';
import { workOn } from '../src/platform/server/work.ts';
import { environment } from './environment.mjs';

const USAGE = `npm run admin:create -- <email> <first name> <last name>
The password (12 characters or more) is asked for, or read from standard input.`;

const [email, firstName, lastName, ...rest] = process.argv.slice(2);
if (!email || !firstName || !lastName || rest.length > 0) {
  console.error(USAGE);
  process.exit(2);
}

try {
  const password = await askPassword();
  await create({ email, firstName, lastName, password, userType: 'Admin' });
  console.log(`${email} is an admin now and can log in at /admin.`);
} catch (error) {
  const faults = Object.entries(error.fields ?? {}).map(([field, fault]) => `  ${field}: ${fault}`);
  console.error([error.message, ...faults].join('\n'));
  process.exitCode = 1;
}

async function create(person) {
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
    const jobs = openJobs(database, (error) => console.error(error.message));
    const services = { config, db: database.db, files: openFiles(config), jobs, notices: toldToNobody };
    const cookies = { begin() {}, describe() {}, end() {} };
    const ground = {
      services,
      actor: null,
      now: new Date(),
      address: 'console',
      userAgent: 'admin:create',
      cookies,
    };
    await createStaff(workOn(ground, null), person);
  } finally {
    await database.close();
  }
}

/** Nothing of what is typed is echoed. */
async function askPassword() {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  process.stdout.write('Password: ');
  const ended = once(terminal, 'close').then(() => null);
  const password = await Promise.race([terminal.question(''), ended]);
  if (password === null) throw new Error('No password was given; nobody was made an admin.');
  terminal.close();
  process.stdout.write('\n');
  return password;
}
