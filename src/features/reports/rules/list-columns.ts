// Which columns of a list go into its file, and what each says of a row.
import { dayOf, timeOf } from '#shared/calendar.ts';

export type ListRow = { readonly [name: string]: unknown };

type ListColumn = { heading: string; path: string };

const MOST_COLUMNS = 60;
const PATH = /^\w{1,60}(\.\w{1,60}){0,3}$/;

/** Null for what names no column, too many, one without a heading, or none that could be in a row. */
export function readListColumns(asked: { columns: string; headings: string }): ListColumn[] | null {
  const paths = asked.columns.split(',');
  const headings = asked.headings.split('|');
  if (paths.length !== headings.length || paths.length > MOST_COLUMNS) return null;
  if (!paths.every((path) => PATH.test(path))) return null;
  return paths.map((path, place) => ({ path, heading: headings[place] ?? '' }));
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Moments as Jamaica's clock has them, as in all our files; nothing where the row has nothing there. */
export function listCell(row: ListRow, path: string): string | number | null {
  const value = path
    .split('.')
    .reduce<unknown>(
      (within, name) =>
        typeof within === 'object' && within !== null && Object.hasOwn(within, name)
          ? (within as ListRow)[name]
          : null,
      row,
    );
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return null;
  if (!MOMENT.test(value)) return value;
  const moment = new Date(value);
  return `${dayOf(moment)} ${timeOf(moment)}`;
}
