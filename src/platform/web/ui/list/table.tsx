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
  /** The column holds numbers: they are right-aligned and in tabular figures. */
  numeric?: boolean;
  /** The column holds sentences: on a phone, and in a folded table, they stand under their heading, as wide as the card. */
  prose?: boolean;
  /** Makes the heading a link that writes `?sort=<this>`, or `?sort=-<this>` for descending, into the address; or the orders that the list has by name. */
  sortKey?: string | NamedOrders;
};

/** The names of the two orders in the address; one is left out where the list cannot be sorted that way. The first click on the heading asks for the first one named. */
type NamedOrders = { ascending?: string; descending?: string };

export type TableProps<Row> = {
  /** What the table lists, for screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The address that a click on the row leads to; the link itself stands in the first cell. */
  rowLink?: (row: Row) => To;
  /** Adds a checkbox to every row, and one for all rows to the heading. */
  selection?: RowSelection<Row>;
  /** The name of the page's number in the address; sorting begins with the first page. */
  pageParam?: string;
};

/** The number of columns that fit beside the menu on a small screen; a table with more of them folds. */
const MOST_SIDE_BY_SIDE = 4;
/** From this number of columns on they stand closer to each other, so that a desk shows all of them. */
const MANY_SIDE_BY_SIDE = 7;
const CLOSER = 'sm:[&_tr>.px-4]:px-3';

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowLink,
  selection,
  pageParam = 'page',
}: TableProps<Row>) {
  // A column of sentences takes the room of two.
  const wide = columns.filter(({ prose }) => prose).length + (selection ? 1 : 0);
  const folds = columns.length + wide > MOST_SIDE_BY_SIDE;
  const fold = foldedClasses(folds, selection !== undefined);
  return (
    <div
      className="@container overflow-x-auto rounded-lg border border-line bg-surface"
      {...(rowLink ? {} : reachedByKeys(caption))}
    >
      <table
        className={`w-full border-collapse text-left text-sm max-sm:block ${fold.part} ${columns.length < MANY_SIDE_BY_SIDE ? '' : CLOSER}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className={`max-sm:sr-only ${fold.part}`}>
          <tr className={`border-line border-b bg-sunk ${fold.headings}`}>
            {selection && (
              <th scope="col" className="w-11 pl-2 max-sm:hidden">
                <PageCheckbox rows={rows} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} className={fold.heading} pageParam={pageParam} />
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

/** The classes of a folded table, whose columns do not fit: its head keeps the controls that sort and select, and each row becomes a few short lines. */
const foldedClasses = (folds: boolean, hasCheckboxes: boolean) => ({
  part: folds ? 'sm:@max-3xl:block' : '',
  headings: folds ? 'sm:@max-3xl:flex sm:@max-3xl:flex-wrap sm:@max-3xl:items-center' : '',
  heading: folds ? 'sm:@max-3xl:sr-only' : '',
  row: folds
    ? `sm:@max-3xl:grid sm:@max-3xl:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:@max-3xl:py-2 ${hasCheckboxes ? 'sm:@max-3xl:pl-12' : ''}`
    : '',
  checkbox: folds ? 'sm:@max-3xl:absolute sm:@max-3xl:top-1 sm:@max-3xl:left-0' : '',
});

type HeadingProps<Row> = { column: Column<Row>; className: string; pageParam: string };

/** Of figures the heading is mostly what is longest: where the table has no room, it takes two lines before the last column is cut. */
const headingClass = ({ numeric = false }: { numeric?: boolean }) =>
  `px-4 py-3 font-semibold ${numeric ? 'text-right' : 'whitespace-nowrap'}`;

const Heading = <Row,>({ column, className, pageParam }: HeadingProps<Row>) =>
  column.sortKey ? (
    <SortHeading column={column} sortKey={column.sortKey} pageParam={pageParam} />
  ) : (
    <th scope="col" className={`${headingClass(column)} ${className}`}>
      {column.heading}
    </th>
  );

type SortHeadingProps<Row> = { column: Column<Row>; sortKey: string | NamedOrders; pageParam: string };

function SortHeading<Row>({ column, sortKey, pageParam }: SortHeadingProps<Row>) {
  const [search] = useSearchParams();
  const named = typeof sortKey === 'string' ? { ascending: sortKey, descending: `-${sortKey}` } : sortKey;
  const ways = Object.entries(named) as [keyof NamedOrders, string][];
  const place = ways.findIndex(([, sort]) => sort === search.get('sort'));
  const order = ways[place]?.[0];
  const next = new URLSearchParams(search);
  next.set('sort', ways[(place + 1) % ways.length]?.[1] ?? '');
  next.delete(pageParam);
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

/** With a mouse, a row is at most 44 px high with two lines in its cells; with a touch screen it is higher. */
const COMPACT = 'sm:pointer-fine:h-10 sm:pointer-fine:py-0.5 sm:pointer-fine:leading-4.5';
/** Applies only where the columns stand side by side: a cell of a folded table is as high as its content. */
const COMPACT_UNFOLDED =
  'sm:@3xl:pointer-fine:h-10 sm:@3xl:pointer-fine:py-0.5 sm:@3xl:pointer-fine:leading-4.5';
const COMPACT_TARGETS = 'sm:pointer-fine:[&_:is(a,button,label)]:min-h-8';

/**
 * The target of the link stretches over its whole row; other links and buttons in cells need `relative` to lie above it.
 * In WebKit a row is the containing block of positioned content only where it has a transform: without one, a single link covers the page.
 */
function Cell<Row>({ column, row, folds, isFirst, to }: CellProps<Row>) {
  const shown = column.cell(row);
  // A heading with nothing beside it would be said for nothing where headings stand in the rows.
  const isEmpty = !to && (shown === null || shown === undefined || shown === false || shown === '');
  const onPhone = isEmpty
    ? 'max-sm:hidden'
    : column.prose
      ? 'max-sm:block max-sm:h-auto'
      : 'max-sm:flex max-sm:h-auto max-sm:min-h-9 max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4';
  const folded = isEmpty
    ? 'sm:@max-3xl:hidden'
    : `sm:@max-3xl:block sm:@max-3xl:h-auto sm:@max-3xl:py-1.5 sm:@max-3xl:wrap-anywhere ${isFirst || column.prose ? 'sm:@max-3xl:col-span-full' : ''}`;
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
