// What `npm run dev` runs: the server, started anew at each change of its sources, and Vite in front of it at one address.
import { watch } from 'node:fs';
import { environment } from './environment.mjs';
import { onStop, startNode } from './processes.mjs';

const env = environment();
const port = Number(env.PORT || 3000);
const url = `http://localhost:${port}`;
const apiUrl = `http://127.0.0.1:${port + 1}`;
const SERVER_SOURCE = /\.(ts|sql)$/;
const NOT_SERVER_SOURCE = /(^|[\\/])web[\\/]|\.test\.ts$/;

let stopping = false;
let server = startServer();
const vite = startNode(
  ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', '--logLevel', 'warn'],
  {
    env: { ...env, API_URL: apiUrl },
  },
);
onStop((signal) => stop(signal));
vite.ended.then((code) => stop('SIGTERM', code));

let pause;
let restarts = Promise.resolve();
for (const folder of ['src', 'db']) {
  watch(folder, { recursive: true }, (_event, path) => {
    if (!path || !SERVER_SOURCE.test(path) || NOT_SERVER_SOURCE.test(path)) return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      restarts = restarts.then(restartServer);
    }, 150);
  });
}

function startServer() {
  const started = startNode(['src/app/server/main.ts'], {
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    env: {
      ...env,
      PORT: String(port + 1),
      PUBLIC_URL: env.PUBLIC_URL || url,
      LOG_LEVEL: env.LOG_LEVEL || 'warn',
    },
  });
  // The server prints its own address; people are to use the one that Vite stands at.
  started.child.stdout
    .setEncoding('utf8')
    .on('data', (text) => process.stdout.write(text.replaceAll(apiUrl, url)));
  return started;
}

/** One at a time: a data folder belongs to one server. */
async function restartServer() {
  server.child.kill('SIGTERM');
  await server.ended;
  if (!stopping) server = startServer();
}

async function stop(signal, code = 0) {
  if (stopping) return;
  stopping = true;
  server.child.kill(signal);
  vite.child.kill(signal);
  await Promise.all([server.ended, vite.ended]);
  process.exit(code);
}
