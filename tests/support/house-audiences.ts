// Who may be sent what: no code and no word of staff and lenders to borrowers and visitors. A module's place says whose it is.
import { type Import, importsOf, isTestFile, namesImported, type Sources } from './house-imports.ts';

const ROUTES = 'src/app/web/routes/';
/** `web/staff/…`, `staff.ts`, `staff-refusals.ts`, and the same with `partner` (the lenders' panel) and `desk`. */
export const IS_OF_STAFF_OR_LENDERS = /\/(staff|partner|desk)(-[^/]*)?(\/|\.tsx?$)/;
const HAS_AN_AUDIENCE = /^src\/(texts\/|features\/[^/]+\/(texts[./]|web\/))/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

const modulesOf = (sources: Sources): string[] =>
  [...sources.keys()].filter((path) => /^src\/.*\.tsx?$/.test(path) && !isTestFile(path));

/** The modules that each module imports when it runs. */
const importsAtRunTime = (sources: Sources): Map<string, Import[]> =>
  Map.groupBy(
    modulesOf(sources)
      .flatMap((path) => importsOf(path, sources.get(path) ?? ''))
      .filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  );

/** Every breach of what a module's place says of who is sent it, one sentence each. */
export function audienceFaults(sources: Sources): string[] {
  const paths = modulesOf(sources);
  const next = importsAtRunTime(sources);
  const routes = paths.filter((path) => path.startsWith(ROUTES));
  const isOwn = (path: string) => /^(staff|partner)\//.test(path.slice(ROUTES.length));
  const sentToAll = reached(
    routes.filter((path) => !isOwn(path)),
    next,
  );
  const sentToOwn = reached(routes.filter(isOwn), next);
  return [
    ...[...sentToAll.keys()]
      .filter((path) => IS_OF_STAFF_OR_LENDERS.test(path) && !path.startsWith(ROUTES))
      .map((path) => `${path}: is sent to borrowers or visitors: ${wayTo(path, sentToAll)}`),
    ...[...sentToOwn.keys()]
      .filter((path) => HAS_AN_AUDIENCE.test(path) && !sentToAll.has(path))
      .filter((path) => !IS_OF_STAFF_OR_LENDERS.test(path))
      .map((path) => `${path}: is sent to staff or lenders alone, but its place does not say so`),
    ...mixed(sources, { paths, sentToAll, sentToOwn }),
  ];
}

/** Asks of any modules what they load, at once or later, themselves among it. */
export function loaderOf(sources: Sources): (entries: string[]) => ReadonlySet<string> {
  const next = importsAtRunTime(sources);
  return (entries) => new Set(reached(entries, next).keys());
}

type Reached = ReadonlyMap<string, string | null>;

/** Every module that the entries load, at once or later, by the one that asks for it first. */
function reached(entries: string[], next: ReadonlyMap<string, Import[]>): Reached {
  const askedBy = new Map<string, string | null>(entries.map((path) => [path, null]));
  for (const path of askedBy.keys())
    for (const { target } of next.get(path) ?? []) if (!askedBy.has(target)) askedBy.set(target, path);
  return askedBy;
}

function wayTo(path: string, askedBy: Reached): string {
  const before = askedBy.get(path);
  return before ? `${wayTo(before, askedBy)} → ${path}` : path;
}

type Audiences = { paths: string[]; sentToAll: Reached; sentToOwn: Reached };

/** What one file says or asks for both sides is loaded by both: the bundler parts files, not what is in them. */
function mixed(sources: Sources, { paths, sentToAll, sentToOwn }: Audiences): string[] {
  const users = Map.groupBy(
    paths.flatMap((path) => namesImported(path, sources.get(path) ?? '')),
    ({ target, name }) => `${target} ${name}`,
  );
  return paths
    .filter((path) => HAS_AN_AUDIENCE.test(path) && sentToAll.has(path) && !IS_OF_STAFF_OR_LENDERS.test(path))
    .flatMap((path) => {
      const source = sources.get(path) ?? '';
      return [...source.matchAll(EXPORTED)]
        .map(([, name = '']) => name)
        .filter((name) => {
          const by = (users.get(`${path} ${name}`) ?? []).map(({ from }) => from);
          const isForAll = by.some((from) => sentToAll.has(from)) || isUsedWithin(source, name);
          return by.some((from) => sentToOwn.has(from)) && !isForAll;
        })
        .map((name) => `${path}: ${name} is for staff or lenders alone, and belongs in a file of theirs`);
    });
}

const isUsedWithin = (source: string, name: string): boolean =>
  [...source.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
