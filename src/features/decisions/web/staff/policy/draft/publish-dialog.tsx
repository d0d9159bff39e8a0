// The last question before a policy goes live: why it is changed, what changes, and what the trial found.
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { frameOf, RecordInput } from '#platform/web/record/record-input.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { PolicyChange, PolicyDraft } from '../../../../contract/policy-desk.ts';
import { publishFields, reasonErrors } from '../../../../fields/staff-policy.ts';
import { policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import { ChangesList } from '../changes-list.tsx';
import { call } from '../queries.ts';
import { TrialSummed } from '../trial/trial-summed.tsx';

type PublishDialogProps = {
  open: boolean;
  draft: PolicyDraft;
  changes: readonly PolicyChange[];
  onPublished: () => void;
  onClose: () => void;
};

export const PublishDialog = ({ draft, changes, onPublished, ...dialog }: PublishDialogProps) => (
  <RecordDialog
    {...dialog}
    title={texts.publishTitle}
    width="lg"
    lead={<p>{texts.publishLead(draft.nextVersion)}</p>}
    fields={publishFields}
    validate={(asked) => reasonErrors(publishFields, asked)}
    send={({ note, startsAt }) =>
      call('POST /api/policy/drafts/:id/publish', {
        params: { id: draft._id },
        body: { revision: draft.revision, note, ...startIn(startsAt) },
      })
    }
    confirmText={texts.publish}
    topics={['policy']}
    onSaved={onPublished}
  >
    {(form) => (
      <>
        <RecordInput form={form} name="note" />
        <TextField
          {...frameOf(form, 'startsAt')}
          name="startsAt"
          type="datetime-local"
          value={form.typed.startsAt}
          onValue={(startsAt) => form.set({ startsAt })}
        />
        <ChangesList changes={changes} />
        <TrialSummed summary={draft.trial?.summary ?? null} />
      </>
    )}
  </RecordDialog>
);

/** When a version starts, from a time typed on Jamaica's wall clock, which has no summer time; nothing where none was typed. */
const startIn = (typed: string): { startsAt?: string } =>
  typed === '' ? {} : { startsAt: `${typed.slice(0, 16)}:00-05:00` };
