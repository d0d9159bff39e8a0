// Proves on the configured database that balances are the sums of their ledgers, nothing is half done and the audit log is as it was
// sealed. `--head 12:…` proves besides that a block is there whose name was kept elsewhere.
import { parseArgs } from 'node:util';
import { verify } from '../../src/app/server/verify/verify.ts';
import { openFiles } from '../../src/platform/server/file-store.ts';
import { asGuest } from './configured.mjs';
import { report } from './report.mjs';

export async function run(args) {
  const { head } = parseArgs({ args, options: { head: { type: 'string' } } }).values;
  const start = Date.now();
  const isSound = await asGuest((database, config) =>
    verify(database.db, openFiles(config), report, { keptHead: head, config }),
  );
  const words = isSound ? 'everything adds up' : 'see the faults above';
  console.log(
    `${isSound ? 'PASS' : 'FAIL'} verify: ${words} (${((Date.now() - start) / 1000).toFixed(1)} s)`,
  );
  return isSound ? 0 : 1;
}
