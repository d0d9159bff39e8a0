// What `npm run prove:backup -- --people 20000` runs: a backup at size, under load, that is damaged, refused, restored elsewhere, compared and verified.
import { parseArgs } from 'node:util';
import { proveBackup } from '../tests/proofs/backup-at-size.ts';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const { values } = parseArgs({ options: { people: { type: 'string', default: '20000' } } });
const failure = await proveBackup(Number(values.people), (line) => console.log(`  ${line}`)).then(
  () => null,
  (error) => error,
);
if (failure) console.log(`FAIL ${failure.message}`);
console.log(
  `${failure ? 'FAIL' : 'PASS'} backup: of ${values.people} people, under load, restored elsewhere`,
);
process.exitCode = failure ? 1 : 0;
