// Starts child processes so that a signal reaches each of them once and none outlives the command that asked for it.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const endWithParent = new URL(`./end-with-parent.mjs?${process.pid}`, import.meta.url).href;

/** Starts a program. `ended` resolves with its exit code (128 + n after signal n, as shells count; 127 when it could not start). */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  return { child, ended };
}

/**
 * Starts a program on this same Node, in a process group of its own: a terminal's Ctrl-C reaches it only through its
 * parent, once; and when the parent is killed without a word, the child asks itself to stop.
 */
export function startNode(args, options = {}) {
  return start(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', endWithParent, ...args],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
      ...options,
    },
  );
}

/** Starts `npm …` with the npm that runs us, on the Node that runs that npm. */
export function startNpm(args, options = {}) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (!npm) return start('npm', args, { shell: process.platform === 'win32', ...options });
  return start(node ?? process.execPath, [npm, ...args], options);
}

/** Calls `stop(signal)` once: at the first SIGINT or SIGTERM, or when the process or the setup that started us is gone. */
export function onStop(stop) {
  let stopping = false;
  const stopOnce = (signal) => {
    if (!stopping) stop(signal);
    stopping = true;
  };
  process.on('SIGINT', () => stopOnce('SIGINT'));
  process.on('SIGTERM', () => stopOnce('SIGTERM'));
  const parent = process.ppid;
  const setup = Number(process.env.PIMENTO_SETUP_PID) || parent;
  setInterval(() => {
    if (process.ppid !== parent || !isAlive(setup)) stopOnce('SIGTERM');
  }, 100).unref();
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
