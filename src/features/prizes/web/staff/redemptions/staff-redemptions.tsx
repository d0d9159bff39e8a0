// Everybody's redemptions for staff; search, status, order and page live in the address, so that a view can be shared.

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { Waits } from '#features/casework/contract.ts';
import { dueColumn, ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import { staffTexts } from '#texts/staff.ts';
import type { Acquisition } from '../../../contract.ts';
import { redemptionFilters } from '../../../fields/staff-prize-lists.ts';
import { acquisitionTexts } from '../../../texts/prizes.ts';
import { prizeDeskTexts, redemptionDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { AcquisitionStatus as Status } from '../../acquisition-status.tsx';
import { redemptionsQuery } from '../queries.ts';

export function StaffRedemptions() {
  const address = { ...usePageAsked(), ...useFilters(redemptionFilters) };
  const redemptions = useQuery(redemptionsQuery(address));
  const { search } = useLocation();
  return (
    <Page title={texts.title}>
      <Filters />
      <DeskList
        query={redemptions}
        empty={address.search || address.status ? staffTexts.noMatch : texts.none}
        caption={texts.title}
        columns={COLUMNS}
        list={{ list: '/api/acquisitions', asked: address }}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/admin/redeem/${_id}${search}`}
      />
    </Page>
  );
}

function Filters() {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={staffTexts.search} hint={staffTexts.searchHint} />
      <ChoiceFilter
        param="status"
        choices={redemptionFilters.status}
        named={acquisitionTexts.status}
        any={texts.anyStatus}
        label={texts.status}
        className="w-44"
      />
    </div>
  );
}

/** Borrowers read their own redemptions by the same call, without any of it. */
const waitsOf = ({ due = null, isLate = false, owner = null, mayTake = false }: Acquisition): Waits => ({
  ...{ due, isLate, owner, mayTake },
});

const COLUMNS: readonly ListColumn<Acquisition>[] = [
  { key: 'person', heading: texts.person, file: 'user.fullName', cell: ({ user }) => user?.fullName },
  { key: 'prize', heading: texts.prize, file: 'prize.name', cell: ({ prize }) => prize.name },
  {
    key: 'seeds',
    heading: texts.seeds,
    sortKey: 'seeds',
    file: { at: 'pointSpent', unit: 'seeds' },
    cell: ({ pointSpent }) => <SeedAmount count={pointSpent} />,
  },
  {
    key: 'type',
    heading: texts.type,
    file: 'prizeType',
    cell: ({ prizeType }) => prizeDeskTexts.types[prizeType],
  },
  { key: 'status', heading: texts.status, file: 'status', cell: ({ status }) => <Status status={status} /> },
  {
    key: 'created',
    heading: texts.created,
    sortKey: 'created',
    file: 'created',
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
  {
    ...dueColumn,
    file: 'due',
    cell: (row) =>
      row.due && (
        <span className="inline-grid">
          {dueColumn.cell(waitsOf(row))}
          <span className="text-xs">{ownerColumn.cell(waitsOf(row))}</span>
        </span>
      ),
  },
  { ...ownerColumn, extra: true, file: 'owner.fullName', cell: (row) => ownerColumn.cell(waitsOf(row)) },
];
