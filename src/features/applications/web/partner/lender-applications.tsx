// /partner/loan-applications: what borrowers ask of a lender; search, filter, order and page live in the address, and new ones arrive by themselves.

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DaysShown, useDaysAsked } from '#platform/web/ui/list/desk/days-shown.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LenderApplicationRow } from '../../contract.ts';
import { lenderApplicationFilters } from '../../fields/partner-application-list.ts';
import { readSnapshot } from '../../rules/read-application.ts';
import { offerTexts } from '../../texts/applications.ts';
import { partnerCounterOfferTexts } from '../../texts/counter-offer/partner-counter-offer.ts';
import { lenderApplicationsTexts as texts } from '../../texts/partner-applications.ts';
import { agreementDeskTexts } from '../../texts/staff-agreement.ts';
import { STATUS_TONES } from '../staff/status-tones.ts';
import { lenderApplicationsQuery } from './queries.ts';

export function LenderApplications() {
  const asked = {
    ...usePageAsked(),
    ...useFilters(lenderApplicationFilters),
    ...useDaysAsked(texts.happened),
  };
  const applications = useQuery(lenderApplicationsQuery(asked));
  const { search } = useLocation();
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Filters />
      <DaysShown words={texts.happened} />
      <DeskList
        query={applications}
        empty={
          asked.search || asked.status || asked.waitsFor || asked.from || asked.to
            ? texts.noMatch
            : texts.none
        }
        caption={texts.title}
        list={{ list: '/api/loan-application/partner', asked }}
        columns={COLUMNS}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/partner/loan-applications/${_id}${search}`}
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
        choices={lenderApplicationFilters.status}
        any={texts.anyStatus}
        label={texts.status}
        className="w-48"
      />
      <ChoiceFilter
        param="waitsFor"
        choices={lenderApplicationFilters.waitsFor}
        any={texts.anybody}
        label={texts.waitsFor}
        named={texts.waitsForWhom}
        className="w-48"
      />
    </div>
  );
}

const loanOf = ({ loanInfoImmutable }: LenderApplicationRow) => readSnapshot(loanInfoImmutable);

const COLUMNS: readonly ListColumn<LenderApplicationRow>[] = [
  {
    key: 'title',
    heading: texts.loanTitle,
    file: { [texts.loanTitle]: 'loanInfoImmutable.name', [texts.status]: 'status' },
    sortKey: 'title',
    cell: (row) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
        <span className="min-w-0 wrap-anywhere sm:max-w-64">{loanOf(row).name}</span>{' '}
        <StatusChip tone={STATUS_TONES[row.status]}>{row.status}</StatusChip>
        {row.waitsForBorrower && <StatusChip tone="info">{partnerCounterOfferTexts.waits}</StatusChip>}
        {row.agreementEnd && (
          <StatusChip tone="neutral">{agreementDeskTexts.states[row.agreementEnd]}</StatusChip>
        )}
      </span>
    ),
  },
  {
    key: 'product',
    heading: texts.product,
    file: 'productInfoImmutable.name',
    sortKey: 'product',
    cell: ({ productInfoImmutable }) => readSnapshot(productInfoImmutable).name,
  },
  {
    key: 'user',
    heading: texts.user,
    file: { at: 'user.fullName', none: texts.withdrawn },
    cell: ({ user }) => user?.fullName ?? <span className="text-muted">{texts.withdrawn}</span>,
  },
  {
    key: 'amount',
    heading: texts.maximumAmount,
    file: { at: 'loanInfoImmutable.maximumAmount', unit: 'dollars' },
    sortKey: 'maximumAmount',
    numeric: true,
    cell: (row) => showDollars(loanOf(row).maximumAmount),
  },
  {
    key: 'rate',
    heading: texts.maximumRate,
    file: { at: 'loanInfoImmutable.maximumInterestRate', unit: 'percentPerMonth' },
    sortKey: 'maximumInterestRate',
    numeric: true,
    cell: (row) => offerTexts.ratePerMonth(loanOf(row).maximumInterestRate),
  },
  {
    key: 'created',
    heading: texts.created,
    file: 'created',
    sortKey: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
  {
    key: 'type',
    heading: texts.type,
    file: 'loanInfoImmutable.type',
    sortKey: 'type',
    cell: (row) => loanOf(row).type,
  },
];
