// What follows the bundler: the list of preloads, first paints, the service worker, and each file's compressed twins beside it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildWorker } from './build-worker.mjs';
import { paintFirst } from './first-paint.mjs';
import { scriptsAfterText, writePreloads } from './first-trip.mjs';
import { slimManifest } from './slim-manifest.mjs';

const { manifest, officeList } = slimManifest();
await paintFirst(manifest, writePreloads(manifest, officeList));
scriptsAfterText();
await buildWorker();
await compressFiles();

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
