// Every application for staff; search, filter, order and page live in the address, so that a view can be shared.

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { dueColumn, ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { costTexts } from '#features/loans/texts/borrower/cost.ts';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DaysShown, useDaysAsked } from '#platform/web/ui/list/desk/days-shown.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { StaffPromise } from '#platform/web/ui/list/desk/staff-promise.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';
import { promiseTexts } from '#texts/staff-promise.ts';
import type { StaffApplicationRow } from '../contract.ts';
import { applicationFilters } from '../fields/staff-application-list.ts';
import { offerTexts } from '../texts/applications.ts';
import { LoanTabs } from './staff/loan-tabs.tsx';
import { figuresQuery, staffApplicationsQuery } from './staff/queries.ts';
import { STATUS_TONES } from './staff/status-tones.ts';

export function StaffApplications() {
  const asked = { ...usePageAsked(), ...useFilters(applicationFilters), ...useDaysAsked(texts.happened) };
  const applications = useQuery(staffApplicationsQuery(asked));
  const { search } = useLocation();
  return (
    <Page title={texts.title}>
      <LoanTabs chosen="applications" />
      <StaffPromise query={useQuery(figuresQuery)} promise={promiseTexts.within24Hours} />
      <Filters />
      <DaysShown words={texts.happened} />
      <DeskList
        query={applications}
        empty={texts.none}
        caption={texts.title}
        columns={COLUMNS}
        list={{ list: '/api/loan-application/admin', asked }}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/admin/loans/${_id}${search}`}
      />
    </Page>
  );
}

function Filters() {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={texts.searchHint} />
      <ChoiceFilter
        param="status"
        choices={applicationFilters.status}
        any={texts.anyStatus}
        label={texts.status}
        className="w-44"
      />
      <ChoiceFilter
        param="sort"
        {...applicationFilters.sort}
        named={texts.sorts}
        label={texts.sort}
        className="w-44"
      />
    </div>
  );
}

const COLUMNS: readonly ListColumn<StaffApplicationRow>[] = [
  {
    key: 'applicant',
    heading: texts.applicant,
    file: { [texts.applicant]: 'user.fullName', [texts.email]: 'user.email' },
    cell: ({ user }) => user.fullName,
  },
  {
    key: 'status',
    heading: texts.status,
    file: 'status',
    cell: ({ status, halfApproved, agreementEnd }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <StatusChip tone={STATUS_TONES[status]}>{status}</StatusChip>
        {halfApproved && <span className="text-muted">{texts.oneOfTwoShort}</span>}
        {agreementEnd && <span className="text-muted">{texts.ended[agreementEnd]}</span>}
      </span>
    ),
  },
  {
    key: 'lender',
    heading: texts.lender,
    file: { at: 'partner.name', none: texts.ownLoan },
    cell: ({ partner }) => partner?.name ?? texts.ownLoan,
  },
  {
    key: 'amount',
    heading: texts.amount,
    sortKey: { descending: 'largest', ascending: 'smallest' },
    numeric: true,
    file: { at: 'loanAmount', unit: 'dollars' },
    cell: ({ loanAmount }) => showDollars(loanAmount),
  },
  {
    key: 'applied',
    heading: texts.applied,
    sortKey: { descending: 'newest', ascending: 'oldest' },
    file: 'createdAt',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(new Date(createdAt))}</time>,
  },
  { ...dueColumn, sortKey: { ascending: 'due' } },
  ownerColumn,
  {
    key: 'rate',
    heading: texts.rate,
    file: { at: 'interestRate', unit: 'percentPerMonth' },
    cell: ({ interestRate }) => offerTexts.ratePerMonth(interestRate),
    extra: true,
  },
  {
    key: 'term',
    heading: texts.term,
    file: { at: 'term', unit: 'months' },
    cell: ({ term }) => costTexts.months(term),
    extra: true,
  },
];
