// What `npm run prove:faults` runs: the world around the product fails, one thing after the other, under load; a table of what everybody saw.
// `-- --only 'a table is locked'` runs those so named, `-- --patience 3` gives a busy machine three times as long.
import { parseArgs } from 'node:util';
import { proveFaults } from '../tests/proofs/faults/prove.ts';
import { buildIfStale } from './build.mjs';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    only: { type: 'string' },
    patience: { type: 'string', default: '1' },
  },
});

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const columns = [
  ['fault', 40, ({ name }) => name],
  ['lasted', 8, ({ lastedMs }) => seconds(lastedMs)],
  ['writes', 7, ({ acknowledged }) => acknowledged],
  ['503s', 6, ({ refused }) => refused],
  ['slowest', 8, ({ slowestMs }) => seconds(slowestMs)],
  ['page', 7, ({ slowestPageMs }) => seconds(slowestPageMs)],
  ['ready', 7, ({ readyAfterMs }) => seconds(readyAfterMs)],
  ['connections', 12, ({ connections }) => connections],
];
const line = (cells) => cells.map((cell, at) => String(cell).padEnd(columns[at]?.[1] ?? 0)).join(' ');

// Visitors are to get their pages whatever happens, so there must be some.
const buildCode = await buildIfStale(() => {});
if (buildCode !== 0) process.exit(buildCode);

console.log(line([...columns.map(([name]) => name), '']));
const rows = await proveFaults(
  { isSmall: values.small, only: values.only, patience: Number(values.patience) },
  (row) => {
    const verdict = row.faults === null ? 'NOT RUN' : row.faults.length === 0 ? 'PASS' : 'FAIL';
    console.log(line([...columns.map(([, , of]) => of(row)), verdict]));
    for (const fault of (row.faults ?? []).slice(0, 10)) console.log(`    ${fault}`);
  },
);
const notRun = rows.filter(({ faults }) => faults === null).length;
if (notRun > 0)
  console.log(`${notRun} not run: they need a small disk of their own, which only root can mount`);
const failed = rows.filter(({ faults }) => faults !== null && faults.length > 0).length;
console.log(
  `${failed === 0 && rows.length > 0 ? 'PASS' : 'FAIL'} faults: ${rows.length - failed - notRun} stood of ${rows.length - notRun}`,
);
process.exitCode = failed === 0 && rows.length > 0 ? 0 : 1;
