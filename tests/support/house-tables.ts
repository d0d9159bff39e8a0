// Whose each table is, and who may write and read it: one writer a table, and no reading upward.
import { FEATURE_ORDER, isTestFile, type Sources } from './house-imports.ts';

/** A feature, or `platform` below them all, or `app` above. */
type Area = string;
type Use = { path: string; area: Area; table: string; writes: boolean };
type Exception = { reader: Area; tables: readonly string[]; because: string };

/** What a lower area reads of a higher one's tables, because moving it up would cost more than it mends. Each is used, or it is a fault. */
const READS_UPWARD: readonly Exception[] = [
  {
    reader: 'audit',
    tables: ['accounts'],
    because: 'every area writes to the audit log, so it lies lowest; whoever did something is shown by name',
  },
  {
    reader: 'seeds',
    tables: ['accounts', 'submissions', 'information_schemas'],
    because: 'an account is opened with its seeds; a movement shows the section it was for and who made it',
  },
  {
    reader: 'accounts',
    tables: ['progress', 'partners'],
    because:
      'which statuses staff may give a person depends on verified sections, and on a lender that was revoked',
  },
  {
    reader: 'information',
    tables: ['verifications'],
    because: 'a section is shown with what became of its documents, in the one trip of the busiest page',
  },
  {
    reader: 'partners',
    tables: ['applications'],
    because: 'the last of the first steps of a lender is that somebody has applied',
  },
  {
    reader: 'decisions',
    tables: ['applications'],
    because: 'who has applied already is made no second offer; the application is made from the decision',
  },
];

/** The demo fills an empty database row by row; screens and words hold no statement. */
const HOLDS_STATEMENTS =
  /^src\/(features\/[^/]+\/(?!texts\/|web\/)|platform\/server\/|app\/server\/(?!demo\/))/;

/** Every breach of the rule, one sentence each. */
export function tableFaults(sources: Sources, exceptions = READS_UPWARD): string[] {
  const tables = new Set(tablesIn(sources.get('db/tables.ts') ?? ''));
  const inDatabase = readSchema(sources.get('db/schema.sql') ?? '', tables);
  const uses = [...sources]
    .filter(([path]) => HOLDS_STATEMENTS.test(path) && !isTestFile(path))
    .flatMap(([path, source]) => usesIn(path, source, tables, inDatabase.writesOf));
  const writes = Map.groupBy(
    uses.filter(({ writes }) => writes),
    ({ table }) => table,
  );
  const owners = ownersOf(tables, writes, inDatabase.keptBeside);
  const upward = uses.filter(({ area, table, writes }) => {
    const above = owners.get(table) ?? [];
    return !writes && above.length > 0 && above.every((owner) => rankOf(owner) > rankOf(area));
  });
  return [
    ...[...owners].flatMap(([table, areas]) => writerFaults(table, areas, writes.get(table) ?? [])),
    ...upward
      .filter((use) => !exceptions.some((exception) => covers(exception, use)))
      .map(({ path, table }) => `${path}: reads ${table}, which is above it, of ${owners.get(table)}`),
    ...exceptions.flatMap(({ reader, tables, because }) =>
      tables
        .filter((table) => !upward.some((use) => covers({ reader, tables: [table], because }, use)))
        .map((table) => `${reader}: may read ${table} by exception, and does not`),
    ),
  ];
}

const covers = ({ reader, tables }: Exception, { area, table }: Use): boolean =>
  area === reader && tables.includes(table);

function writerFaults(table: string, owners: readonly Area[], writes: readonly Use[]): string[] {
  if (owners.length === 0) return [`${table}: belongs to nobody, for nothing writes it`];
  // Totals beside a table that has two writers have two for that reason alone.
  if (owners.length === 1 || writes.length === 0) return [];
  const paths = [...new Set(writes.map(({ path }) => path))];
  return [`${table}: written by ${owners.join(' and ')}, though one area alone may: ${paths.join(', ')}`];
}

/** Who writes each table. Where triggers and defaults beside the tables of one area alone insert its rows, or alone write it, that area is the one. */
function ownersOf(
  tables: Set<string>,
  writes: Map<string, Use[]>,
  keptBeside: (table: string, onlyInserted: boolean) => string[],
): Map<string, Area[]> {
  const writers = (table: string): Area[] => (writes.get(table) ?? []).map(({ area }) => area);
  return new Map(
    [...tables].map((table) => {
      const areas = writers(table);
      const beside = [...new Set(keptBeside(table, areas.length > 0).flatMap(writers))];
      const kept = beside.length === 1 || areas.length === 0 ? beside : [];
      return [table, [...new Set([...areas, ...kept])].sort()];
    }),
  );
}

