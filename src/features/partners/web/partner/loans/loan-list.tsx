// /partner/loans: a lender's own loans, drafts too, eight a page; search, filter, order and page in the address.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { offerTexts, loanTexts as texts } from '#texts/partner-products.ts';
import type { OwnLoan } from '../../../contract/offers.ts';
import { useListAddress } from '../offers/list-address.ts';
import { ListFilters } from '../offers/list-filters.tsx';
import { ownLoansQuery } from '../offers/queries.ts';
import { PublishNotice, useMayPublish } from '../offers/with-company.tsx';

const KEYS = ['name', 'amount', 'rate', 'created', 'type'] as const;

export function LoanList() {
  const address = useListAddress(KEYS);
  const loans = useQuery(ownLoansQuery(address));
  const mayPublish = useMayPublish();
  const { search } = useLocation();
  const add = (
    <LinkButton to="/partner/loans/add" icon={<Plus className="size-5" />}>
      {texts.add}
    </LinkButton>
  );
  return (
    <Page title={texts.title} actions={mayPublish && add}>
      <PublishNotice />
      <ListFilters hint={texts.searchHint} />
      <PagedTable
        query={loans}
        empty={address.search || address.status ? offerTexts.noMatch : texts.none}
        caption={texts.title}
        columns={COLUMNS}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/partner/loans/${_id}${search}`}
      />
    </Page>
  );
}

const COLUMNS: readonly Column<OwnLoan>[] = [
  {
    key: 'name',
    heading: texts.columns.name,
    sortKey: 'name',
    cell: ({ name, status }) => (
      <span className="inline-flex flex-wrap items-center gap-2 text-left">
        {name}
        {status === 'Inactive' && <StatusChip tone="neutral">{status}</StatusChip>}
      </span>
    ),
  },
  {
    key: 'amount',
    heading: texts.columns.amount,
    sortKey: 'amount',
    numeric: true,
    cell: ({ maximumAmount }) => showDollars(maximumAmount),
  },
  {
    key: 'rate',
    heading: texts.columns.rate,
    sortKey: 'rate',
    numeric: true,
    cell: ({ maximumInterestRate }) => texts.percent(maximumInterestRate),
  },
  {
    key: 'created',
    heading: texts.columns.created,
    sortKey: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
  { key: 'type', heading: texts.columns.type, sortKey: 'type', cell: ({ type }) => type },
];
