// The screens of the desks that are about no record, as the tables of addresses have them: what walks over all screens needs no line for one.
import { addresses } from '#app/web/addresses.ts';

/** The screens without the one that logs out, which would end the session of whoever looks. */
export const plainScreens: readonly string[] = addresses
  .filter(({ audience }) => audience === 'staff' || audience === 'partner')
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && !path.endsWith('/logout'));

/** Areas by their screens, and those that no area names in parts of as many as one walk takes. */
export function withTheRest(
  root: '/admin/' | '/partner/',
  areas: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  const named = new Set(Object.values(areas).flatMap((paths) => paths.map((path) => path.split('?')[0])));
  const rest = plainScreens.filter((path) => path.startsWith(root) && !named.has(path));
  const parts = Array.from({ length: Math.ceil(rest.length / AT_ONCE) }, (_, part): [string, string[]] => [
    `what stands for itself, ${part + 1}`,
    rest.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  ]);
  return { ...areas, ...Object.fromEntries(parts) };
}

const AT_ONCE = 8;
