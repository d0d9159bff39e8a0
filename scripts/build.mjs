// Builds the browser part, and remembers from which sources it was made.
import { createHash } from 'node:crypto';
import { closeSync, globSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startNode, startNpm } from './processes.mjs';
import { NEXT, switchBuild } from './switch-build.ts';

/** What it was made of, for whoever asks: every package with version and hash, tools marked as such (CycloneDX). npm's `--omit dev` leaves out what serves and is a tool's, too. */
const BILL_OF_MATERIALS = 'build/sbom.cdx.json';
const STAMP = 'build/made-from';
/** Each in a process of its own: a bundler leaves NODE_ENV=production behind, and whoever builds may go on to serve. */
const STEPS = [
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--ssr', 'src/app/web/paint.tsx'],
  ['scripts/build-rest.mjs'],
];
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'scripts/*',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const NOT_IN_BROWSER = /[\\/]server[\\/]|\.test\.tsx?$/;

/** Builds unless the last build was made from exactly these sources. `onStart` hears of each process that a build starts. Returns the exit code. */
export async function buildIfStale(onStart) {
  return isBuilt() ? 0 : build(onStart);
}

/**
 * Builds the browser part aside, and puts it into build/ at the end: whoever serves the build before goes on. Returns the exit code; one that
 * is broken off changes nothing, and within its last moment leaves no stamp and is made again.
 */
export async function build(onStart = () => {}) {
  const sources = sourceHash();
  rmSync(NEXT, { recursive: true, force: true });
  for (const args of STEPS) {
    const step = startNode(args, { env: { ...process.env, NODE_ENV: 'production' } });
    onStart(step.child);
    const code = await step.ended;
    if (code !== 0) return code;
  }
  await writeBillOfMaterials(onStart);
  rmSync(STAMP, { force: true });
  switchBuild();
  writeFileSync(STAMP, sources);
  return 0;
}

async function writeBillOfMaterials(onStart) {
  mkdirSync('build', { recursive: true });
  const file = openSync(BILL_OF_MATERIALS, 'w');
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const step = startNpm(args, { stdio: ['ignore', file, 'inherit'] });
  onStart(step.child);
  const code = await step.ended;
  closeSync(file);
  // An npm before 9.5 knows no such command, and what it was made of is needed to run by nobody.
  if (code === 0) return;
  rmSync(BILL_OF_MATERIALS);
  console.warn('This npm writes no bill of materials; the build goes on without.');
}

function isBuilt() {
  try {
    return readFileSync(STAMP, 'utf8') === sourceHash();
  } catch {
    return false;
  }
}

function sourceHash() {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !NOT_IN_BROWSER.test(path));
  for (const path of paths.sort()) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await build();
