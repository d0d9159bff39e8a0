// What `npm start` runs: builds the browser part when its sources have changed, then the server, until a signal ends it.
import { buildIfStale } from './build.mjs';
import { environment } from './environment.mjs';
import { memoryEnvironment, memoryFlags } from './memory.ts';
import { onStop, startNode } from './processes.mjs';

const env = environment();
let running;
let stopSignal;
onStop((signal) => {
  stopSignal = signal;
  running?.kill(signal);
});

const buildCode = await buildIfStale((child) => {
  if (!running) console.log('Building the browser part (once, and again when its sources change) …');
  running = child;
});
if (buildCode !== 0) process.exit(buildCode);
if (stopSignal) process.exit(0);

const server = startNode([...memoryFlags, 'src/app/server/main.ts'], {
  env: {
    ...memoryEnvironment,
    ...env,
    NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? 'node_modules/.cache/node',
  },
});
running = server.child;
process.exitCode = await server.ended;
