// Takes out of the list of routes, which every page loads, what visitors and borrowers have no use for: the routes of staff and
// lenders, and each route's chunks, which only link tags of prerendered pages need.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const ASSIGNMENT = /^window\.__reactRouterManifest=(.*);$/s;

/** The addresses of staff and lenders; scripts/browser-only-router.ts fetches their list for whoever goes to one. */
const OFFICE = /^(admin|partner)\//;

/**
 * Writes the built route manifest again, without the routes of the office, which get a file of their own beside it, and without
 * the `imports` of routes that no page was prerendered with. A prerendered page's own ones stay, because the browser draws the same
 * preload tags once more when it takes the page over.
 * Returns the manifest as it was, and the address of the office's list, for whoever preloads on the server.
 */
export function slimManifest(folder = 'build/client') {
  const [path] = globSync(`${folder}/assets/manifest-*.js`);
  const found = path ? ASSIGNMENT.exec(readFileSync(path, 'utf8').trim()) : null;
  if (!path || !found) throw new Error('the build has no route manifest of the known form');
  const manifest = JSON.parse(found[1]);
  const kept = prerenderedRoutes(folder);
  const everyRoute = Object.values(manifest.routes);
  const isOffice = ({ id, path = '' }) =>
    OFFICE.test(path) || everyRoute.some((route) => route.parentId === id && OFFICE.test(route.path));
  const listOf = (routes) =>
    JSON.stringify(
      Object.fromEntries(
        routes.map((route) => [route.id, kept.has(route.id) ? route : { ...route, imports: [] }]),
      ),
    );
  const { routes: _, ...rest } = manifest;
  const ours = everyRoute.filter((route) => route.id === 'root' || !isOffice(route));
  const office = everyRoute.filter((route) => !ours.includes(route));
  writeFileSync(
    path,
    `window.__reactRouterManifest=${JSON.stringify(rest).slice(0, -1)},"routes":${listOf(ours)}};`,
  );
  writeFileSync(officeOf(path), `export const routes=${listOf(office)};`);
  return { manifest, officeList: officeOf(manifest.url) };
}

const officeOf = (path) => path.replace('manifest-', 'office-');

/** The ids of all routes whose modules the inline scripts of the built pages name. */
function prerenderedRoutes(folder) {
  const pages = globSync(`${folder}/**/*.html`).map((page) => readFileSync(page, 'utf8'));
  return new Set(
    pages.flatMap((page) => [...page.matchAll(/"([^"]+)":\s*route\d+/g)].map((found) => found[1])),
  );
}
