// What `npm run prove:mutations -- --only lock` runs: plants faults one by one in a copy of the tree, with PASS or FAIL and how many a test noticed.
import { parseArgs } from 'node:util';
import { allFaults } from '../tests/planted/all-faults.ts';
import { plantFaults } from '../tests/planted/plant-faults.ts';

const USAGE = `npm run prove:mutations -- [--only <words>] [--workers 2]
  --only     plants those alone whose name or file holds these words; may be said several times
  --workers  how many are planted at a time, each in a copy of its own, 1 to 8 (2)`;

/** The share of the planted faults that a test has to notice. */
const NOTICED_SHARE = 0.95;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    workers: { type: 'string', default: '2' },
  },
});
const workers = Number(values.workers);
const faults = (await allFaults()).filter(({ name, file }) =>
  values.only.some((words) => `${name} ${file}`.includes(words)),
);
if (faults.length === 0 || !(Number.isInteger(workers) && workers >= 1 && workers <= 8)) {
  console.error(USAGE);
  process.exit(1);
}

const outcomes = await plantFaults(faults, workers, ({ fault, verdict, by, seconds }) =>
  console.log(
    `${verdict.padEnd(8)} ${seconds.toFixed(0).padStart(4)} s  ${fault.name}${by ? `  ← ${by}` : ''}`,
  ),
);
const killed = outcomes.filter(({ verdict }) => verdict === 'killed');
const wrong = outcomes.flatMap(({ fault, verdict }) => {
  if (verdict === 'broken') return [`not judged, because its tests did not run: ${fault.name}`];
  return verdict === 'killed' && fault.survives
    ? [`noticed, though a reason says why not: ${fault.name}`]
    : [];
});
for (const { fault, verdict } of outcomes)
  if (verdict === 'survived')
    console.log(`  not noticed: ${fault.name} (${fault.file})${fault.survives ? `: ${fault.survives}` : ''}`);
for (const line of wrong) console.log(`  ${line}`);
const passes = wrong.length === 0 && killed.length >= outcomes.length * NOTICED_SHARE;
console.log(
  `${passes ? 'PASS' : 'FAIL'} mutations: ${killed.length}/${outcomes.length} planted faults noticed (${((killed.length / outcomes.length) * 100).toFixed(1)} %)`,
);
process.exitCode = passes ? 0 : 1;
