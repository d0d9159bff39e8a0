// The last question before a policy goes live: why it is changed, what changes, and what the trial found.
import { useState } from 'react';
import { AsksFirst } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { CancelButton, Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { saysWhy } from '#shared/record/says-something.ts';
import type { PolicyChange, TrialSummary } from '../../../../contract/policy-desk.ts';
import { policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import {
  policyReturnTexts as returnTexts,
  policyStartTexts as startTexts,
} from '../../../../texts/staff-policy-return.ts';
import { ChangesList } from '../changes-list.tsx';
import { LossByGrade } from '../trial/loss-by-grade.tsx';
import { TrialTiles } from '../trial/trial-tiles.tsx';

type PublishDialogProps = {
  open: boolean;
  nextVersion: number;
  changes: readonly PolicyChange[];
  summary: TrialSummary | null;
  busy: boolean;
  /** Publishes the draft; without `startsAt` it begins to decide at once. */
  onPublish: (asked: { note: string; startsAt?: string }) => void;
  onCancel: () => void;
};

export function PublishDialog(props: PublishDialogProps) {
  const { open, nextVersion, changes, summary, busy, onPublish, onCancel } = props;
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [start, setStart] = useState('');
  const said = note.trim();
  const footer = (
    <>
      <CancelButton />
      <Button
        busy={busy}
        onClick={() => (saysWhy(said) ? onPublish({ note: said, ...startIn(start) }) : setAsked(true))}
      >
        {texts.publish}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onCancel} title={texts.publishTitle} footer={footer} width="lg">
      <AsksFirst when={(note !== '' || start !== '') && !busy} />
      <p>{texts.publishLead(nextVersion)}</p>
      <TextAreaField
        label={texts.publishNote}
        hint={texts.publishNoteHint}
        maxLength={1_000}
        value={note}
        error={isAsked && !saysWhy(said) ? returnTexts.whyNeeded : undefined}
        onValue={setNote}
      />
      <TextField
        type="datetime-local"
        label={startTexts.label}
        hint={startTexts.hint}
        optional
        value={start}
        onValue={setStart}
      />
      <ChangesList changes={changes} />
      {summary && <TrialTiles summary={summary} />}
      {summary?.expectedLoss && <LossByGrade loss={summary.expectedLoss} />}
    </Dialog>
  );
}

/** When a version starts, from a time typed on Jamaica's wall clock, which has no summer time; nothing where none was typed. */
const startIn = (typed: string): { startsAt?: string } =>
  typed === '' ? {} : { startsAt: `${typed.slice(0, 16)}:00-05:00` };
