// What `npm run prove:operate` runs: the version before serves, is backed up under load, lost, restored, compared and upgraded to this one.
import { proveOperate } from '../tests/proofs/operate.ts';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const failure = await proveOperate((line) => console.log(`  ${line}`)).then(
  () => null,
  (error) => error,
);
if (failure) console.log(`FAIL ${failure.message}`);
console.log(`${failure ? 'FAIL' : 'PASS'} operate: from the version before, by a lost machine, to this one`);
process.exitCode = failure ? 1 : 0;
