// What `npm run prove:functions` runs: plpgsql_check over every function and trigger of the database, with PASS or FAIL and the figures.
import { judgeFunctions, NO_EXTENSION } from '../tests/proofs/database-functions.ts';

const result = await judgeFunctions();
if (!result) {
  console.log(`NOT RUN functions: ${NO_EXTENSION}`);
  process.exitCode = 1;
} else {
  const { functions, triggers, findings } = result;
  for (const { place, level, message } of findings) console.log(`  ${level} ${place}: ${message}`);
  console.log(
    `${findings.length === 0 ? 'PASS' : 'FAIL'} functions: ${functions} functions and ${triggers} triggers read by plpgsql_check, ${findings.length} findings`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
