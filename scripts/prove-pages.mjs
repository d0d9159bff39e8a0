// What `npm run prove:pages` runs: the blocks of the operator's pages, in order, on a bare system.
import { parseArgs } from 'node:util';
import { lacking, provePages } from '../tests/proofs/pages.ts';

const { values } = parseArgs({ options: { root: { type: 'string', default: '' } } });
const missing = lacking(values.root);
if (missing) {
  console.log(`NOT RUN pages: ${missing}`);
  process.exit(1);
}
try {
  const { run, write, shown, 'not run': left } = await provePages(values.root, (line) => console.log(line));
  console.log(
    `PASS pages: ${run} blocks ran, ${write} were written, ${shown} show something, ${left} NOT RUN`,
  );
} catch (error) {
  console.log(`FAIL pages: ${error.message}`);
  process.exitCode = 1;
}
