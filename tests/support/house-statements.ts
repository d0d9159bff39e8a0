// Which types of rows that raw statements answer say by hand what the schema knows: the compiler then would not notice a change of it.
import { isTestFile, type Sources } from './house-imports.ts';

export type SaidByHand = { path: string; name: string; type: string };

/** The properties of rows that bear the name of a column of a table that the file's statements read, with a type of their own. */
export function columnsSaidByHand(sources: Sources): SaidByHand[] {
  const columns = columnsOfTables(sources.get('db/tables.ts') ?? '');
  return [...sources]
    .filter(([path]) => /^src\/.*\.ts$/.test(path) && !isTestFile(path))
    .flatMap(([path, source]) => {
      const read = new Set(tablesRead(source, columns.keys()).flatMap((table) => columns.get(table) ?? []));
      return propertiesOfRows(source)
        .filter(({ name, type }) => read.has(snakeCase(name)) && type !== 'null' && !/\bColumns?</.test(type))
        .map(({ name, type }) => ({ path, name, type }));
    });
}

function columnsOfTables(source: string): Map<string, string[]> {
  const tables = source.matchAll(/^ {2}(\w+): \{\n([\s\S]*?)^ {2}\};/gm);
  return new Map(
    [...tables].map(([, table = '', body = '']) => [
      table,
      // What JSON holds the schema does not know.
      [...body.matchAll(/^ {4}(\w+): (?!Json|NullableJson)/gm)].map(([, name = '']) => name),
    ]),
  );
}

/** A table's name in a statement, wherever it stands: it may be put together from parts. */
const tablesRead = (source: string, tables: Iterable<string>): string[] => {
  const words = new Set(source.match(/\b\w+\b/g));
  return [...tables].filter((table) => words.has(table));
};

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Property = { name: string; type: string };

/** The properties of every type that `sql` or a builder is given, and of the types in the file that make it up. */
function propertiesOfRows(source: string): Property[] {
  const declared = new Map(
    [...source.matchAll(/^(?:export )?type (\w+)(?:<[^=]*>)? =\s([\s\S]*?);\n(?=[^\s}]|\n|$)/gm)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  );
  const texts = [...source.matchAll(/\b(?:sql|RawBuilder)</g)].map(({ index, 0: found }) =>
    upTo(source, index + found.length, '<', '>'),
  );
  const seen = new Set<string>();
  const properties: Property[] = [];
  for (const text of texts) {
    const { bodies, rest } = partsOf(text);
    properties.push(...bodies.flatMap(propertiesIn));
    for (const [name = ''] of rest.matchAll(/\b[A-Z]\w*/g)) {
      const more = declared.get(name);
      if (more !== undefined && !seen.has(name)) texts.push(more);
      seen.add(name);
    }
  }
  return properties;
}

/** The text from `start`, within an opened bracket, to where that closes. */
function upTo(text: string, start: number, open: string, close: string): string {
  let depth = 1;
  let end = start;
  for (; end < text.length && depth > 0; end++) {
    if (text[end] === open) depth += 1;
    // The arrow of a function closes nothing.
    if (text[end] === close && text[end - 1] !== '=') depth -= 1;
  }
  return text.slice(start, end - 1);
}

/** A type's object literals, without their braces, and what is left of it. */
function partsOf(type: string): { bodies: string[]; rest: string } {
  const bodies: string[] = [];
  let rest = type;
  for (let at = rest.indexOf('{'); at >= 0; at = rest.indexOf('{')) {
    const body = upTo(rest, at + 1, '{', '}');
    bodies.push(body);
    rest = rest.slice(0, at) + rest.slice(at + body.length + 2);
  }
  return { bodies, rest };
}

/** The properties of the literal itself: what lies deeper is JSON, which the schema does not know. */
function propertiesIn(body: string): Property[] {
  const flat = body.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const outer = partsOf(flat).rest;
  return outer
    .split(';')
    .map((line) => /^\s*(\w+):\s*([\s\S]+?)\s*$/.exec(line))
    .flatMap((found) => (found ? [{ name: found[1] ?? '', type: found[2] ?? '' }] : []));
}
