// A table of records: on a phone each row becomes a small card, its headings beside the values.
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To, useSearchParams } from 'react-router';
import { PageCheckbox, RowCheckbox, type RowSelection } from './row-selection.tsx';

export type Column<Row> = {
  key: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Figures: right-aligned and tabular. */
  numeric?: boolean;
  /** Makes the heading a link that writes `?sort=<this>`, or `?sort=-<this>` for descending, into the address. */
  sortKey?: string;
};

export type TableProps<Row> = {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a click on the row leads; the first cell holds the link. */
  rowLink?: (row: Row) => To;
  /** Puts a checkbox before every row, and one for all of them into the heading. */
  selection?: RowSelection<Row>;
};

export function Table<Row>({ caption, columns, rows, rowKey, rowLink, selection }: TableProps<Row>) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-left text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-line border-b bg-sunk">
            {selection && (
              <th scope="col" className="w-11 pl-2 max-sm:hidden">
                <PageCheckbox rows={rows} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={`relative border-line not-last:border-b max-sm:block max-sm:py-2 ${rowLink ? 'hover:bg-leaf-soft' : ''} ${selection ? 'has-checked:bg-leaf-soft' : ''}`}
            >
              {selection && (
                <td className="w-11 pl-2 max-sm:flex max-sm:justify-end max-sm:px-2">
                  <RowCheckbox row={row} selection={selection} />
                </td>
              )}
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

type HeadingProps<Row> = { column: Column<Row> };

const headingClass = ({ numeric = false }: { numeric?: boolean }) =>
  `whitespace-nowrap px-4 py-3 font-semibold ${numeric ? 'text-right' : ''}`;

const Heading = <Row,>({ column }: HeadingProps<Row>) =>
  column.sortKey ? (
    <SortHeading column={column} sortKey={column.sortKey} />
  ) : (
    <th scope="col" className={headingClass(column)}>
      {column.heading}
    </th>
  );

function SortHeading<Row>({ column, sortKey }: HeadingProps<Row> & { sortKey: string }) {
  const [search] = useSearchParams();
  const now = search.get('sort');
  const next = new URLSearchParams(search);
  next.set('sort', now === sortKey ? `-${sortKey}` : sortKey);
  next.delete('page');
  const order = now === sortKey ? 'ascending' : now === `-${sortKey}` ? 'descending' : undefined;
  const Arrow = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" aria-sort={order} className={headingClass(column)}>
      <Link
        to={{ search: `?${next}` }}
        preventScrollReset
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 hover:text-leaf"
      >
        {column.heading}
        <Arrow className={`size-4 ${order ? 'text-leaf' : 'text-muted'}`} />
      </Link>
    </th>
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
