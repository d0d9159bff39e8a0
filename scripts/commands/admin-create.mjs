// Opens an account for an admin on the configured database, with a password typed here and not shown.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { createStaff } from '../../src/features/accounts/server/sign-up/create-staff.ts';
import { migrate } from '../../src/platform/server/database/migrate.ts';
import { noNotices } from '../../src/platform/server/database/notices.ts';
import { openFiles } from '../../src/platform/server/file-store.ts';
import { openJobs } from '../../src/platform/server/jobs.ts';
import { workOn } from '../../src/platform/server/work.ts';
import { asGuest } from './configured.mjs';

const USAGE = `admin:create <email> <first name> <last name>
The password (12 characters or more) is asked for, or read from standard input.`;

export async function run([email, firstName, lastName, ...rest]) {
  if (!email || !firstName || !lastName || rest.length > 0) throw new Error(USAGE);
  try {
    const password = await askPassword();
    await asGuest((database, config) =>
      create(database, config, { email, firstName, lastName, password, userType: 'Admin' }),
    );
    console.log(`${email} is an admin now and can log in at /admin.`);
    return 0;
  } catch (error) {
    const faults = Object.entries(error.fields ?? {}).map(([field, fault]) => `  ${field}: ${fault}`);
    console.error([error.message, ...faults].join('\n'));
    return 1;
  }
}

async function create(database, config, person) {
  await migrate(database);
  const jobs = openJobs(database, (error) => console.error(error.message));
  const services = { config, db: database.db, files: openFiles(config), jobs, notices: noNotices };
  const ground = {
    services,
    actor: null,
    now: new Date(),
    address: 'console',
    userAgent: 'admin:create',
    cookies: { begin() {}, describe() {}, end() {} },
  };
  await createStaff(workOn(ground, null), person);
}

/** Asks for a password without echoing what is typed. */
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
