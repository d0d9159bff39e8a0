// A lender's products and loans for staff, on offer or not, eight a page each; their pages are in the address.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LenderLoanRow, LenderProductRow } from '../../contract/desk.ts';
import { lenderDeskTexts as texts } from '../../texts/staff-lenders.ts';
import { LenderState } from './lender-state.tsx';
import { lenderLoansQuery, lenderProductsQuery } from './queries.ts';

export function LenderProducts({ id }: { id: string }) {
  const query = useQuery(lenderProductsQuery(id, usePageNumber('products')));
  return (
    <Offers
      title={texts.products}
      none={texts.noProducts}
      param="products"
      query={query}
      columns={PRODUCTS}
    />
  );
}

export function LenderLoans({ id }: { id: string }) {
  const query = useQuery(lenderLoansQuery(id, usePageNumber('loans')));
  return <Offers title={texts.loans} none={texts.noLoans} param="loans" query={query} columns={LOANS} />;
}

type OffersProps<Row> = {
  title: string;
  none: string;
  param: string;
  query: UseQueryResult<{ rows: Row[]; total: number }>;
  columns: readonly Column<Row>[];
};

function Offers<Row extends { _id: string }>({ title, none, param, query, columns }: OffersProps<Row>) {
  return (
    <section aria-labelledby={param} className="grid grid-cols-1 gap-4">
      <h2 id={param} className="font-bold text-lg">
        {title}
      </h2>
      <Loaded
        query={query}
        skeleton={<RowSkeletons count={3} />}
        pageParam={param}
        isEmpty={({ rows }) => rows.length === 0}
        empty={none}
      >
        {({ rows, total }) => (
          <>
            <Table caption={title} columns={columns} rows={rows} rowKey={({ _id }) => _id} />
            <Pager rowCount={total} param={param} />
          </>
        )}
      </Loaded>
    </section>
  );
}

const PRODUCTS: readonly Column<LenderProductRow>[] = [
  { key: 'name', heading: texts.offerName, cell: ({ name }) => name },
  { key: 'criteria', heading: texts.criteria, cell: (product) => product.loanRequirementCriteria },
  { key: 'shortCode', heading: texts.shortCode, cell: ({ shortCode }) => shortCode },
  { key: 'created', heading: texts.created, cell: ({ created }) => showMoment(new Date(created)) },
  { key: 'type', heading: texts.type, cell: ({ type }) => type },
  { key: 'status', heading: texts.status, cell: ({ status }) => <LenderState status={status} /> },
];

const LOANS: readonly Column<LenderLoanRow>[] = [
  { key: 'name', heading: texts.offerName, cell: ({ name }) => name },
  { key: 'product', heading: texts.product, cell: ({ product }) => product },
  {
    key: 'maximumAmount',
    heading: texts.maximumAmount,
    numeric: true,
    cell: ({ maximumAmount }) => showDollars(maximumAmount),
  },
  {
    key: 'maximumRate',
    heading: texts.maximumRate,
    numeric: true,
    cell: ({ maximumInterestRate }) => texts.ratePerMonth(maximumInterestRate),
  },
  { key: 'created', heading: texts.created, cell: ({ created }) => showMoment(new Date(created)) },
  { key: 'type', heading: texts.type, cell: ({ type }) => type },
  { key: 'status', heading: texts.status, cell: ({ status }) => <LenderState status={status} /> },
];