const areaOf = (path: string): Area => {
  const [, floor = '', name = ''] = path.split('/');
  return floor === 'features' ? name : floor;
};

const rankOf = (area: Area): number =>
  area === 'platform' ? -1 : area === 'app' ? Number.POSITIVE_INFINITY : FEATURE_ORDER.indexOf(area);

const tablesIn = (generated: string): string[] =>
  [...generated.matchAll(/^ {2}([a-z_]+): \{$/gm)].map(([, table = '']) => table);

const BUILT_READ = /\b(?:selectFrom|\w+Join|\w+JoinLateral|using|from|table)\(\s*(\[[^\]]*\]|['"`][a-z_]+)/g;
const BUILT_WRITE =
  /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*(\[[^\]]*\]|['"`][a-z_]+)/g;
const SQL_READ =
  /\b(?:from|join|using)\s+((?:only\s+|lateral\s+)?"?\w+"?(?:\s+(?:as\s+)?(?!join\b)\w+)?(?:\s*,\s*"?\w+"?(?:\s+(?:as\s+)?(?!join\b)\w+)?)*)/gi;
const SQL_WRITE =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|copy|merge\s+into|lock\s+table)\s+(?:only\s+)?"?(\w+)/gi;

function usesIn(path: string, source: string, tables: Set<string>, writesOf: Map<string, string[]>): Use[] {
  const said = withoutComments(source);
  const area = areaOf(path);
  const all = (pattern: RegExp) => [...said.matchAll(pattern)].map(([, named = '']) => named);
  const quoted = all(BUILT_READ).flatMap((one) =>
    [...one.matchAll(/['"`]([a-z_]+)/g)].map(([, name = '']) => name),
  );
  const listed = all(SQL_READ).flatMap((list) => list.split(',').flatMap(firstNames));
  const built = all(BUILT_WRITE).flatMap((one) =>
    [...one.matchAll(/['"`]([a-z_]+)/g)].map(([, name = '']) => name),
  );
  const called = [...writesOf]
    .filter(([name]) => new RegExp(`\\b${name}\\(`).test(said))
    .flatMap(([, of]) => of);
  const use = (writes: boolean) => (table: string) => ({ path, area, table, writes });
  return [
    ...[...quoted, ...listed].map(use(false)),
    ...[...built, ...all(SQL_WRITE), ...called].map(use(true)),
  ].filter(({ table }) => tables.has(table));
}

/** 'only accounts a' names accounts. */
const firstNames = (entry: string): string[] =>
  entry
    .trim()
    .split(/\s+/)
    .filter((word) => !/^(only|lateral)$/i.test(word))
    .slice(0, 1)
    .map((word) => word.replaceAll('"', ''));

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** The functions that fill columns by default, each after the table of its column. */
const defaultsIn = (schema: string): string[][] =>
  schema
    .split('\n\n')
    .flatMap((text) =>
      [...text.matchAll(/^ {2}\w+ .* default (\w+)\(/gm)].map(([line, name = '']) => [
        line,
        text.slice(0, text.indexOf('\n')),
        name,
      ]),
    );

const INSERTED = /\binsert\s+into\s+"?(\w+)/gi;

/** Which tables the functions of the database write, and beside the rows of which tables triggers and defaults keep those of others. */
function readSchema(schema: string, tables: Set<string>) {
  const bodies = new Map(
    schema
      .split(/^CREATE OR REPLACE FUNCTION public\./m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('(')), text.slice(text.indexOf('(') + 1)] as const),
  );
  const found = (pattern: RegExp, name: string, seen: readonly string[] = []): string[] => {
    const body = bodies.get(name) ?? '';
    const called = [...bodies.keys()].filter((other) => !seen.includes(other) && body.includes(`${other}(`));
    const direct = [...body.matchAll(pattern)].map(([, table = '']) => table);
    return [
      ...direct.filter((table) => tables.has(table)),
      ...called.flatMap((other) => found(pattern, other, [...seen, name])),
    ];
  };
  const triggers = [
    ...schema.matchAll(/CREATE (?:CONSTRAINT )?TRIGGER .* ON public\.(\w+) .*EXECUTE FUNCTION (\w+)\(/g),
    ...defaultsIn(schema),
  ].map(([, on = '', name = '']) => ({ on, inserts: found(INSERTED, name), writes: found(SQL_WRITE, name) }));
  return {
    writesOf: new Map([...bodies.keys()].map((name) => [name, found(SQL_WRITE, name)])),
    keptBeside: (table: string, onlyInserted: boolean): string[] =>
      triggers.flatMap(({ on, inserts, writes }) =>
        (onlyInserted ? inserts : writes).includes(table) ? [on] : [],
      ),
  };
}
