// When a contest ends or ended, in words, and how many days it still runs.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Contest, ContestState } from '../contract.ts';
import { contestTexts as texts } from '../texts/contests.ts';

const TONES: Record<ContestState, Tone> = {
  upcoming: 'info',
  open: 'good',
  closed: 'wait',
  drawn: 'neutral',
};

type Timed = { contest: Pick<Contest, 'state' | 'days' | 'startDate' | 'endDate'> };

/** The days remaining while a contest is open, else its state. */
export const ContestChip = ({ contest: { state, days } }: Timed) => (
  <StatusChip tone={state === 'open' ? 'wait' : TONES[state]}>
    {state === 'open' ? texts.daysRemaining(days) : texts.state[state]}
  </StatusChip>
);

export function ContestTime({ contest: { state, startDate, endDate } }: Timed) {
  const moment = state === 'upcoming' ? startDate : endDate;
  const say = state === 'upcoming' ? texts.opens : state === 'open' ? texts.ends : texts.hasEnded;
  return (
    <time dateTime={moment}>
      <Unbroken>{say(showMoment(new Date(moment)))}</Unbroken>
    </time>
  );
}
