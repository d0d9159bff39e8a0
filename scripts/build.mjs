// Builds the browser part, writes each file's compressed twins beside it, and remembers from which sources it was made.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildWorker } from './build-worker.mjs';
import { paintFirst } from './first-paint.mjs';
import { scriptsAfterText, writePreloads } from './first-trip.mjs';
import { startNode } from './processes.mjs';
import { slimManifest } from './slim-manifest.mjs';

const STAMP = 'build/made-from';
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'scripts/{build*,first-*}.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const NOT_IN_BROWSER = /[\\/]server[\\/]|\.test\.tsx?$/;

/** Builds unless the last build was made from exactly these sources. `onStart` hears of a started build's process. Returns the exit code. */
export async function buildIfStale(onStart) {
  return isBuilt() ? 0 : build(onStart);
}

/** Builds the browser part into build/. Returns the exit code; a broken-off build leaves no stamp and is made again. */
export async function build(onStart = () => {}) {
  const sources = sourceHash();
  rmSync(STAMP, { force: true });
  const bundler = startNode(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  onStart(bundler.child);
  const code = await bundler.ended;
  if (code !== 0) return code;
  const manifest = slimManifest();
  await paintFirst(manifest, writePreloads(manifest));
  scriptsAfterText();
  await buildWorker();
  await compressFiles();
  mkdirSync('build', { recursive: true });
  writeFileSync(STAMP, sources);
  return 0;
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

async function compressFiles() {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  for (const path of globSync('build/client/**/*.{html,js,css,svg,json,webmanifest,txt,xml}')) {
    const content = readFileSync(path);
    const brotli = await toBrotli(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, await toGzip(content, { level: 9 }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await build();
