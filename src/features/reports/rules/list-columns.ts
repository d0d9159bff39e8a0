// Which columns of a list go into its file, and what each says of a row.
import { dayOf, timeOf } from '#shared/calendar.ts';

export type ListRow = { readonly [name: string]: unknown };

/** `nothing`: what is said where a row has nothing there; null for an empty cell. `words`: what is said for what stands there. */
type ListColumn = {
  heading: string;
  path: string;
  nothing: string | null;
  words: ReadonlyMap<string, string>;
};

const MOST_COLUMNS = 60;
const PATH = /^\w{1,60}(\.\w{1,60}){0,3}$/;

/** Null for what names no column, too many, one without a heading, or none that could be in a row. */
export function readListColumns(asked: {
  columns: string;
  headings: string;
  nothings?: string | undefined;
  words?: string | undefined;
}): ListColumn[] | null {
  const paths = asked.columns.split(',');
  const headings = asked.headings.split('|');
  const nothings = asked.nothings?.split('|') ?? paths.map(() => '');
  if (paths.length !== headings.length || paths.length > MOST_COLUMNS) return null;
  const words = asked.words?.split('|') ?? paths.map(() => '');
  if (nothings.length !== paths.length || words.length !== paths.length) return null;
  if (!paths.every((path) => PATH.test(path))) return null;
  return paths.map((path, place) => ({
    path,
    heading: headings[place] ?? '',
    nothing: nothings[place] || null,
    words: readWords(words[place] ?? ''),
  }));
}

/** `Nobody=Somebody to take it;Owner=Its owner` */
const readWords = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').flatMap((pair) => {
      const [said, word] = pair.split('=');
      return said && word !== undefined ? [[said, word]] : [];
    }),
  );

/** What a file says in a column of a row. */
export function saidIn(row: ListRow, { path, nothing, words }: Omit<ListColumn, 'heading'>) {
  const there = listCell(row, path);
  return there === null ? nothing : (words.get(String(there)) ?? there);
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Moments as Jamaica's clock has them, as in all our files; several parted by semicolons; nothing where the row has nothing there. */
export function listCell(row: ListRow, path: string): string | number | null {
  return inWords(path.split('.').reduce<unknown>(within, row));
}

/** What stands there by that name: of several, in each of them; of a text, in what it was made of. */
function within(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((each) => within(each, name));
  const there = typeof value === 'string' ? madeOf(value) : value;
  return typeof there === 'object' && there !== null && Object.hasOwn(there, name)
    ? (there as ListRow)[name]
    : null;
}

function madeOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function inWords(value: unknown): string | number | null {
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join('; ') || null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return null;
  if (!MOMENT.test(value)) return value;
  const moment = new Date(value);
  return `${dayOf(moment)} ${timeOf(moment)}`;
}
