// A promise to pay with what became of it: 'Promised Mar 12th, $1,916.66'.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import { showShortDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LoanContact } from '../../../contract/portfolio.ts';
import { contactTexts as texts } from '../../../texts/staff-collections.ts';

type Promised = NonNullable<LoanContact['promise']>;

const TONES: Record<Promised['state'], Tone> = { Open: 'wait', Kept: 'good', Broken: 'bad' };

export const PromiseShown = ({ promise: { on, amount, state } }: { promise: Promised }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:justify-end">
    {state !== 'Open' && <StatusChip tone={TONES[state]}>{texts.promiseStates[state]}</StatusChip>}
    <span className={state === 'Open' ? 'font-semibold' : 'text-muted'}>
      {texts.promised(showShortDay(on), amount === null ? null : showDollars(amount))}
    </span>
  </span>
);
