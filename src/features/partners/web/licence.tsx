// A lender's licence: its state as a word with a sign, and its number.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { Lender } from '../contract.ts';
import { licenceTexts as texts } from '../texts/lenders.ts';

const TONES: Record<Lender['licenceState'], Tone> = {
  Licensed: 'good',
  Applied: 'wait',
  None: 'bad',
  Suspended: 'bad',
  Expired: 'bad',
};

export const Licence = ({ lender }: { lender: Pick<Lender, 'licenceNumber' | 'licenceState'> }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
    <StatusChip tone={TONES[lender.licenceState]}>{texts.states[lender.licenceState]}</StatusChip>
    <span className="figures wrap-anywhere text-muted">
      {lender.licenceNumber === null ? texts.noNumber : texts.number(lender.licenceNumber)}
    </span>
  </span>
);
