// Every address of the product, as its own table of routes has them: '/redeem/:id', '/admin/users', '/*'.
import type { RouteConfigEntry } from '@react-router/dev/routes';
import table from '#app/web/routes.ts';

export const routes: readonly string[] = pathsIn(table, '');

function pathsIn(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path ? `${above}/${path}` : above;
    const below = pathsIn(children ?? [], own);
    return path || index ? [own || '/', ...below] : below;
  });
}
