// The last question before a draft decides for a share of new applicants: for how many, why, what differs, and what the trial found.
import { useState } from 'react';
import { AsksFirst } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { CancelButton, Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { saysWhy } from '#shared/record/says-something.ts';
import type { PolicyChange, PolicyDraft, TrialSummary } from '../../../../contract/policy-desk.ts';
import { policyDraftTexts as draftTexts } from '../../../../texts/staff-policy.ts';
import { challengeTexts as texts } from '../../../../texts/staff-policy-challenge.ts';
import { policyReturnTexts as returnTexts } from '../../../../texts/staff-policy-return.ts';
import { ChangesList } from '../changes-list.tsx';
import { LossByGrade } from '../trial/loss-by-grade.tsx';
import { TrialTiles } from '../trial/trial-tiles.tsx';

type ChallengeDialogProps = {
  open: boolean;
  draft: Pick<PolicyDraft, 'nextVersion' | 'inForce'>;
  changes: readonly PolicyChange[];
  summary: TrialSummary | null;
  busy: boolean;
  onBegin: (asked: { note: string; sharePercent: number }) => void;
  onCancel: () => void;
};

/** Of 100; the server holds a challenge to the same. */
const [LEAST, MOST] = [5, 50];

export function ChallengeDialog(props: ChallengeDialogProps) {
  const { open, draft, changes, summary, busy, onBegin, onCancel } = props;
  const [note, setNote] = useState('');
  const [share, setShare] = useState('');
  const [isAsked, setAsked] = useState(false);
  const said = note.trim();
  const sharePercent = shareIn(share);
  const begin = () =>
    saysWhy(said) && sharePercent !== null ? onBegin({ note: said, sharePercent }) : setAsked(true);
  const footer = (
    <>
      <CancelButton />
      <Button busy={busy} onClick={begin}>
        {texts.begin}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onCancel} title={texts.startTitle} footer={footer} width="lg">
      <AsksFirst when={(note !== '' || share !== '') && !busy} />
      <p>{texts.startLead(draft.nextVersion, draft.inForce.version)}</p>
      <TextField
        inputMode="numeric"
        label={texts.share}
        hint={texts.shareHint}
        value={share}
        error={isAsked && sharePercent === null ? texts.shareNeeded : undefined}
        onValue={setShare}
      />
      <TextAreaField
        label={draftTexts.publishNote}
        hint={draftTexts.publishNoteHint}
        maxLength={1_000}
        value={note}
        error={isAsked && !saysWhy(said) ? returnTexts.whyNeeded : undefined}
        onValue={setNote}
      />
      <ChangesList changes={changes} />
      {summary && <TrialTiles summary={summary} />}
      {summary?.expectedLoss && <LossByGrade loss={summary.expectedLoss} />}
    </Dialog>
  );
}

function shareIn(typed: string): number | null {
  const share = Number(typed.trim());
  return typed.trim() !== '' && Number.isInteger(share) && share >= LEAST && share <= MOST ? share : null;
}
