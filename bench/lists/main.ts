// `npm run bench:lists`: each list of the back office and of loans – first page, page 500, a search – beside a bare handler that sends the same SQL.
import { parseArgs } from 'node:util';
import { onPostgres } from '../places.ts';
import { measureClockJobs } from './clock-jobs.ts';
import { fillPlace } from './fill-place.ts';
import { measureLists } from './measure-lists.ts';

const HELP = `npm run bench:lists -- [options]
  --users 20000   demo people in the database
  --rounds 15     how often the sides take turns
  --only users    only the lists whose name begins so`;

const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) console.log(HELP);
else await run();

async function run(): Promise<void> {
  const place = await onPostgres();
  const where = { databaseUrl: place.databaseUrl, dataDir: place.dataDir };
  try {
    const readers = await fillPlace(where, options.users);
    await measureClockJobs(where);
    await measureLists(where, readers, { rounds: Number(options.rounds), only: options.only });
  } finally {
    await place.remove();
  }
}
