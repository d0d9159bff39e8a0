// /partner/products: a lender's own products, eight a page; search, filter, order and page in the address.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import { offerTexts, productTexts as texts } from '#texts/partner-products.ts';
import type { OwnProduct } from '../../../contract/offers.ts';
import { useListAddress } from '../offers/list-address.ts';
import { ListFilters } from '../offers/list-filters.tsx';
import { OnOfferChip } from '../offers/on-offer-chip.tsx';
import { ownProductsQuery } from '../offers/queries.ts';
import { PublishNotice, useMayPublish } from '../offers/with-company.tsx';

const KEYS = ['name', 'criteria', 'shortCode', 'created', 'type', 'status'] as const;

export function ProductList() {
  const address = useListAddress(KEYS);
  const products = useQuery(ownProductsQuery(address));
  const mayPublish = useMayPublish();
  const { search } = useLocation();
  const add = (
    <LinkButton to="/partner/products/add" icon={<Plus className="size-5" />}>
      {texts.add}
    </LinkButton>
  );
  return (
    <Page title={texts.title} actions={mayPublish && add}>
      <PublishNotice />
      <ListFilters hint={texts.searchHint} />
      <PagedTable
        query={products}
        empty={address.search || address.status ? offerTexts.noMatch : texts.none}
        caption={texts.title}
        columns={COLUMNS}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/partner/products/${_id}${search}`}
      />
    </Page>
  );
}

const COLUMNS: readonly Column<OwnProduct>[] = [
  { key: 'name', heading: texts.columns.name, sortKey: 'name', cell: ({ name }) => name },
  {
    key: 'criteria',
    heading: texts.columns.criteria,
    sortKey: 'criteria',
    cell: ({ loanRequirementCriteria }) => loanRequirementCriteria,
  },
  {
    key: 'shortCode',
    heading: texts.columns.shortCode,
    sortKey: 'shortCode',
    cell: ({ shortCode }) => <span className="max-sm:break-all">{shortCode}</span>,
  },
  {
    key: 'created',
    heading: texts.columns.created,
    sortKey: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
  { key: 'type', heading: texts.columns.type, sortKey: 'type', cell: ({ type }) => type },
  {
    key: 'status',
    heading: texts.columns.status,
    sortKey: 'status',
    cell: ({ status }) => <OnOfferChip status={status} />,
  },
];
