// A table of records: on a phone each row becomes a small card, its headings beside the values; where many columns have no room, above them.
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To, useSearchParams } from 'react-router';
import { reachedByKeys } from './reached-by-keys.ts';
import { PageCheckbox, RowCheckbox, type RowSelection } from './row-selection.tsx';

export type Column<Row> = {
  key: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Figures: right-aligned and tabular. */
  numeric?: boolean;
  /** Sentences: on a phone, and folded, they stand under their heading, as wide as the card. */
  prose?: boolean;
  /** Makes the heading a link that writes `?sort=<this>`, or `?sort=-<this>` for descending, into the address; or the orders that the list has by name. */
  sortKey?: string | NamedOrders;
};

/** As an address names them; where one is left out, the list has no such order. The first way is the first one named. */
type NamedOrders = { ascending?: string; descending?: string };

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

/** As many columns have room beside the menu of a small screen; more of them fold. */
const MOST_SIDE_BY_SIDE = 4;

export function Table<Row>({ caption, columns, rows, rowKey, rowLink, selection }: TableProps<Row>) {
  const folds = columns.length + (selection ? 1 : 0) > MOST_SIDE_BY_SIDE;
  const fold = foldedClasses(folds, selection !== undefined);
  return (
    <div
      className="@container overflow-x-auto rounded-lg border border-line bg-surface"
      {...(rowLink ? {} : reachedByKeys(caption))}
    >
      <table className={`w-full border-collapse text-left text-sm max-sm:block ${fold.part}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={`max-sm:sr-only ${fold.part}`}>
          <tr className={`border-line border-b bg-sunk ${fold.headings}`}>
            {selection && (
              <th scope="col" className="w-11 pl-2 max-sm:hidden">
                <PageCheckbox rows={rows} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} className={fold.heading} />
            ))}
          </tr>
        </thead>
        <tbody className={`max-sm:block ${COMPACT_TARGETS} ${fold.part}`}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={`relative border-line not-last:border-b max-sm:block max-sm:py-2 ${fold.row} ${rowLink ? 'transform-[translate(0)] hover:bg-leaf-soft' : ''} ${selection ? 'has-checked:bg-leaf-soft' : ''}`}
            >
              {selection && (
                <td className={`pl-2 max-sm:flex sm:w-11 max-sm:justify-end max-sm:px-2 ${fold.checkbox}`}>
                  <RowCheckbox row={row} selection={selection} />
                </td>
              )}
              {columns.map((column, place) => (
                <Cell
                  key={column.key}
                  column={column}
                  row={row}
                  folds={folds}
                  isFirst={place === 0}
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

/** What a table looks like whose columns have no room: its head keeps what sorts and chooses, each row is a few short lines. */
const foldedClasses = (folds: boolean, hasCheckboxes: boolean) => ({
  part: folds ? 'sm:@max-3xl:block' : '',
  headings: folds ? 'sm:@max-3xl:flex sm:@max-3xl:flex-wrap sm:@max-3xl:items-center' : '',
  heading: folds ? 'sm:@max-3xl:sr-only' : '',
  row: folds
    ? `sm:@max-3xl:grid sm:@max-3xl:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:@max-3xl:py-2 ${hasCheckboxes ? 'sm:@max-3xl:pl-12' : ''}`
    : '',
  checkbox: folds ? 'sm:@max-3xl:absolute sm:@max-3xl:top-1 sm:@max-3xl:left-0' : '',
});

type HeadingProps<Row> = { column: Column<Row>; className: string };

const headingClass = ({ numeric = false }: { numeric?: boolean }) =>
  `whitespace-nowrap px-4 py-3 font-semibold ${numeric ? 'text-right' : ''}`;

const Heading = <Row,>({ column, className }: HeadingProps<Row>) =>
  column.sortKey ? (
    <SortHeading column={column} sortKey={column.sortKey} />
  ) : (
    <th scope="col" className={`${headingClass(column)} ${className}`}>
      {column.heading}
    </th>
  );

function SortHeading<Row>({ column, sortKey }: { column: Column<Row>; sortKey: string | NamedOrders }) {
  const [search] = useSearchParams();
  const named = typeof sortKey === 'string' ? { ascending: sortKey, descending: `-${sortKey}` } : sortKey;
  const ways = Object.entries(named) as [keyof NamedOrders, string][];
  const place = ways.findIndex(([, sort]) => sort === search.get('sort'));
  const order = ways[place]?.[0];
  const next = new URLSearchParams(search);
  next.set('sort', ways[(place + 1) % ways.length]?.[1] ?? '');
  next.delete('page');
  const Arrow = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" aria-sort={order} className={headingClass(column)}>
      <Link
        to={{ search: `?${next}` }}
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 hover:text-leaf"
      >
        {column.heading}
        <Arrow className={`size-4 ${order ? 'text-leaf' : 'text-muted'}`} />
      </Link>
    </th>
  );
}

type CellProps<Row> = {
  column: Column<Row>;
  row: Row;
  folds: boolean;
  isFirst: boolean;
  to: To | undefined;
};

/** Under a mouse a row is 44 px high at most, with two lines in its cells; a finger keeps its room. */
const COMPACT = 'sm:pointer-fine:h-10 sm:pointer-fine:py-0.5 sm:pointer-fine:leading-4.5';
/** Only where the columns stand side by side: a folded cell is as high as what it says. */
const COMPACT_UNFOLDED =
  'sm:@3xl:pointer-fine:h-10 sm:@3xl:pointer-fine:py-0.5 sm:@3xl:pointer-fine:leading-4.5';
const COMPACT_TARGETS = 'sm:pointer-fine:[&_:is(a,button,label)]:min-h-8';

/**
 * The link's target stretches over its whole row; other links and buttons in cells need `relative` to stay above it.
 * For WebKit a row holds what is placed within it only where it is transformed: without that one link covers the page.
 */
function Cell<Row>({ column, row, folds, isFirst, to }: CellProps<Row>) {
  const shown = column.cell(row);
  const onPhone = column.prose
    ? 'max-sm:block max-sm:h-auto'
    : 'max-sm:flex max-sm:h-auto max-sm:min-h-9 max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4';
  const folded = `sm:@max-3xl:block sm:@max-3xl:h-auto sm:@max-3xl:py-1.5 sm:@max-3xl:wrap-anywhere ${isFirst || column.prose ? 'sm:@max-3xl:col-span-full' : ''}`;
  const figures = folds ? 'figures sm:@3xl:text-right' : 'figures sm:text-right';
  return (
    <td
      className={`h-11 px-4 py-1 max-sm:py-1.5 max-sm:wrap-anywhere ${folds ? COMPACT_UNFOLDED : COMPACT} ${onPhone} ${folds ? folded : ''} ${column.numeric ? figures : ''}`}
    >
      <span
        aria-hidden="true"
        className={`text-muted ${column.prose ? 'max-sm:block' : ''} ${folds && !isFirst ? 'sm:block sm:text-xs sm:@3xl:hidden' : 'sm:hidden'}`}
      >
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
        <span className={column.prose ? '' : 'max-sm:ml-auto max-sm:text-right'}>{shown}</span>
      )}
    </td>
  );
}
