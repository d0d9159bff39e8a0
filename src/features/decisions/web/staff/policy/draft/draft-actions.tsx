// A draft is discarded or published; where publishing has to wait, it says for what.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOneHand } from '#features/casework/web/staff/one-hand.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import type { PolicyDraft } from '../../../../contract/policy-desk.ts';
import { policyChanges } from '../../../../rules/policy/policy-changes.ts';
import { isWholeTrial } from '../../../../rules/policy/whole-trial.ts';
import { policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import { challengeTexts } from '../../../../texts/staff-policy-challenge.ts';
import { ChallengeDialog } from '../challenge/challenge-dialog.tsx';
import { call } from '../queries.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { DraftEdits } from './use-draft-edits.ts';

type DraftActionsProps = { draft: PolicyDraft; edits: DraftEdits };

export function DraftActions({ draft, edits }: DraftActionsProps) {
  const [asking, setAsking] = useState<'publish' | 'challenge' | null>(null);
  const navigate = useNavigate();
  const { _id: id, revision } = draft;
  const close = () => setAsking(null);
  const leave = () => {
    edits.forget();
    void navigate('/admin/policy');
  };
  const changes = policyChanges(draft.inForce.policy, draft.policy);
  const me = useSession()?.id;
  const oneHand = useOneHand()(draft.writers);
  const waitsFor = whatPublishingWaitsFor(draft, edits, { changeCount: changes.length, me, oneHand });
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
          tone="secondary"
          disabled={waitsFor !== null}
          aria-describedby={waitsFor === null ? undefined : 'publishing-waits'}
          onClick={() => setAsking('challenge')}
        >
          {challengeTexts.start}
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
        <p id="publishing-waits" className="max-w-md text-muted text-sm sm:text-right">
          {waitsFor}
        </p>
      )}
      <PublishDialog
        open={asking === 'publish'}
        draft={draft}
        changes={changes}
        onPublished={leave}
        onClose={close}
      />
      <ChallengeDialog
        open={asking === 'challenge'}
        draft={draft}
        changes={changes}
        onBegun={leave}
        onClose={close}
      />
    </div>
  );
}

/** What a draft lacks before it can be published, in words; null where it lacks nothing. The server asks the same of what it has stored. */
function whatPublishingWaitsFor(
  { trial, writers }: PolicyDraft,
  { unsaved }: DraftEdits,
  { changeCount, me = '', oneHand }: { changeCount: number; me: string | undefined; oneHand: string | null },
): string | null {
  if (unsaved) return texts.needsSave;
  if (changeCount === 0) return texts.needsChange;
  if (!trial?.isCurrent) return texts.needsTrial;
  if (!isWholeTrial(trial)) return texts.needsMorePeople;
  return writers.includes(me) ? texts.needsSecondPerson : oneHand;
}
