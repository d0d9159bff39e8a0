// `npm run bench:million`: lists, workloads, hot rows and a mixed traffic on a database of a million people.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { onPostgres } from '../places.ts';
import { filledBefore, fillMillion } from './fill-million.ts';
import { measureMillion, PARTS, type Part } from './measure-million.ts';

const HELP = `npm run bench:million -- [options]
  --people 50000       how many (1000000: some twenty minutes and 40 GB)
  --parts lists,hot    of ${PARTS.join(', ')} only these
  --only users         only the lists and workloads whose name begins so
  --without menu,find  and no list whose name begins so
  --minutes 15         how long 'memory' lasts
  --calls 40           how many calls a second it makes
  --plans FILE         where the plans of the lists are kept (test-results/million-plans.json)
  --hold               fill, say where, and keep it until ended
  --at URL --in DIR    measure what --hold has filled`;

/** The settings that a machine for so many people would have; all others are PostgreSQL's own. */
const SETTINGS = [
  'shared_buffers=2GB',
  'effective_cache_size=8GB',
  'max_wal_size=16GB',
  'checkpoint_timeout=15min',
  'maintenance_work_mem=512MB',
];

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    parts: { type: 'string', default: PARTS.join() },
    only: { type: 'string', default: '' },
    without: { type: 'string', default: '' },
    minutes: { type: 'string', default: '15' },
    calls: { type: 'string', default: '40' },
    plans: { type: 'string', default: 'test-results/million-plans.json' },
    hold: { type: 'boolean', default: false },
    at: { type: 'string' },
    in: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) console.log(HELP);
else if (options.at && options.in) await measure({ databaseUrl: options.at, dataDir: options.in });
else {
  const place = await onPostgres(SETTINGS);
  try {
    await fillMillion(place, Number(options.people));
    console.log(`--at '${place.databaseUrl}' --in ${place.dataDir}`);
    if (options.hold) await new Promise((resolve) => process.once('SIGINT', resolve));
    else await measure(place);
  } finally {
    await place.remove();
  }
}

async function measure(where: { databaseUrl: string; dataDir: string }): Promise<void> {
  console.log(
    `load of the machine before: ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
  );
  const parts = options.parts.split(',').map((part) => PARTS.find((each) => each === part) ?? refuse(part));
  const { plans, only } = options;
  const without = options.without.split(',').filter((beginning) => beginning !== '');
  await measureMillion(where, filledBefore(where), {
    parts,
    plans,
    only,
    without,
    minutes: Number(options.minutes),
    callsASecond: Number(options.calls),
  });
}

function refuse(part: string): Part {
  throw new Error(`there is no part '${part}', only ${PARTS.join(', ')}`);
}
