// What `npm run prove:files` runs: files in a real S3-compatible store, moved there and back under a running server, and its standstill.
import { proveFiles } from '../tests/proofs/files.ts';
import { NO_SWIFT } from '../tests/proofs/swift.ts';

const isProven = await proveFiles((line) => console.log(line));
console.log(
  isProven
    ? 'PASS files: moved there and back, every look answered, away reported and over'
    : `NOT RUN files: ${NO_SWIFT}`,
);
process.exitCode = isProven ? 0 : 1;
