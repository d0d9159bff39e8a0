// What a list says of a signal: what is shared, by whom, who looks into it, and what was found.
import { dueColumn } from '#features/casework/web/staff/wait-columns.tsx';
import type { ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import { showMoment } from '#shared/calendar.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { SignalDetail, SignalRow } from '../../contract.ts';
import { signalTexts as texts } from '../../texts/staff-signals.ts';

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

export function namesOf({ people, accounts }: SignalRow): string {
  const named = people.map(({ fullName }) => fullName).join(', ');
  return accounts > people.length ? `${named} ${texts.andMore(accounts, people.length)}` : named;
}

export const SIGNAL_COLUMNS: readonly ListColumn<SignalRow>[] = [
  { key: 'kind', heading: texts.kind, file: 'kind', cell: ({ kind }) => texts.kinds[kind] },
  {
    key: 'people',
    heading: texts.people,
    file: { [texts.people]: 'people.fullName', [inFile.howMany]: { at: 'accounts', unit: 'count' } },
    cell: namesOf,
  },
  {
    key: 'state',
    heading: texts.state,
    file: { [texts.state]: 'state', [texts.verdict]: 'verdict' },
    cell: (signal) => <SignalState signal={signal} />,
  },
  {
    key: 'owner',
    heading: texts.owner,
    file: 'owner.fullName',
    cell: ({ owner }) => owner?.fullName ?? texts.nobody,
  },
  dueColumn,
  {
    key: 'found',
    heading: texts.found,
    file: 'found',
    cell: ({ found }) => <time dateTime={found}>{showMoment(new Date(found))}</time>,
  },
];
