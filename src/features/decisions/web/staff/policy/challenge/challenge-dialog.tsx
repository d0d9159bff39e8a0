// The last question before a draft decides for a share of new applicants: for how many, why, what differs, and what the trial found.
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { RecordInputs } from '#platform/web/record/record-input.tsx';
import type { PolicyChange, PolicyDraft } from '../../../../contract/policy-desk.ts';
import { challengeFields, reasonErrors } from '../../../../fields/staff-policy.ts';
import { challengeTexts as texts } from '../../../../texts/staff-policy-challenge.ts';
import { ChangesList } from '../changes-list.tsx';
import { call } from '../queries.ts';
import { TrialSummed } from '../trial/trial-summed.tsx';

type ChallengeDialogProps = {
  open: boolean;
  draft: Pick<PolicyDraft, '_id' | 'revision' | 'nextVersion' | 'inForce' | 'trial'>;
  changes: readonly PolicyChange[];
  onBegun: () => void;
  onClose: () => void;
};

export const ChallengeDialog = ({ draft, changes, onBegun, ...dialog }: ChallengeDialogProps) => (
  <RecordDialog
    {...dialog}
    title={texts.startTitle}
    width="lg"
    lead={<p>{texts.startLead(draft.nextVersion, draft.inForce.version)}</p>}
    fields={challengeFields}
    validate={(asked) => reasonErrors(challengeFields, asked)}
    send={(asked) =>
      call('POST /api/policy/drafts/:id/challenge', {
        params: { id: draft._id },
        body: { revision: draft.revision, ...asked },
      })
    }
    confirmText={texts.begin}
    topics={['policy']}
    onSaved={onBegun}
  >
    {(form) => (
      <>
        <RecordInputs form={form} />
        <ChangesList changes={changes} />
        <TrialSummed summary={draft.trial?.summary ?? null} />
      </>
    )}
  </RecordDialog>
);
