// Builds the service worker after the browser part, and gives it the list of files a borrower's screens are made of.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { build } from 'vite';
import { addresses } from '../src/app/web/addresses.ts';
import { filesOf } from './parts-of-build.mjs';
import { NEXT } from './switch-build.ts';

const BUILT = `${NEXT}/client`;
/** Parts that are loaded later belong to the kit when they are small; what is larger is for those who use it. */
const LARGEST_LATER_PART_BYTES = 30_000;
const ICONS = ['/icon.svg'];

/** `parts` is the bundler's list, `version` what the pages call themselves. */
export async function buildWorker(parts, version) {
  const screens = addresses.filter(({ path, audience }) => audience === 'borrower' || path === '/logout');
  const sources = withSmallLaterParts(parts, ['index.html', ...screens.flatMap((screen) => screen.sources)]);
  const fonts = parts['index.html'].assets.map((file) => `/${file}`);
  const kit = {
    version,
    files: [...new Set([...filesOf(parts, sources), ...fonts, ...ICONS])].sort(),
    screens: screens.map(({ path }) => path),
    shell: createHash('sha256')
      .update(readFileSync(`${BUILT}/shell.html`))
      .digest('hex'),
  };
  await bundle(kit);
}

/** These parts, and what they load later where that is no screen and small. */
function withSmallLaterParts(parts, sources) {
  const all = [...sources];
  const isScreen = (key) => key.startsWith('src/app/web/routes/');
  const isSmall = (key) => statSync(`${BUILT}/${parts[key].file}`).size <= LARGEST_LATER_PART_BYTES;
  for (const key of all) {
    const { imports = [], dynamicImports = [] } = parts[key];
    const later = dynamicImports.filter((each) => !isScreen(each) && isSmall(each));
    all.push(...[...imports, ...later].filter((each) => !all.includes(each)));
  }
  return all;
}

/** One classic script at the root, so that its scope is the whole site. */
const bundle = (kit) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __KIT__: JSON.stringify(kit) },
    build: {
      outDir: BUILT,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: {
        entry: 'src/platform/web/worker/service-worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  });
