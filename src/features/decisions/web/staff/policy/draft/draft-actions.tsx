// A draft is discarded or published; where publishing has to wait, it says for what.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { PolicyDraft } from '../../../../contract/policy-desk.ts';
import { policyChanges } from '../../../../rules/policy/policy-changes.ts';
import { isWholeTrial } from '../../../../rules/policy/whole-trial.ts';
import { policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import { call, useDesk } from '../queries.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { DraftEdits } from './use-draft-edits.ts';

type DraftActionsProps = { draft: PolicyDraft; edits: DraftEdits };

export function DraftActions({ draft, edits }: DraftActionsProps) {
  const [asking, setAsking] = useState<'discard' | 'publish' | null>(null);
  const navigate = useNavigate();
  const { _id: id, revision } = draft;
  const close = () => setAsking(null);
  const leave = (message: string) => {
    toast.good(message);
    edits.forget();
    void navigate('/admin/policy');
  };
  const discarding = useDesk(
    () => call('POST /api/policy/drafts/:id/discard', { params: { id }, body: { revision } }),
    ({ message }) => leave(message),
  );
  const publishing = useDesk(
    (asked: { note: string; startsAt?: string }) =>
      call('POST /api/policy/drafts/:id/publish', { params: { id }, body: { revision, ...asked } }),
    ({ message }) => leave(message),
  );
  const changes = policyChanges(draft.inForce.policy, draft.policy);
  const me = useSession()?.id;
  const waitsFor = whatPublishingWaitsFor(draft, edits, { changeCount: changes.length, me });
  return (
    <div className="grid gap-2 sm:justify-items-end">
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" onClick={() => setAsking('discard')}>
          {texts.discard}
        </Button>
        <Button
          disabled={waitsFor !== null}
          aria-describedby={waitsFor === null ? undefined : 'publishing-waits'}
          onClick={() => setAsking('publish')}
        >
          {texts.publish}
        </Button>
      </div>
      {waitsFor !== null && (
        <p id="publishing-waits" className="max-w-prose text-muted text-sm sm:text-right">
          {waitsFor}
        </p>
      )}
      <ConfirmDialog
        open={asking === 'discard'}
        title={texts.discardTitle}
        confirmText={texts.discard}
        danger
        busy={discarding.isPending}
        onConfirm={() => discarding.mutate(undefined, { onSettled: close })}
        onCancel={close}
      >
        <p>{texts.discardLead}</p>
      </ConfirmDialog>
      <PublishDialog
        open={asking === 'publish'}
        nextVersion={draft.inForce.version + 1}
        changes={changes}
        summary={draft.trial?.summary ?? null}
        busy={publishing.isPending}
        onPublish={(asked) => publishing.mutate(asked, { onSettled: close })}
        onCancel={close}
      />
    </div>
  );
}

/** Null when nothing stands in its way; the server asks the same of what it has stored. */
function whatPublishingWaitsFor(
  { trial, writers }: PolicyDraft,
  { unsaved }: DraftEdits,
  { changeCount, me = '' }: { changeCount: number; me: string | undefined },
): string | null {
  if (unsaved) return texts.needsSave;
  if (changeCount === 0) return texts.needsChange;
  if (!trial?.isCurrent) return texts.needsTrial;
  if (!isWholeTrial(trial)) return texts.needsMorePeople;
  return writers.includes(me) ? texts.needsSecondPerson : null;
}
