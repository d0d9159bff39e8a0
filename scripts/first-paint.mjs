// Puts into the application's shell what shows before any script has run: a borrower's screen without its answers, or else the logo.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const SHELL = 'build/client/__spa-fallback.html';
const PAINTER = 'build/painter';
const PAINTED = 'build/painted.json';
const PLACE = '<div id="first-paint"></div>';
const BORROWER = 'routes/borrower/layout';
/** By the end of a module's path: what stands there instead where there is neither a browser nor a person. */
const STAND_INS = { 'platform/web/session.ts': 'session.ts', 'platform/web/query.tsx': 'query.tsx' };

const NO_STYLE = '\0no-style';

/** Writes build/painted.json: by address, a borrower's whole page. `manifest` is the route manifest, `preloads` what each address needs. */
export async function paintFirst(manifest, preloads) {
  const { paint, starting } = await painter();
  const shell = readFileSync(SHELL, 'utf8');
  if (shell.split(PLACE).length !== 2) throw new Error('the shell has no place for the first paint');
  const pageWith = (markup, styles = []) => {
    const links = styles.map((file) => `<link rel="stylesheet" href="${file}"/>`).join('');
    const filled = shell.replace(PLACE, () => PLACE.replace('><', `>${markup}<`));
    return filled.replace('</head>', () => `${links}</head>`);
  };
  const screens = Object.values(manifest.routes).filter(
    ({ parentId, path, index }) => index || (parentId === BORROWER && !path.includes(':')),
  );
  const painted = screens.flatMap(({ id, path }) => {
    const address = `/${path ?? ''}`;
    const markup = paint(address, `${id}.tsx`);
    const styles = preloads[address].filter((file) => file.endsWith('.css'));
    return markup === null ? [] : [[address, pageWith(markup, styles)]];
  });
  writeFileSync(PAINTED, JSON.stringify(Object.fromEntries(painted)));
  writeFileSync(SHELL, pageWith(starting()));
}

async function painter() {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [standIns],
    build: {
      ssr: 'src/app/web/first-paint/paint.tsx',
      outDir: PAINTER,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'paint.mjs' } },
    },
  });
  // What a screen asks of its browser when it is first drawn; a channel between tabs would keep this process for ever.
  globalThis.localStorage ??= { getItem: () => null };
  delete globalThis.BroadcastChannel;
  const painter = await import(pathToFileURL(resolve(PAINTER, 'paint.mjs')).href);
  rmSync(PAINTER, { recursive: true });
  return painter;
}

const standIns = {
  name: 'stand-ins',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source.endsWith('.css')) return NO_STYLE;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const ending = Object.keys(STAND_INS).find((path) => found?.id.replaceAll('\\', '/').endsWith(path));
    return ending ? resolve('src/app/web/first-paint', STAND_INS[ending]) : found;
  },
  load: (id) => (id === NO_STYLE ? 'export {}' : null),
};
