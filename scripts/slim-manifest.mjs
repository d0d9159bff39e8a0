// Takes out of the list of routes, which every page loads, what only link tags of prerendered pages need: each route's chunks.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const ASSIGNMENT = /^window\.__reactRouterManifest=(.*);$/s;

/**
 * Writes the built route manifest again without the `imports` of routes that no page was prerendered with. A prerendered page's
 * own ones stay, because the browser draws the same preload tags once more when it takes the page over.
 * Returns the manifest as it was, for whoever preloads on the server.
 */
export function slimManifest(folder = 'build/client') {
  const [path] = globSync(`${folder}/assets/manifest-*.js`);
  const found = path ? ASSIGNMENT.exec(readFileSync(path, 'utf8').trim()) : null;
  if (!path || !found) throw new Error('the build has no route manifest of the known form');
  const manifest = JSON.parse(found[1]);
  const kept = prerenderedRoutes(folder);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [
      id,
      kept.has(id) ? route : { ...route, imports: [] },
    ]),
  );
  writeFileSync(path, `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`);
  return manifest;
}

/** The ids of all routes whose modules the inline scripts of the built pages name. */
function prerenderedRoutes(folder) {
  const pages = globSync(`${folder}/**/*.html`).map((page) => readFileSync(page, 'utf8'));
  return new Set(
    pages.flatMap((page) => [...page.matchAll(/"([^"]+)":\s*route\d+/g)].map((found) => found[1])),
  );
}
