// The loan applications of one person, the newest first, eight a page.

import { useQuery } from '@tanstack/react-query';
import { personPageTexts } from '#features/accounts/texts/staff-person.ts';
import type { StaffApplicationRow } from '#features/applications/contract.ts';
import { offerTexts } from '#features/applications/texts/applications.ts';
import { staffApplicationsQuery } from '#features/applications/web/staff/queries.ts';
import { STATUS_TONES } from '#features/applications/web/staff/status-tones.ts';
import { costTexts } from '#features/loans/texts/borrower/cost.ts';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { staffApplicationTexts as texts } from '#texts/staff-applications.ts';

export function PersonApplications({ id }: { id: string }) {
  const applications = useQuery(
    staffApplicationsQuery({ accountId: id, page: usePageNumber(), sort: 'newest' }),
  );
  return (
    <PagedTable
      query={applications}
      empty={personPageTexts.noApplications}
      caption={personPageTexts.tab.loans}
      columns={COLUMNS}
      rowKey={({ _id }) => _id}
      rowLink={({ _id }) => `/admin/loans/${_id}`}
    />
  );
}

const COLUMNS: readonly Column<StaffApplicationRow>[] = [
  {
    key: 'applied',
    heading: texts.applied,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(new Date(createdAt))}</time>,
  },
  {
    key: 'status',
    heading: texts.status,
    cell: ({ status }) => <StatusChip tone={STATUS_TONES[status]}>{status}</StatusChip>,
  },
  { key: 'lender', heading: texts.lender, cell: ({ partner }) => partner?.name ?? texts.ownLoan },
  { key: 'amount', heading: texts.amount, numeric: true, cell: ({ loanAmount }) => showDollars(loanAmount) },
  { key: 'rate', heading: texts.rate, cell: ({ interestRate }) => offerTexts.ratePerMonth(interestRate) },
  { key: 'term', heading: texts.term, cell: ({ term }) => costTexts.months(term) },
];
