// A list as a file: all its rows, filtered and sorted as on the screen, in its columns. Borrowers' screens have none.
import { FileDown } from 'lucide-react';
import { createContext, useContext } from 'react';
import { fileUnits, MOST_ROWS_IN_FILE, listTexts as texts } from '#texts/desk-lists.ts';
import { Button } from '../../button.tsx';

/** The function by which a desk's frame downloads a file, after it has asked for the second factor. Where no frame provides one, no list can be saved. */
export const FetchesFile = createContext<((address: string) => void) | null>(null);

/** A field whose name ends in `Immutable` is a text that holds JSON; a path may go on into that. */
type WithinOf<Name extends string, Value> = Name extends `${string}Immutable`
  ? `${Name}.${string}`
  : Value extends string
    ? Name
    : Value extends object
      ? `${Name}.${keyof Value & string}`
      : Name;

/** The same of figures alone. */
type FigureOf<Name extends string, Value> = Name extends `${string}Immutable`
  ? `${Name}.${string}`
  : Value extends number
    ? Name
    : Value extends object
      ? {
          [Inner in keyof Value & string]: NonNullable<Value[Inner]> extends number
            ? `${Name}.${Inner}`
            : never;
        }[keyof Value & string]
      : never;

type EachOf<Value> = Value extends readonly (infer Each)[] ? Each : Value;

/** The path of a value in a row, at most two names deep. A path into an array means the value of each of its elements. */
type PathIn<Row> = {
  [Name in keyof Row & string]: WithinOf<Name, EachOf<NonNullable<Row[Name]>>>;
}[keyof Row & string];
type FigureIn<Row> = {
  [Name in keyof Row & string]: FigureOf<Name, EachOf<NonNullable<Row[Name]>>>;
}[keyof Row & string];

/** What a text was made of is not known here: what it holds may be either. */
type MadeOf<Path extends string> = Path extends `${string}Immutable.${string}` ? Path : never;
type TextIn<Row> = Exclude<PathIn<Row>, FigureIn<Row>> | MadeOf<PathIn<Row>>;

type Unit = keyof typeof fileUnits;

/** What the screen says for a code. */
type Words = Readonly<Record<string, string>>;

/** What stands in a cell: a text, perhaps with what is said where there is none or for a code, or a figure with what it is counted in. */
type InCell<Row> =
  | TextIn<Row>
  | { at: TextIn<Row>; none: string; words?: Words }
  | { at: TextIn<Row>; none?: string; words: Words }
  | { at: FigureIn<Row>; unit: Unit; none?: string };

/** What a column says in a file: what stands there under its own heading, or several things under theirs. */
export type InFile<Row> = InCell<Row> | Readonly<Record<string, InCell<Row>>>;

type Cell = string | { at: string; none?: string; unit?: Unit; words?: Words };

type Asked = Readonly<Record<string, string | number | boolean | undefined>>;

/** The address of the list's own call, and what it is asked. */
export type ListCall = { list: string; asked: Asked };

type ListFileProps = {
  call: ListCall;
  columns: readonly { heading: string; file: Cell | Readonly<Record<string, Cell>> | null }[];
  total: number;
};

export function ListFile({ call, columns, total }: ListFileProps) {
  const fetchFile = useContext(FetchesFile);
  if (!fetchFile) return null;
  const isTooLong = total > MOST_ROWS_IN_FILE;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
      {isTooLong && <span className="text-muted text-sm">{texts.tooLong}</span>}
      <Button
        tone="quiet"
        size="sm"
        icon={<FileDown className="size-4" />}
        disabled={isTooLong}
        onClick={() => fetchFile(fileAddress(call, columns))}
      >
        {texts.file}
      </Button>
    </div>
  );
}

export function fileAddress({ list, asked }: ListCall, columns: ListFileProps['columns']): string {
  const cells = columns.flatMap(({ heading, file }) =>
    file === null ? [] : isCell(file) ? [cellOf(heading, file)] : cellsOf(file),
  );
  const nothings = cells.map(({ none }) => none);
  const words = cells.map((cell) =>
    Object.entries(cell.words)
      .map((pair) => pair.join('='))
      .join(';'),
  );
  const filters = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) =>
      name === 'page' || name === 'perPage' || value === undefined || value === ''
        ? []
        : [[name, String(value)]],
    ),
  );
  return `/api/list-file?${new URLSearchParams({
    list,
    filters: String(filters),
    columns: cells.map(({ at }) => at).join(),
    headings: cells.map(({ heading }) => heading).join('|'),
    ...(nothings.some(Boolean) ? { nothings: nothings.join('|') } : {}),
    ...(words.some(Boolean) ? { words: words.join('|') } : {}),
  })}`;
}

const isCell = (file: Cell | Readonly<Record<string, Cell>>): file is Cell =>
  typeof file === 'string' || typeof file.at === 'string';

const cellsOf = (file: Readonly<Record<string, Cell>>) =>
  Object.entries(file).map(([heading, cell]) => cellOf(heading, cell));

function cellOf(heading: string, cell: Cell) {
  if (typeof cell === 'string') return { heading, at: cell, none: '', words: {} };
  const unit = cell.unit ? fileUnits[cell.unit] : null;
  const { at, none = '', words = {} } = cell;
  return { heading: unit ? `${heading} (${unit})` : heading, at, none, words };
}
