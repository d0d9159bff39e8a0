// Who joined a contest, in the order of joining, found by name.

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Output } from '#shared/endpoint.ts';
import { bySearch } from '#shared/list/filters.ts';
import type { contestEndpoints, DeskContest } from '../../contract.ts';
import { staffContestPageTexts as texts } from '../../texts/staff-contests.ts';
import { participantsQuery } from './queries.ts';

type Participant = Output<(typeof contestEndpoints)['GET /api/contests/participants/:id']>['rows'][number];

export function Participants({ contest }: { contest: DeskContest }) {
  const { search } = useFilters(bySearch);
  const participants = useQuery(participantsQuery(contest._id, usePageNumber(), search));
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <h2 id={headingId} className="font-bold text-xl">
        {texts.participants}{' '}
        <span className="figures font-normal text-muted">{contest.participants.toLocaleString('en-JM')}</span>
      </h2>
      {contest.participants > 0 && (
        <SearchBox label={texts.participantsSearch} hint={texts.participantsHint} />
      )}
      <PagedTable
        query={participants}
        asked={{ search }}
        empty={search === '' ? texts.participantsNone : texts.participantsNoMatch}
        caption={texts.participants}
        columns={COLUMNS}
        rowKey={({ user }) => user._id}
        rowLink={({ user }) => `/admin/users/${user._id}`}
      />
    </section>
  );
}

const COLUMNS: readonly Column<Participant>[] = [
  { key: 'name', heading: texts.name, cell: ({ user }) => user.fullName },
  { key: 'place', heading: texts.place, numeric: true, cell: ({ place }) => place.toLocaleString('en-JM') },
  { key: 'email', heading: texts.email, cell: ({ user }) => <EmailAddress of={user.email} /> },
  { key: 'ticket', heading: texts.ticket, cell: ({ ticket }) => <span className="figures">{ticket}</span> },
  {
    key: 'joined',
    heading: texts.joined,
    cell: ({ joined }) => <time dateTime={joined}>{showMoment(new Date(joined))}</time>,
  },
];
