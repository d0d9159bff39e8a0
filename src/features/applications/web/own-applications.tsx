// The borrower's applications, newest first, eight a page; the page lives in the address.

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { costTexts } from '#features/loans/texts/borrower/cost.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { brand } from '#texts/brand.ts';
import type { OwnApplicationRow } from '../contract.ts';
import { readSnapshot } from '../rules/read-application.ts';
import { agreementTexts } from '../texts/agreement.ts';
import { offerTexts, ownApplicationTexts as texts } from '../texts/applications.ts';
import { counterOfferTexts } from '../texts/counter-offer/counter-offer.ts';
import { ApplicationStatus } from './application-status.tsx';
import { ownApplicationsQuery } from './queries.ts';

export function OwnApplications() {
  const applications = useQuery(ownApplicationsQuery(usePageNumber()));
  const { search } = useLocation();
  return (
    <Page
      title={texts.title}
      actions={
        <LinkButton to="/my-loans" tone="secondary">
          {texts.toLoans}
        </LinkButton>
      }
    >
      <Loaded
        query={applications}
        skeleton={<RowSkeletons />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState text={texts.empty} action={<LinkButton to="/loans">{texts.toOffers}</LinkButton>} />
        }
      >
        {({ rows, total }) => (
          <>
            <Table
              caption={texts.title}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ _id }) => _id}
              rowLink={({ _id }) => `/loan-application/${_id}${search}`}
            />
            <Pager rowCount={total} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

const COLUMNS: readonly Column<OwnApplicationRow>[] = [
  {
    key: 'loan',
    heading: texts.loan,
    cell: ({ loanInfoImmutable }) => readSnapshot(loanInfoImmutable).name,
  },
  {
    key: 'lender',
    heading: texts.lender,
    cell: ({ partner }) => partner?.name ?? brand.name,
  },
  {
    key: 'amount',
    heading: texts.amount,
    numeric: true,
    cell: ({ loanAmount }) => showDollars(loanAmount),
  },
  {
    key: 'rate',
    heading: texts.rate,
    cell: ({ interestRate }) => offerTexts.ratePerMonth(interestRate),
  },
  { key: 'term', heading: texts.term, cell: ({ term }) => costTexts.months(term) },
  {
    key: 'applied',
    heading: texts.applied,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt}>
        <Unbroken>{showMoment(new Date(createdAt))}</Unbroken>
      </time>
    ),
  },
  {
    key: 'status',
    heading: texts.status,
    cell: ({ status, waitsForSignature, waitsForAnswer, agreementEnd }) => (
      <span className="inline-grid gap-1 max-sm:justify-items-end">
        <ApplicationStatus status={status} />
        {waitsForSignature && <StatusChip tone="info">{agreementTexts.waits}</StatusChip>}
        {waitsForAnswer && <StatusChip tone="info">{counterOfferTexts.waitsForYou}</StatusChip>}
        {agreementEnd && <StatusChip tone="neutral">{agreementTexts.ended[agreementEnd]}</StatusChip>}
      </span>
    ),
  },
];
