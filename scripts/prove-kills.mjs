// What `npm run prove:kills -- --kills 100 --writers 16` runs: kill -9 under load, on the product's own database, with PASS or FAIL and the figures.
import { parseArgs } from 'node:util';
import { proveKills } from '../tests/proofs/kills.ts';

const USAGE = `npm run prove:kills -- --kills 100 --writers 16 [--seed 7] [--ready-within 10]
  --kills    how often the server is killed, 1 to 1000 (100)
  --writers  how many people write at a time, 1 to 100 (16)
  --seed     gives the moments of the kills (another one each time)
  --ready-within  seconds that a server may take to come back, 1 to 60 (10); a busy machine needs longer`;

const order = readOrder();
if (order) {
  const { acknowledged, history, cutOff, slowestReadyMs, faults } = await proveKills(order, (line) =>
    console.log(`  ${line}`),
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  const kinds = [...acknowledged].map(([kind, count]) => `${count} × ${kind}`).toSorted();
  const all = [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `  ${history.calls} calls were looked through for an order that explains them: ${history.file}`,
  );
  console.log(
    `${faults.length === 0 ? 'PASS' : 'FAIL'} kills: ${order.kills} kills with ${order.writers} writers and a desk, ${all} acknowledged writes ` +
      `(${kinds.join(', ')}), ${cutOff} cut off and repeated, ` +
      `${faults.length} faults, ready again within ${(slowestReadyMs / 1000).toFixed(1)} s, seed ${order.seed}`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  console.error(USAGE);
  process.exitCode = 1;
}

function readOrder() {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '100' },
      writers: { type: 'string', default: '16' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      'ready-within': { type: 'string', default: '10' },
    },
  });
  const given = [values.kills, values.writers, values.seed, values['ready-within']];
  const [kills, writers, seed, readyWithin] = given.map(Number);
  const isWithin = (value, most) => Number.isInteger(value) && value >= 1 && value <= most;
  return isWithin(kills, 1000) &&
    isWithin(writers, 100) &&
    isWithin(seed, 2 ** 32 - 1) &&
    isWithin(readyWithin, 60)
    ? { kills, writers, seed, readyWithin }
    : null;
}
