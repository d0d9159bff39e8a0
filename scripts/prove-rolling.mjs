// What `npm run prove:rolling` runs: two nodes behind HAProxy are upgraded one after the other under load, and no call is lost.
import { proveRolling } from '../tests/proofs/rolling.ts';

const { steps, faults } = await proveRolling((line) => console.log(line));
for (const { what, sent, answered, lost } of steps)
  console.log(`  ${what}: ${sent} sent, ${answered} answered, ${lost} lost`);
for (const fault of faults.slice(0, 10)) console.log(`FAIL ${fault}`);
const total = (of) => steps.reduce((sum, step) => sum + step[of], 0);
const isProven = faults.length === 0 && total('sent') > 1_000;
console.log(
  `${isProven ? 'PASS' : 'FAIL'} rolling: ${total('sent')} sent, ${total('answered')} answered, ${total('lost')} lost`,
);
process.exitCode = isProven ? 0 : 1;
