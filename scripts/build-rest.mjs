// What follows the bundler: pages that read before any script, the service worker, and each file's compressed twins beside it.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildWorker } from './build-worker.mjs';
import { partsOfBuild } from './parts-of-build.mjs';
import { renderPages } from './render-pages.mjs';
import { NEXT } from './switch-build.ts';

const parts = partsOfBuild();
await buildWorker(parts, await renderPages(parts));
// It names every source.
rmSync(`${NEXT}/client/.vite`, { recursive: true });
writeFileSync(`${NEXT}/parts.json`, JSON.stringify(parts));
await compressFiles();
// Screens that were painted leave timers behind.
process.exit();

async function compressFiles() {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  for (const path of globSync(`${NEXT}/client/**/*.{html,js,css,svg,json,webmanifest,txt,xml}`)) {
    const content = readFileSync(path);
    const brotli = await toBrotli(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, await toGzip(content, { level: 9 }));
  }
}
