// The state of an import and the verdict on a row, each as a chip.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { ImportRow, ImportState } from '../../../contract/imports.ts';
import { repaymentImportTexts as texts, verdictTexts } from '../../../texts/staff-imports.ts';

const STATE_TONES: Record<ImportState, Tone> = {
  Reading: 'info',
  Preview: 'wait',
  Recording: 'info',
  Done: 'good',
  Failed: 'bad',
  Discarded: 'neutral',
};

export const StateChip = ({ state }: { state: ImportState }) => (
  <StatusChip tone={STATE_TONES[state]}>{texts.states[state]}</StatusChip>
);

type Verdict = ImportRow['verdict'];

/** All others mean that the row is left out. */
const VERDICT_TONES: Partial<Record<Verdict, Tone>> = {
  Ready: 'wait',
  Overpays: 'bad',
  Ticked: 'wait',
  Recorded: 'good',
  AlreadyRecorded: 'neutral',
  RepeatedInFile: 'neutral',
};

export const VerdictChip = ({ verdict }: { verdict: Verdict }) => (
  <StatusChip tone={VERDICT_TONES[verdict] ?? 'bad'}>{verdictTexts[verdict].tab}</StatusChip>
);
