// What `npm run verify` runs: proves on the configured database that balances are the sums of their ledgers, nothing is half done and the
// audit trail is as it was sealed. `npm run verify -- --head 12:…` proves besides that a block is there whose name was kept elsewhere.
import { parseArgs } from 'node:util';
import { verify } from '../src/app/server/verify/verify.ts';
import { readConfig } from '../src/platform/server/config.ts';
import { openDatabase } from '../src/platform/server/database/database.ts';
import { openFiles } from '../src/platform/server/file-store.ts';
import { environment } from './environment.mjs';

try {
  const { head } = parseArgs({ options: { head: { type: 'string' } } }).values;
  const config = readConfig(environment());
  const database = await openDatabase({ ...config, poolSize: 2, isGuest: true });
  const start = Date.now();
  try {
    const isSound = await verify(database.db, openFiles(config), report, head);
    console.log(
      `${isSound ? 'PASS' : 'FAIL'} verify: ${isSound ? 'everything adds up' : 'see the faults above'} (${((Date.now() - start) / 1000).toFixed(1)} s)`,
    );
    process.exitCode = isSound ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

function report({ name, lookedAt, faults, examples }) {
  console.log(`${faults === 0 ? 'PASS' : 'FAIL'} ${name}: ${lookedAt} looked at, ${faults} faults`);
  for (const example of examples) console.log(`     ${example}`);
}
