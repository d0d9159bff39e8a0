// A table of records: on a phone each row becomes a small card, its headings beside the values.
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To, useSearchParams } from 'react-router';

export type Column<Row> = {
  key: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Figures: right-aligned and tabular. */
  numeric?: boolean;
  /** Makes the heading a link that writes `?sort=<this>`, or `?sort=-<this>` for descending, into the address. */
  sortKey?: string;
};

type TableProps<Row> = {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a click on the row leads; the first cell holds the link. */
  rowLink?: (row: Row) => To;
};

export function Table<Row>({ caption, columns, rows, rowKey, rowLink }: TableProps<Row>) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-left text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-line border-b bg-sunk">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={`whitespace-nowrap px-4 py-3 font-semibold ${column.numeric ? 'text-right' : ''}`}
              >
                {column.sortKey ? (
                  <SortLink sortKey={column.sortKey} text={column.heading} />
                ) : (
                  column.heading
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={`relative border-line not-last:border-b max-sm:block max-sm:py-2 ${rowLink ? 'hover:bg-leaf-soft' : ''}`}
            >
              {columns.map((column, place) => (
                <Cell
                  key={column.key}
                  column={column}
                  row={row}
                  to={place === 0 ? rowLink?.(row) : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortLink({ sortKey, text }: { sortKey: string; text: string }) {
  const [search] = useSearchParams();
  const now = search.get('sort');
  const next = new URLSearchParams(search);
  next.set('sort', now === sortKey ? `-${sortKey}` : sortKey);
  next.delete('page');
  const Arrow = now === sortKey ? ArrowUp : now === `-${sortKey}` ? ArrowDown : ArrowUpDown;
  return (
    <Link
      to={{ search: `?${next}` }}
      preventScrollReset
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 hover:text-leaf"
    >
      {text}
      <Arrow className={`size-4 ${Arrow === ArrowUpDown ? 'text-muted' : 'text-leaf'}`} />
    </Link>
  );
}

/** The link's target stretches over its whole row; other links and buttons in cells need `relative` to stay above it. */
function Cell<Row>({ column, row, to }: { column: Column<Row>; row: Row; to: To | undefined }) {
  const shown = column.cell(row);
  return (
    <td
      className={`h-13 px-4 py-2 max-sm:flex max-sm:h-auto max-sm:min-h-9 max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:py-1.5 ${column.numeric ? 'figures sm:text-right' : ''}`}
    >
      <span aria-hidden="true" className="text-muted sm:hidden">
        {column.heading}
      </span>
      {to ? (
        <Link
          to={to}
          className="font-semibold text-leaf after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-leaf focus-visible:after:-outline-offset-3"
        >
          {shown}
        </Link>
      ) : (
        <span className="max-sm:text-right">{shown}</span>
      )}
    </td>
  );
}
