// Every contest for staff; search, filter, order and page live in the address, so that a view can be shared.

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { useRecordTail } from '#platform/web/ui/list/list-way.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { DeskRow } from '../../contract.ts';
import { contestFilters } from '../../fields/staff-contest-list.ts';
import { staffContestTexts as texts } from '../../texts/staff-contests.ts';
import { PhaseChip } from './phase-chip.tsx';
import { deskQuery } from './queries.ts';

export function StaffContests() {
  const asked = { ...usePageAsked(), ...useFilters(contestFilters) };
  const contests = useQuery(deskQuery(asked));
  const tail = useRecordTail('/admin/contests');
  return (
    <Page
      title={texts.title}
      actions={
        <LinkButton to={`/admin/contests/add${tail}`} icon={<Plus className="size-5" />}>
          {texts.add}
        </LinkButton>
      }
    >
      <Filters />
      <DeskList
        query={contests}
        empty={texts.none}
        caption={texts.title}
        list={{ list: '/api/contests/desk', asked }}
        columns={COLUMNS}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => `/admin/contests/${_id}${tail}`}
      />
    </Page>
  );
}

function Filters() {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={texts.searchHint} />
      <ChoiceFilter
        param="phase"
        choices={contestFilters.phase}
        named={texts.phases}
        any={texts.anyPhase}
        label={texts.columns.phase}
        className="w-60 max-w-full"
      />
    </div>
  );
}

const shownMoment = (moment: string) => <time dateTime={moment}>{showMoment(new Date(moment))}</time>;

const COLUMNS: readonly ListColumn<DeskRow>[] = [
  { key: 'title', heading: texts.columns.title, file: 'name', sortKey: 'title', cell: ({ name }) => name },
  { key: 'category', heading: texts.columns.category, file: 'category', cell: ({ category }) => category },
  {
    key: 'start',
    heading: texts.columns.start,
    file: 'startDate',
    sortKey: 'start',
    cell: ({ startDate }) => shownMoment(startDate),
  },
  {
    key: 'end',
    heading: texts.columns.end,
    file: 'endDate',
    sortKey: 'end',
    cell: ({ endDate }) => shownMoment(endDate),
  },
  {
    key: 'participants',
    heading: texts.columns.participants,
    file: { at: 'participants', unit: 'count' },
    numeric: true,
    cell: ({ participants }) => participants.toLocaleString('en-JM'),
  },
  {
    key: 'phase',
    heading: texts.columns.phase,
    file: 'phase',
    cell: ({ phase }) => <PhaseChip phase={phase} />,
  },
];
