// What `npm run prove:operate` runs: the version before serves, is backed up under load, lost, restored, compared and upgraded to this one; then the
// oldest version is brought to this one. `-- --only oldest` or `before` runs one of them.
import { parseArgs } from 'node:util';
import { proveFromOldest } from '../tests/proofs/oldest-version.ts';
import { proveOperate } from '../tests/proofs/operate.ts';

const WAYS = {
  before: { prove: proveOperate, version: 'before' },
  oldest: { prove: proveFromOldest, version: 'of fcce274' },
};
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
if (only !== undefined && !Object.hasOwn(WAYS, only)) {
  console.error(`There is no way '${only}'. There are: ${Object.keys(WAYS).join(', ')}.`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

for (const [name, { prove, version }] of Object.entries(WAYS)) {
  if (only !== undefined && only !== name) continue;
  const failure = await prove((line) => console.log(`  ${line}`)).then(
    () => null,
    (error) => error,
  );
  if (failure) console.log(`FAIL ${failure.message}`);
  console.log(
    `${failure ? 'FAIL' : 'PASS'} operate: from the version ${version}, by a lost machine, to this one`,
  );
  if (failure) process.exitCode = 1;
}
