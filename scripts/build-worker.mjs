// Builds the service worker after the browser part, and tells it which files a borrower's screens are made of.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { build } from 'vite';

const BUILT = 'build/client';
const PARTS = `${BUILT}/.vite`;
/** Parts that are loaded later belong to the kit when they are small; what is larger is for those who use it. */
const LARGEST_LATER_PART_BYTES = 30_000;
const BORROWER = ['routes/borrower/layout', 'routes/home', 'routes/logout'];
const ICONS = ['/icon.svg'];

/** Needs the bundler's own list of parts (`build.manifest`), and removes it, since it names every source. */
export async function buildWorker() {
  const parts = JSON.parse(readFileSync(`${PARTS}/manifest.json`, 'utf8'));
  rmSync(PARTS, { recursive: true });
  const manifest = onlyFile('assets/manifest-*.js');
  const { entry, routes } = JSON.parse(
    readFileSync(`${BUILT}/${manifest}`, 'utf8')
      .replace(/^window\.__reactRouterManifest=/, '')
      .replace(/;$/, ''),
  );
  const screens = Object.values(routes).filter(
    ({ id, parentId }) => BORROWER.includes(id) || BORROWER.includes(parentId) || id === 'root',
  );
  const roots = [entry, ...screens].map(({ module }) => module.replace(/^\//, ''));
  const shell = readFileSync(`${BUILT}/__spa-fallback.html`);
  const files = [...closureOf(parts, roots), manifest, onlyFile('assets/figtree-*.woff2')].map(
    (file) => `/${file}`,
  );
  const kit = {
    files: [...new Set([...files, ...ICONS])].sort(),
    screens: screens
      .filter(({ id }) => id !== 'root' && !id.endsWith('/layout'))
      .map((screen) => addressOf(screen)),
    shell: createHash('sha256').update(shell).digest('hex'),
  };
  await bundle({
    version: createHash('sha256').update(JSON.stringify(kit)).digest('hex').slice(0, 12),
    ...kit,
  });
}

const addressOf = ({ path, index }) => (index ? '/' : `/${path}`);

function onlyFile(pattern) {
  const [file, another] = globSync(pattern, { cwd: BUILT });
  if (!file || another) throw new Error(`expected one ${pattern} in the build`);
  return file.replaceAll('\\', '/');
}

/** Everything that these modules load at once or, where it is small, later. */
function closureOf(parts, roots) {
  const byFile = new Map(Object.values(parts).map((part) => [part.file, part]));
  const files = new Set();
  const open = [...roots];
  for (const file of open) {
    if (files.has(file)) continue;
    const part = byFile.get(file);
    if (!part) throw new Error(`no part of the build is ${file}`);
    files.add(file);
    for (const style of part.css ?? []) files.add(style);
    const later = (part.dynamicImports ?? []).filter((key) => isSmall(parts[key].file));
    open.push(...[...(part.imports ?? []), ...later].map((key) => parts[key].file));
  }
  return files;
}

const isSmall = (file) => statSync(`${BUILT}/${file}`).size <= LARGEST_LATER_PART_BYTES;

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
