// What one person redeemed, the newest first, eight a page.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { personPageTexts } from '#features/accounts/texts/staff-person.ts';
import type { Acquisition } from '#features/prizes/contract.ts';
import { AcquisitionStatus } from '#features/prizes/web/acquisition-status.tsx';
import { call } from '#features/prizes/web/queries.ts';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { showMoment } from '#shared/calendar.ts';
import { personRedemptionTexts as texts } from '../../../texts/staff-person.ts';

export function PersonRedemptions({ id }: { id: string }) {
  const page = usePageNumber();
  const redemptions = useQuery({
    queryKey: ['prizes', 'redeemed by', id, page],
    queryFn: ({ signal }) => call('GET /api/acquisitions', { query: { accountId: id, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <PagedTable
      query={redemptions}
      empty={texts.empty}
      caption={personPageTexts.tab.redemptions}
      columns={COLUMNS}
      rowKey={({ _id }) => _id}
      rowLink={({ _id }) => `/admin/redeem/${_id}`}
    />
  );
}

const COLUMNS: readonly Column<Acquisition>[] = [
  { key: 'prize', heading: texts.prize, cell: ({ prize }) => prize.name },
  { key: 'status', heading: texts.status, cell: ({ status }) => <AcquisitionStatus status={status} /> },
  {
    key: 'seeds',
    heading: texts.seeds,
    numeric: true,
    cell: ({ pointSpent }) => <SeedAmount count={pointSpent} className="text-xs" />,
  },
  {
    key: 'created',
    heading: texts.created,
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
];
