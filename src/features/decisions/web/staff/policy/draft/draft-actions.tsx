// A draft is discarded or published; where publishing has to wait, it says for what.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
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
  const [isPublishing, setPublishing] = useState(false);
  const navigate = useNavigate();
  const { _id: id, revision } = draft;
  const leave = () => {
    edits.forget();
    void navigate('/admin/policy');
  };
  const publishing = useDesk(
    (asked: { note: string; startsAt?: string }) =>
      call('POST /api/policy/drafts/:id/publish', { params: { id }, body: { revision, ...asked } }),
    ({ message }) => {
      toast.good(message);
      leave();
    },
  );
  const changes = policyChanges(draft.inForce.policy, draft.policy);
  const me = useSession()?.id;
  const waitsFor = whatPublishingWaitsFor(draft, edits, { changeCount: changes.length, me });
  return (
    <div className="grid gap-2 sm:justify-items-end">
      <div className="flex flex-wrap gap-2">
        <ConfirmedButton
          tone="quiet"
          question={{
            title: texts.discardTitle,
            confirmText: texts.discard,
            danger: true,
            lead: <p>{texts.discardLead}</p>,
          }}
          send={() => call('POST /api/policy/drafts/:id/discard', { params: { id }, body: { revision } })}
          topics={['policy']}
          onDone={leave}
        >
          {texts.discard}
        </ConfirmedButton>
        <Button
          disabled={waitsFor !== null}
          aria-describedby={waitsFor === null ? undefined : 'publishing-waits'}
          onClick={() => setPublishing(true)}
        >
          {texts.publish}
        </Button>
      </div>
      {waitsFor !== null && (
        <p id="publishing-waits" className="max-w-prose text-muted text-sm sm:text-right">
          {waitsFor}
        </p>
      )}
      <PublishDialog
        open={isPublishing}
        nextVersion={draft.inForce.version + 1}
        changes={changes}
        summary={draft.trial?.summary ?? null}
        busy={publishing.isPending}
        onPublish={(asked) => publishing.mutate(asked, { onSettled: () => setPublishing(false) })}
        onCancel={() => setPublishing(false)}
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
