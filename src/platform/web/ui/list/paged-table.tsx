// A table of one page of what a record holds, in each of its states, with the way to the other pages below it.
import type { ReactNode } from 'react';
import { Loaded, type LoadedQuery } from '../loaded.tsx';
import { RowSkeletons } from '../skeleton.tsx';
import { FoundCount } from './found-count.tsx';
import { Pager } from './pager.tsx';
import { Table, type TableProps } from './table.tsx';

type PagedTableProps<Row> = Omit<TableProps<Row>, 'rows'> & {
  query: LoadedQuery<{ rows: Row[]; total: number }>;
  /** Shown when the page has no rows. */
  empty: ReactNode;
  /** What it was narrowed by, where it can be. */
  asked?: object;
};

export function PagedTable<Row>({ query, empty, asked, ...table }: PagedTableProps<Row>) {
  return (
    <>
      {asked && <FoundCount query={query} asked={asked} />}
      <Loaded
        query={query}
        skeleton={<RowSkeletons />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={empty}
      >
        {({ rows, total }) => (
          <div className="grid grid-cols-1 gap-4">
            <Table {...table} rows={rows} />
            <Pager rowCount={total} />
          </div>
        )}
      </Loaded>
    </>
  );
}
