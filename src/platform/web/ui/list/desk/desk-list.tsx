// A list of a desk: one page of its rows in each of its states, the columns that its reader chose, and the way to all of it as a file.
import { type ReactNode, useContext } from 'react';
import { listTexts as texts } from '#texts/desk-lists.ts';
import { Loaded, type LoadedQuery } from '../../loaded.tsx';
import { RowSkeletons } from '../../skeleton.tsx';
import { FoundCount } from '../found-count.tsx';
import { Pager } from '../pager.tsx';
import { type Column, Table, type TableProps } from '../table.tsx';
import { ChooseAll } from './choose-all.tsx';
import { useChosenColumns } from './chosen-columns.ts';
import { ColumnChoice } from './column-choice.tsx';
import { type InFile, type ListCall, ListFile } from './list-file.tsx';
import { PageSizeChoice, usePageSize } from './page-size.tsx';
import { useSelectionByFilter } from './selection-by-filter.ts';
import { ViewsOfLists } from './views-part.ts';

export type ListColumn<Row> = Column<Row> & {
  /** What the column holds when the list is saved as a file; null where it holds buttons. */
  file: InFile<Row> | null;
  /** Whether the column is hidden until its reader chooses it. */
  extra?: true;
};

type DeskListProps<Row> = Omit<TableProps<Row>, 'rows' | 'columns' | 'pageParam'> & {
  query: LoadedQuery<{ rows: Row[]; total: number; hasMore?: true | undefined }>;
  /** The endpoint that the list was read from, and its query. Whoever may read the list may save it as a file. */
  list: ListCall;
  columns: readonly ListColumn<Row>[];
  /** Shown when the page has no rows. */
  empty: ReactNode;
  /** The bar above the table with what can be done with the selected rows. */
  bar?: (rows: readonly Row[]) => ReactNode;
  /** The name of the parameter in the address that holds this list's page number. */
  pageParam?: string;
};

export function DeskList<Row>({
  query,
  list,
  columns,
  empty,
  bar,
  pageParam = 'page',
  ...table
}: DeskListProps<Row>) {
  const shown = useChosenColumns(columns, pageParam);
  const cleared = useSelectionByFilter(table.selection, list.asked);
  const Views = useContext(ViewsOfLists);
  const total = query.data?.total ?? 0;
  const size = Number(usePageSize(pageParam));
  const of = pageParam === 'page' ? undefined : table.caption;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:justify-end">
        {Views && <Views list={list.list} />}
        <ColumnChoice columns={columns} pageParam={pageParam} />
        <ListFile call={list} columns={shown} total={total} />
      </div>
      <FoundCount query={query} asked={list.asked} />
      {table.selection && (
        <p role="status" className="sr-only">
          {cleared}
        </p>
      )}
      {bar?.(query.data?.rows ?? [])}
      {table.selection && query.data && (
        <ChooseAll list={list} selection={table.selection} rows={query.data.rows} total={total} />
      )}
      <Loaded
        query={query}
        skeleton={<RowSkeletons />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={empty}
        pageParam={pageParam}
      >
        {({ rows, hasMore }) => (
          <div className="grid grid-cols-1 gap-4">
            <Table {...table} columns={shown} rows={rows} pageParam={pageParam} />
            <div className="flex flex-wrap items-end justify-center gap-x-6 gap-y-2">
              <Pager rowCount={total} param={pageParam} pageSize={size} label={of && texts.pagesOf(of)} />
              <PageSizeChoice rowCount={total} param={pageParam} of={of} />
            </div>
            {hasMore && <p className="text-center text-muted text-sm">{texts.hasMore(total)}</p>}
          </div>
        )}
      </Loaded>
    </div>
  );
}
