// A list as a file: all its rows, filtered and sorted as on the screen, in its columns. Borrowers' screens have none.
import { FileDown } from 'lucide-react';
import { createContext, useContext } from 'react';
import { MOST_ROWS_IN_FILE, listTexts as texts } from '#texts/desk-lists.ts';
import { Button } from '../../button.tsx';

/** How the frame of a desk fetches a file: it asks for the second factor first. Where there is none, no list can be saved. */
export const FetchesFile = createContext<((address: string) => void) | null>(null);

/** A text named so holds what it was made of, as text. */
type WithinOf<Name extends string, Value> = Name extends `${string}Immutable`
  ? `${Name}.${string}`
  : Value extends string
    ? Name
    : Value extends object
      ? `${Name}.${keyof Value & string}`
      : Name;

/** Where in a row something stands, two names deep; of several, all of them. */
type PathIn<Row> = {
  [Name in keyof Row & string]: NonNullable<Row[Name]> extends readonly (infer Each)[]
    ? WithinOf<Name, Each>
    : WithinOf<Name, NonNullable<Row[Name]>>;
}[keyof Row & string];

/** What a column says in a file: what stands there under its own heading, or several things under theirs. */
export type InFile<Row> = PathIn<Row> | Readonly<Record<string, PathIn<Row>>>;

type Asked = Readonly<Record<string, string | number | boolean | undefined>>;

/** The address of the list's own call, and what it is asked. */
export type ListCall = { list: string; asked: Asked };

type ListFileProps = {
  call: ListCall;
  columns: readonly { heading: string; file: string | Readonly<Record<string, string>> | null }[];
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
    file === null
      ? []
      : typeof file === 'string'
        ? [[heading, file] as const]
        : (Object.entries(file) as [string, string][]),
  );
  const filters = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) =>
      name === 'page' || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
  return `/api/list-file?${new URLSearchParams({
    list,
    filters: String(filters),
    columns: cells.map(([, path]) => path).join(),
    headings: cells.map(([heading]) => heading).join('|'),
  })}`;
}
