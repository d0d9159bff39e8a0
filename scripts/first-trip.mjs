// Arranges what a page's first trip over the line brings: text before scripts for visitors, all of a screen's parts at once for the signed-in.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const BUILT = 'build/client';
const SHELL = `${BUILT}/__spa-fallback.html`;
/** The dashboard is not a route of its own: the landing loads it for who is logged in. */
const DASHBOARD = 'src/app/web/routes/borrower/home.tsx';

/** A prerendered page reads without scripts, so words, styles and font go first. */
export function scriptsAfterText() {
  for (const path of globSync(`${BUILT}/**/*.html`)) {
    if (path.replaceAll('\\', '/') === SHELL) continue;
    const page = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
    );
  }
}

/**
 * Writes build/preloads.json: for each address of a route, as '/loans/:id', the scripts and styles that its screen needs beside
 * those that the shell names itself. Returns them. `manifest` is the route manifest with all its imports, `officeList` the file that
 * lists the routes of staff and lenders.
 */
export function writePreloads(manifest, officeList) {
  const parts = JSON.parse(readFileSync(`${BUILT}/.vite/manifest.json`, 'utf8'));
  const inShell = new Set(
    [...readFileSync(SHELL, 'utf8').matchAll(/href="([^"#]+)/g)].map((found) => found[1]),
  );
  const lists = Object.values(manifest.routes)
    .filter(({ path, index }) => index || (path && path !== '*'))
    .map((route) => {
      const chain = [route, manifest.routes[route.parentId]];
      const files = chain.flatMap(({ module, imports, css }) => [module, ...imports, ...css]);
      if (route.index) files.push(...closureOf(parts, DASHBOARD));
      if (/^(admin|partner)\//.test(route.path)) files.push(officeList);
      const missing = [...new Set(files.map((file) => file.replace(/#$/, '')))].filter(
        (file) => !inShell.has(file),
      );
      return [`/${route.path ?? ''}`, missing];
    });
  const preloads = Object.fromEntries(lists);
  writeFileSync('build/preloads.json', JSON.stringify(preloads));
  return preloads;
}

function closureOf(parts, key, known = new Set()) {
  const part = parts[key];
  if (!part) throw new Error(`the build has no part for ${key}`);
  if (known.has(key)) return [];
  known.add(key);
  const own = [part.file, ...(part.css ?? [])].map((file) => `/${file}`);
  return [...own, ...(part.imports ?? []).flatMap((each) => closureOf(parts, each, known))];
}
