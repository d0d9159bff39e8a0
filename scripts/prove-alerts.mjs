// What `npm run prove:alerts` runs: a job stands still, and a real Prometheus raises the alert for it and takes it back.
import { NO_PROMETHEUS, watchAlert } from '../tests/proofs/alerts.ts';

const seen = await watchAlert();
for (const { what, afterMs } of seen ?? []) console.log(`  ${what} after ${(afterMs / 1000).toFixed(1)} s`);
console.log(seen ? 'PASS alerts: it fired, and went with its cause' : `NOT RUN alerts: ${NO_PROMETHEUS}`);
process.exitCode = seen ? 0 : 1;
