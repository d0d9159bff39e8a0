// The way into every command, on any Node from 18 on: installs what the lock file names, then runs the script on the project's own Node.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onStop, startNpm } from './processes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [script = '', ...args] = process.argv.slice(2);
process.chdir(root);

let running;
let stopped = false;
onStop((signal) => {
  stopped = true;
  running?.child.kill(signal);
});

if (!isInstalled()) {
  console.log('Installing what package-lock.json names (once, and again when it changes) …');
  // A machine's own settings may leave these out; the build and the project's Node are among them.
  running = startNpm(['ci', '--include=dev', '--include=optional']);
  const code = await running.ended;
  if (code !== 0 || stopped) process.exit(code || 130);
}
if (!hasUsableNode()) process.exit(1);
running = startNpm(['run', '--silent', script, '--', ...args], {
  env: { ...process.env, PIMENTO_SETUP_PID: String(process.pid) },
});
process.exitCode = await running.ended;

/** Whether node_modules holds exactly the lock file's packages; npm writes its own list last, so a broken-off install does not count. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || (present[path] ? present[path].integrity === entry.integrity : entry.optional),
  );
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Whether scripts will find a Node that runs TypeScript as it is: the project's own, else the system's. Says what to do when neither is. */
function hasUsableNode() {
  if (isNewEnough(process.versions.node)) return true;
  const ownBin = join(root, 'node_modules', '.bin');
  if (isNewEnough(versionOfNode(ownBin + delimiter + process.env.PATH))) return true;
  // A copy for another C library is there but cannot run, and would hide a good system Node.
  rmSync(join(ownBin, 'node'), { force: true });
  const system = versionOfNode(process.env.PATH);
  if (isNewEnough(system)) return true;
  console.error(
    `Pimento needs Node 22.22 or newer; this machine has ${system || 'none'}, and there is no ready copy for ${process.platform}-${process.arch} ` +
      'among the packages.\nInstall Node 24 from https://nodejs.org and run the same command again.',
  );
  return false;
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

/** The version of the `node` found along a search path; empty when none starts. */
function versionOfNode(path) {
  const options = {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  };
  return (spawnSync('node', ['-p', 'process.versions.node'], options).stdout ?? '').trim();
}
