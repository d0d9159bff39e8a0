// `npm run bench`: what the product's calls cost in CPU, beside a bare handler that gives the same answers from the same data.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Pooler, startPgBouncer } from '#tests/support/pgbouncer.ts';
import { clusterClock, processClock } from './cpu.ts';
import { fill } from './fill.ts';
import type { Side } from './measure.ts';
import { bareOn, type FilledPlace, measureWorkloads, productOn, report } from './measure-workloads.ts';
import { onPostgres, type Place } from './places.ts';
import { type Server, startProduct } from './servers.ts';

const HELP = `npm run bench [-- options]
  --only W3      only the workloads whose name begins so
  --rounds 51    how often the sides take turns (25)
  --pooled       the product by way of PgBouncer besides, and how many times the direct one's CPU that costs
  --quick        a tenth of the data and of the calls: shows that it runs, not how fast`;

const PEOPLE = 20_000;
const START_GOAL_MS = 1_500;
const STARTS = 5;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '25' },
    quick: { type: 'boolean', default: false },
    pooled: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const size = options.quick ? 0.1 : 1;
const places: FilledPlace[] = [];
const servers: Server[] = [];
const poolers: Pooler[] = [];

if (options.help) console.log(HELP);
else {
  try {
    await run();
  } finally {
    for (const server of servers) await server.stop();
    for (const pooler of poolers) await pooler.stop();
    for (const place of places) await place.remove();
  }
}

async function run(): Promise<void> {
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}; filling the database …`);
  const place = await filledPlace();
  const sides = [await bareOn(place, servers), await productOn(place, servers)];
  if (options.pooled) sides.push(await pooledOn(place));
  await measureWorkloads(sides, { ...place, only: options.only, size, rounds: Number(options.rounds) });
  if (options.only === '') await measureStarts(place);
}

/** The fastest of some starts: whatever else the machine does can only add to it. */
async function measureStarts(place: Place): Promise<void> {
  for (const server of servers.splice(0)) await server.stop();
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const before = performance.now();
    const server = await startProduct(place);
    times.push(performance.now() - before);
    await server.stop();
  }
  report('Start to first answer, milliseconds', Math.min(...times), START_GOAL_MS, 0);
}

async function filledPlace(): Promise<FilledPlace> {
  const place = await onPostgres();
  const filled = { ...place, filled: await fill(place, PEOPLE * size) };
  places.push(filled);
  return filled;
}

async function pooledOn(place: FilledPlace): Promise<Side> {
  const pooler = await startPgBouncer(place.databaseUrl);
  poolers.push(pooler);
  const server = await startProduct({ ...place, poolerUrl: pooler.through(place.databaseUrl) });
  servers.push(server);
  const clocks = [processClock(server.pid), await clusterClock(place.databaseUrl), processClock(pooler.pid)];
  return { name: 'pooled', filled: place.filled, url: server.url, clocks, isProduct: true };
}
