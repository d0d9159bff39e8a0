// Which file may import which: four floors, features by rank, nothing upward, no circle, no zod in the browser.
import { posix } from 'node:path';

/** Source texts by path from the project's root, `/` between folders. */
export type Sources = Map<string, string>;

export type Import = { from: string; target: string; typeOnly: boolean };

/** Low to high; a feature imports from those before it alone, and reads the tables of no other. */
export const FEATURE_ORDER = [
  ...['audit', 'activity', 'push', 'upkeep'],
  ...['seeds', 'forms'],
  ...['accounts', 'casework', 'second-factor', 'channels', 'site', 'prizes', 'contests'],
  ...['quiz', 'partners', 'messages', 'consents', 'loans'],
  ...['information', 'verification'],
  'decisions',
  'applications',
  'complaints',
  'signals',
  ...['reports', 'privacy'],
];

type At<Floor> = Floor extends string ? { floor: Floor } : never;
type Place =
  | At<'texts' | 'shared' | 'db' | 'outside' | 'lost'>
  | (At<'platform' | 'app'> & { part: string })
  | { floor: 'feature'; name: string; part: string; rank: number };

const PARTS_OF_FEATURE = [
  'texts',
  'fields',
  'contract',
  'rules',
  'rules-in-sql',
  'defaults',
  'server',
  'web',
];
const TEST_FILE = /\.(test|test-support)\.tsx?$/;

export const isTestFile = (path: string): boolean => TEST_FILE.test(path);

/** Every breach of the import rule, one sentence each. */
export function importFaults(sources: Sources): string[] {
  const paths = [...sources.keys()].filter((path) => path.startsWith('src/') && !isTestFile(path));
  const imports = paths.flatMap((path) => importsOf(path, sources.get(path) ?? ''));
  return [
    ...paths
      .filter((path) => placeOf(path).floor === 'lost')
      .map((path) => `${path}: belongs to no floor of the house`),
    ...imports
      .filter((one) => !mayImport(placeOf(one.from), placeOf(one.target), one))
      .map((one) => `${one.from}: may not import ${one.target}${one.typeOnly ? '' : ' at run time'}`),
    ...circles(imports),
    ...reachedInBrowser(imports),
  ];
}

const CLAUSE = String.raw`(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\}|[\w$]+(?:\s*,\s*(?:\{[^}]*\}|\*\s+as\s+[\w$]+))?)`;
const STATIC = new RegExp(
  String.raw`^[ \t]*(?:import|export)\s+(type\s+)?${CLAUSE}\s*from\s*['"]([^'"]+)['"]`,
  'gm',
);
const BARE = /^[ \t]*import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports of one file: static, dynamic, re-exported and for effect. The router's generated types do not count. */
export function importsOf(path: string, source: string): Import[] {
  const found = [
    ...source
      .matchAll(STATIC)
      .map(([, type, specifier = '']) => ({ specifier, typeOnly: type !== undefined })),
    ...[...source.matchAll(BARE), ...source.matchAll(DYNAMIC)].map(([, specifier = '']) => ({
      specifier,
      typeOnly: false,
    })),
  ];
  return found
    .filter(({ specifier }) => !specifier.includes('/+types/'))
    .map(({ specifier, typeOnly }) => ({ from: path, target: resolve(path, specifier), typeOnly }));
}

const NAMED = /^[ \t]*import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm;

export type NamedImport = { from: string; target: string; name: string };

