// Signals in a list: what is shared, by whom, who looks into it, and what was found.
import type { UseQueryResult } from '@tanstack/react-query';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { SignalDetail, SignalRow } from '../../contract.ts';
import { signalTexts as texts } from '../../texts/staff-signals.ts';

type SignalTableProps = {
  query: UseQueryResult<{ rows: SignalRow[]; total: number; page: number; perPage: number }>;
  caption: string;
  empty: string;
  /** What follows a signal's address. */
  tail: string;
};

export const SignalTable = ({ query, caption, empty, tail }: SignalTableProps) => (
  <PagedTable
    query={query}
    empty={empty}
    caption={caption}
    columns={COLUMNS}
    rowKey={({ _id }) => _id}
    rowLink={({ _id }) => `/admin/signals/${_id}${tail}`}
  />
);

const TONES: Record<NonNullable<SignalRow['verdict']>, Tone> = {
  SamePerson: 'bad',
  DifferentPeople: 'neutral',
  NothingWrong: 'good',
};

/** That it waits, or what was found. */
export const SignalState = ({
  signal: { state, verdict },
}: {
  signal: Pick<SignalDetail, 'state' | 'verdict'>;
}) => (
  <StatusChip tone={verdict ? TONES[verdict] : 'wait'}>
    {verdict ? texts.verdicts[verdict] : texts.states[state]}
  </StatusChip>
);

function namesOf({ people, accounts }: SignalRow): string {
  const named = people.map(({ fullName }) => fullName).join(', ');
  const more = accounts - people.length;
  return more > 0 ? `${named} ${texts.andMore(more)}` : named;
}

const COLUMNS: readonly Column<SignalRow>[] = [
  { key: 'kind', heading: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
  { key: 'people', heading: texts.people, cell: namesOf },
  { key: 'state', heading: texts.state, cell: (signal) => <SignalState signal={signal} /> },
  { key: 'owner', heading: texts.owner, cell: ({ owner }) => owner?.fullName ?? texts.nobody },
  {
    key: 'found',
    heading: texts.found,
    cell: ({ found }) => <time dateTime={found}>{showMoment(new Date(found))}</time>,
  },
];
