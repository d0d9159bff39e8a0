// The record of the winners: who won under which approval, until when to claim, and what became of each prize.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { readDay, showDay, showMoment } from '#shared/calendar.ts';
import type { DeskContest, DeskWinner } from '../../contract.ts';
import { staffContestPageTexts, winnersTexts as texts } from '../../texts/staff-contests.ts';
import { ClaimButtons } from './claim-buttons.tsx';
import { winnersQuery } from './queries.ts';

const PAGE = 'winners';

export function WinnersRecord({ contest, drawnAt }: { contest: DeskContest; drawnAt: string }) {
  const winners = useQuery(winnersQuery(contest._id, usePageNumber(PAGE)));
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id={headingId} className="font-bold text-xl">
          {texts.title}
        </h2>
        <p className="text-muted">{texts.lead(contest.approvalNumber, showMoment(new Date(drawnAt)))}</p>
      </div>
      <Loaded
        query={winners}
        skeleton={<RowSkeletons count={2} />}
        pageParam={PAGE}
        isEmpty={({ rows }) => rows.length === 0}
        empty={texts.none}
      >
        {({ rows, total }) => (
          <div className="grid gap-4">
            <Table
              caption={texts.title}
              columns={columnsFor(contest._id)}
              rows={rows}
              rowKey={({ place }) => String(place)}
              rowLink={({ user }) => `/admin/users/${user._id}`}
            />
            <Pager rowCount={total} param={PAGE} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

const columnsFor = (contestId: string): readonly Column<DeskWinner>[] => [
  { key: 'name', heading: staffContestPageTexts.name, cell: ({ user }) => user.fullName },
  { key: 'rank', heading: texts.rank, numeric: true, cell: ({ place }) => place.toLocaleString('en-JM') },
  {
    key: 'ticket',
    heading: staffContestPageTexts.ticket,
    cell: ({ ticket }) => <span className="figures">{ticket}</span>,
  },
  { key: 'claimBy', heading: texts.claimBy, cell: ({ claimBy }) => <ClaimDay day={claimBy} /> },
  {
    key: 'state',
    heading: texts.state,
    cell: (winner) => <PrizeState contestId={contestId} winner={winner} />,
  },
];

function ClaimDay({ day }: { day: string }) {
  const read = readDay(day);
  return read && <time dateTime={day}>{showDay(read)}</time>;
}

function PrizeState({ contestId, winner }: { contestId: string; winner: DeskWinner }) {
  const { claim } = winner;
  if (!claim) return <ClaimButtons contestId={contestId} winner={winner} />;
  return (
    <span className="inline-grid justify-items-start gap-1 max-sm:justify-items-end">
      <StatusChip tone={claim.status === 'Claimed' ? 'good' : 'neutral'}>
        {claim.status === 'Claimed' ? texts.claimed : texts.unclaimed}
      </StatusChip>
      <span className="text-muted text-xs">
        {texts.recorded(claim.by, showMoment(new Date(claim.created)))}
      </span>
    </span>
  );
}
