// /partner/loans: a lender's own loans, drafts too, eight a page; search, filter, order and page in the address.

import { useQuery } from '@tanstack/react-query';
import type { ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { OwnLoan } from '../../../contract/offers.ts';
import { loanFilters } from '../../../fields/partner-offer-lists.ts';
import { loanTexts as texts } from '../../../texts/partner-products.ts';
import { OfferList } from '../offers/offer-list.tsx';
import { ownLoansQuery } from '../offers/queries.ts';

export function LoanList() {
  const address = { ...usePageAsked(), ...useFilters(loanFilters) };
  const query = useQuery(ownLoansQuery(address));
  return <OfferList root="/partner/loans" texts={texts} address={address} query={query} columns={COLUMNS} />;
}

const COLUMNS: readonly ListColumn<OwnLoan>[] = [
  {
    key: 'name',
    heading: texts.columns.name,
    file: { [texts.columns.name]: 'name', [inFile.status]: 'status' },
    sortKey: 'name',
    cell: ({ name, status }) => (
      <span className="inline-flex flex-wrap items-center gap-2 text-left">
        <span className="min-w-0 wrap-anywhere sm:max-w-64">{name}</span>
        {status === 'Inactive' && <StatusChip tone="neutral">{status}</StatusChip>}
      </span>
    ),
  },
  {
    key: 'amount',
    heading: texts.columns.amount,
    file: { at: 'maximumAmount', unit: 'dollars' },
    sortKey: 'amount',
    numeric: true,
    cell: ({ maximumAmount }) => showDollars(maximumAmount),
  },
  {
    key: 'rate',
    heading: texts.columns.rate,
    file: { at: 'maximumInterestRate', unit: 'percentPerMonth' },
    sortKey: 'rate',
    numeric: true,
    cell: ({ maximumInterestRate }) => texts.percent(maximumInterestRate),
  },
  {
    key: 'created',
    heading: texts.columns.created,
    file: 'created',
    sortKey: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
  { key: 'type', heading: texts.columns.type, file: 'type', sortKey: 'type', cell: ({ type }) => type },
];
