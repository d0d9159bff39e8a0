// What `npm run prove:failover` runs: three nodes, PgBouncer and two databases under Patroni, whose primary is lost again and again under load.
// `-- --only frozen` runs the losses so named.
import { parseArgs } from 'node:util';
import { proveFailover } from '../tests/proofs/failover/prove.ts';
import { lacking } from '../tests/proofs/failover/surroundings.ts';
import { buildIfStale } from './build.mjs';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const seconds = (ms) => (ms / 1000).toFixed(1).padStart(5);

const missing = lacking();
if (missing) {
  console.log(`NOT RUN failover: ${missing}`);
  process.exitCode = 1;
} else {
  // Visitors are to get their pages whatever happens, so there must be some.
  const buildCode = await buildIfStale(() => {});
  if (buildCode !== 0) process.exit(buildCode);
  const rows = await proveFailover(values.only, ({ name, timeline, figures, faults }) => {
    console.log(`${name}`);
    for (const { what, ms } of timeline) console.log(`  ${seconds(ms)} s  ${what}`);
    console.log(`         ${figures}`);
    for (const fault of faults.slice(0, 10)) console.log(`  FAIL ${fault}`);
  });
  const failed = rows.filter(({ faults }) => faults.length > 0).length;
  const isProven = rows.length > 0 && failed === 0;
  console.log(
    `${isProven ? 'PASS' : 'FAIL'} failover: ${rows.length - failed} losses stood of ${rows.length}`,
  );
  process.exitCode = isProven ? 0 : 1;
}