/** What one file imports by name, as it is called where it comes from. */
export function namesImported(path: string, source: string): NamedImport[] {
  return [...source.matchAll(NAMED)].flatMap(([, names = '', specifier = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => name !== '')
      .map((name) => ({ from: path, target: resolve(path, specifier), name })),
  );
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (!specifier.startsWith('#')) return specifier;
  return specifier.startsWith('#db/') || specifier.startsWith('#tests/')
    ? specifier.slice(1)
    : `src/${specifier.slice(1)}`;
}

function placeOf(path: string): Place {
  const [root, floor = '', name = '', room = ''] = path.split('/');
  if (root === 'db') return { floor: 'db' };
  if (root !== 'src') return { floor: 'outside' };
  if (floor === 'texts' || floor === 'shared') return { floor };
  if ((floor === 'platform' || floor === 'app') && (name === 'server' || name === 'web'))
    return { floor, part: name };
  const part = room.replace(/\.ts$/, '');
  const rank = FEATURE_ORDER.indexOf(name);
  return floor === 'features' && rank >= 0 && PARTS_OF_FEATURE.includes(part)
    ? { floor: 'feature', name, part, rank }
    : { floor: 'lost' };
}

const partOf = (place: Place): string => ('part' in place ? place.part : '');

/** For each part, the parts of its own feature and of lower ones that it may import. The app's two halves gather those of all features. */
const FEATURE_IMPORTS: Record<string, string[]> = {
  texts: ['texts'],
  fields: ['texts', 'fields'],
  contract: ['texts', 'fields', 'contract'],
  rules: ['texts', 'fields', 'contract', 'rules', 'defaults'],
  'rules-in-sql': ['contract', 'fields', 'rules', 'rules-in-sql'],
  defaults: ['texts', 'fields', 'contract', 'rules', 'defaults'],
  server: ['texts', 'fields', 'contract', 'rules', 'rules-in-sql', 'defaults', 'server'],
  web: ['texts', 'fields', 'contract', 'rules', 'web'],
};

function mayImport(from: Place, to: Place, { target, typeOnly }: Import): boolean {
  if (from.floor === 'lost' || to.floor === 'lost') return false;
  if (to.floor === 'outside') return mayImportFromOutside(from, target, typeOnly);
  if (to.floor === 'db') return partOf(from) === 'server';
  if (to.floor === 'texts') return true;
  if (from.floor === 'texts') return false;
  if (to.floor === 'shared') return true;
  if (from.floor === 'shared') return false;
  if (to.floor === 'platform') return partOf(from) === to.part;
  if (from.floor === 'platform') return false;
  if (to.floor === 'app') return from.floor === 'app' && from.part === to.part;
  if (from.floor === 'feature' && to.name !== from.name && to.rank > from.rank) return false;
  // A contract is zod: the browser, and the rules that run in it, know its types alone.
  if (to.part === 'contract' && ['web', 'rules', 'rules-in-sql'].includes(partOf(from)) && !typeOnly)
    return false;
  return (FEATURE_IMPORTS[partOf(from)] ?? []).includes(to.part);
}

const ZOD = /^zod($|\/)/;

function mayImportFromOutside(from: Place, target: string, typeOnly: boolean): boolean {
  if (target.startsWith('tests/') || target.startsWith('bench/') || from.floor === 'texts') return false;
  return (
    !ZOD.test(target) || typeOnly || from.floor === 'shared' || ['contract', 'server'].includes(partOf(from))
  );
}

function circles(imports: Import[]): string[] {
  const next = byImporter(imports);
  const done = new Set<string>();
  const faults: string[] = [];
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0)
      faults.push(`${path}: imports itself in a circle: ${[...trail.slice(start), path].join(' → ')}`);
    if (start >= 0 || done.has(path)) return;
    for (const { target } of next.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) visit(path, []);
  return faults;
}

const NOT_FOR_BROWSERS = /^(zod($|\/)|node:)/;

/** What a screen would load through any number of files, but may not. */
function reachedInBrowser(imports: Import[]): string[] {
  const next = byImporter(imports.filter(({ typeOnly }) => !typeOnly));
  const open = [...next.keys()].filter((path) => partOf(placeOf(path)) === 'web');
  const seen = new Set(open);
  const faults: string[] = [];
  for (const path of open) {
    for (const { target } of next.get(path) ?? []) {
      if (NOT_FOR_BROWSERS.test(target)) faults.push(`${path}: brings ${target} to the browser`);
      if (!seen.has(target)) open.push(target);
      seen.add(target);
    }
  }
  return faults;
}

const byImporter = (imports: Import[]): Map<string, Import[]> => Map.groupBy(imports, ({ from }) => from);
