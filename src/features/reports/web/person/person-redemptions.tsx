// What one person redeemed, the newest first, eight a page.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Acquisition } from '#features/prizes/contract.ts';
import { AcquisitionStatus } from '#features/prizes/web/acquisition-status.tsx';
import { call } from '#features/prizes/web/queries.ts';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { personPageTexts, personRedemptionTexts as texts } from '#texts/staff-person.ts';

export function PersonRedemptions({ id }: { id: string }) {
  const page = usePageNumber();
  const redemptions = useQuery({
    queryKey: ['prizes', 'redeemed by', id, page],
    queryFn: ({ signal }) => call('GET /api/acquisitions', { query: { accountId: id, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      query={redemptions}
      skeleton={<RowSkeletons />}
      isEmpty={({ total }) => total === 0}
      empty={texts.empty}
    >
      {({ rows, total }) => (
        <div className="grid gap-4">
          <Table
            caption={personPageTexts.tab.redemptions}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ _id }) => _id}
            rowLink={({ _id }) => `/admin/redeem/${_id}`}
          />
          <Pager rowCount={total} />
        </div>
      )}
    </Loaded>
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
