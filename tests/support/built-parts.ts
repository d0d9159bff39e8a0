// What the built pages of borrowers and visitors load, by the list that the bundler keeps of its parts.
import { readFileSync } from 'node:fs';

type Part = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] };
export type Parts = Readonly<Record<string, Part>>;

const BUILT = 'build/client/';
const LIST = 'build/parts.json';
const ROUTES = /^src\/app\/web\/routes\//;
const OWN_ROUTES = /^src\/app\/web\/routes\/(staff|partner)\//;

export const builtParts = (): Parts => JSON.parse(readFileSync(LIST, 'utf8'));

/** The scripts by their files: what the pages of these audiences load, at once or later. Routes of staff and lenders are asked for by them alone. */
export function scriptsOf(parts: Parts, audience: 'borrowers and visitors' | 'staff and lenders') {
  const isOurs = (key: string) => OWN_ROUTES.test(key) === (audience === 'staff and lenders');
  const asked = new Set(
    Object.entries(parts)
      .filter(([key, { isEntry }]) => (isEntry || ROUTES.test(key)) && isOurs(key))
      .map(([key]) => key),
  );
  for (const key of asked) {
    const { imports = [], dynamicImports = [] } = parts[key] ?? {};
    for (const next of [...imports, ...dynamicImports.filter(isOurs)]) asked.add(next);
  }
  const files = [...asked].map((key) => parts[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  return new Map([...new Set(files)].map((file) => [file, readFileSync(BUILT + file, 'utf8')]));
}
