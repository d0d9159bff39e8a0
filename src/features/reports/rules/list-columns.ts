// Which columns of a list go into its file, and what each says of a row.
import { dayOf, timeOf } from '#shared/calendar.ts';

export type ListRow = { readonly [name: string]: unknown };

/** `nothing`: what is said where a row has nothing there; null for an empty cell. */
type ListColumn = { heading: string; path: string; nothing: string | null };

const MOST_COLUMNS = 60;
const PATH = /^\w{1,60}(\.\w{1,60}){0,3}$/;

/** Null for what names no column, too many, one without a heading, or none that could be in a row. */
export function readListColumns(asked: {
  columns: string;
  headings: string;
  nothings?: string | undefined;
}): ListColumn[] | null {
  const paths = asked.columns.split(',');
  const headings = asked.headings.split('|');
  const nothings = asked.nothings?.split('|') ?? paths.map(() => '');
  if (paths.length !== headings.length || paths.length > MOST_COLUMNS) return null;
  if (nothings.length !== paths.length) return null;
  if (!paths.every((path) => PATH.test(path))) return null;
  return paths.map((path, place) => ({
    path,
    heading: headings[place] ?? '',
    nothing: nothings[place] || null,
  }));
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
