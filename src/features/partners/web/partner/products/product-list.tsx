// /partner/products: a lender's own products, eight a page; search, filter, order and page in the address.

import { useQuery } from '@tanstack/react-query';
import type { ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { showMoment } from '#shared/calendar.ts';
import type { OwnProduct } from '../../../contract/offers.ts';
import { productFilters } from '../../../fields/partner-offer-lists.ts';
import { productTexts as texts } from '../../../texts/partner-products.ts';
import { OfferList } from '../offers/offer-list.tsx';
import { OnOfferChip } from '../offers/on-offer-chip.tsx';
import { ownProductsQuery } from '../offers/queries.ts';

export function ProductList() {
  const address = { ...usePageAsked(), ...useFilters(productFilters) };
  const query = useQuery(ownProductsQuery(address));
  return (
    <OfferList root="/partner/products" texts={texts} address={address} query={query} columns={COLUMNS} />
  );
}

const COLUMNS: readonly ListColumn<OwnProduct>[] = [
  {
    key: 'name',
    heading: texts.columns.name,
    file: 'name',
    sortKey: 'name',
    cell: ({ name }) => <span className="inline-block wrap-anywhere sm:max-w-64">{name}</span>,
  },
  {
    key: 'criteria',
    heading: texts.columns.criteria,
    file: 'loanRequirementCriteria',
    sortKey: 'criteria',
    cell: ({ loanRequirementCriteria }) => loanRequirementCriteria,
  },
  {
    key: 'shortCode',
    heading: texts.columns.shortCode,
    file: 'shortCode',
    sortKey: 'shortCode',
    cell: ({ shortCode }) => <span className="max-sm:break-all">{shortCode}</span>,
  },
  {
    key: 'created',
    heading: texts.columns.created,
    file: 'created',
    sortKey: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
  { key: 'type', heading: texts.columns.type, file: 'type', sortKey: 'type', cell: ({ type }) => type },
  {
    key: 'status',
    heading: texts.columns.status,
    file: 'status',
    sortKey: 'status',
    cell: ({ status }) => <OnOfferChip status={status} />,
  },
];
