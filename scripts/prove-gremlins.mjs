// What `npm run prove:gremlins -- --events 10000 --role borrower --page /redeem` runs: random events on the screens as they are served, with PASS or FAIL and the figures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SCREENS } from '../tests/gremlins/order.ts';
import { buildIfStale } from './build.mjs';
import { installApart } from './install-apart.mjs';
import { onStop, startNode } from './processes.mjs';

const USAGE = `npm run prove:gremlins -- [--events 10000] [--role borrower] [--page /redeem] [--seed 7]
  --events  on each screen, 1 to 1 000 000 (10 000)
  --role    the screens of one role of the gallery (all)
  --page    one address of the product as its table has it, '/redeem/:id' (all)
  --seed    gives the events (another one each time)`;

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    role: { type: 'string' },
    page: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const isNumber = (text, most) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;
let running;
onStop(() => running?.kill('SIGTERM'));
if (isNumber(values.events, 1_000_000) && isNumber(values.seed, 2 ** 32 - 1))
  process.exitCode = await prove();
else {
  console.error(USAGE);
  process.exitCode = 1;
}

async function prove() {
  const follow = (child) => {
    running = child;
  };
  const ready = (await installApart('tests/gremlins/library', follow)) || (await buildIfStale(follow));
  if (ready !== 0) return ready;
  const asked = {
    GREMLIN_EVENTS: values.events,
    GREMLIN_SEED: values.seed,
    ...(values.role && { GREMLIN_ROLE: values.role }),
    ...(values.page && { GREMLIN_PAGE: values.page }),
    // The server believes each screen that it calls from an address of its own.
    TRUST_PROXY: '1',
  };
  const { child, ended } = startNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/gremlins/playwright.config.ts'],
    { env: { ...process.env, ...asked } },
  );
  follow(child);
  const code = await ended;
  const stood = readdirSync(SCREENS).map((file) => Number(readFileSync(join(SCREENS, file), 'utf8')));
  const all = stood.reduce((sum, one) => sum + one, 0);
  console.log(
    `${code === 0 ? 'PASS' : 'FAIL'} gremlins: ${stood.length} screens stood ${all} events, seed ${values.seed}`,
  );
  return code;
}
