// What an admin has changed in a draft and not saved yet, kept in this browser meanwhile, and saving it as they saw the draft.
import { useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { readKept } from '#platform/web/record/kept-draft.ts';
import { useLeaveGuard } from '#platform/web/record/leave-guard.ts';
import { useKeeping } from '#platform/web/record/use-keeping.ts';
import { useSession } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { uiTexts } from '#texts/ui.ts';
import type { PolicyDraft } from '../../../../contract/policy-desk.ts';
import type { PolicyFigures } from '../../../../contract.ts';
import { hasFiguresOf, hasGaps } from '../../../../rules/policy/with-figure.ts';
import { policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import { call, useDesk } from '../queries.ts';

/** What was edited; `json` is the whole draft as somebody is typing it, which need not be a policy yet. */
type Edits = { revision: number; policy: PolicyFigures; json?: string };

export type DraftEdits = ReturnType<typeof useDraftEdits>;

export function useDraftEdits(id: string, draft: PolicyDraft | undefined) {
  const account = useSession()?.id ?? '';
  const place = `policy draft:${id}`;
  const [kept, setKept] = useState(() => (account ? readKept<Edits>(account, place) : null));
  const [typed, setTyped] = useState<Edits | null>(null);
  /** The last state in which no field was empty, since an empty field cannot be kept as a figure. */
  const [whole, setWhole] = useState<Edits | null>(null);
  const mayRestore = kept && draft?.state === 'Open' && hasFiguresOf(kept.policy, draft.policy);
  const restored = mayRestore ? { ...kept } : null;
  const edits = typed ?? restored;
  const guard = useLeaveGuard(edits !== null);
  // Nothing is kept before the draft is known: writing sooner would drop what was kept earlier.
  const keeping = useKeeping(draft && account, place, whole ?? restored);
  const [refused, setRefused] = useState<{ message: string; fields: FieldErrors } | null>(null);
  const drop = () => {
    setRefused(null);
    setTyped(null);
    setWhole(null);
    setKept(null);
  };
  const change = (to: Omit<Edits, 'revision'>) => {
    const next = { ...to, revision: edits?.revision ?? draft?.revision ?? 0 };
    setTyped(next);
    setRefused(null);
    if (!hasGaps(to.policy)) setWhole(next);
  };
  const forget = () => {
    guard.release();
    keeping.forget();
    drop();
  };
  const saving = useDesk(
    (policy: PolicyFigures) =>
      call('POST /api/policy/drafts/:id', {
        params: { id },
        body: { revision: edits?.revision ?? draft?.revision ?? 0, policy },
      }),
    ({ message }) => {
      toast.good(message);
      forget();
    },
    // The failure is shown beside the button, which a toast would cover.
    (failure) => setRefused(refusalIn(failure)),
  );
  return {
    guard,
    isRestored: typed === null && restored !== null,
    unsaved: edits !== null,
    /** Whether somebody else has saved the draft since these edits began. */
    overtaken:
      edits !== null && draft !== undefined && draft.revision !== edits.revision && !saving.isPending,
    hasGaps: edits !== null && hasGaps(edits.policy),
    policyOf: ({ policy }: Pick<PolicyDraft, 'policy'>): PolicyFigures => edits?.policy ?? policy,
    change: (policy: PolicyFigures) => change({ policy }),
    json: edits?.json,
    changeJson: (json: string) => draft && change({ policy: edits?.policy ?? draft.policy, json }),
    drop,
    /** Drops the edits of a draft that is gone, so that nobody is asked about them when they leave the page. */
    forget,
    save: (policy: PolicyFigures) => saving.mutateAsync(policy),
    saving: saving.isPending,
    /** The validation errors of the last save, until something of the draft is changed; by the path of the part, without the leading 'policy.'. */
    refused,
  };
}

function refusalIn(failure: unknown) {
  if (!(failure instanceof CallFailed)) return { message: uiTexts.loadFailed, fields: {} };
  const fields = Object.fromEntries(
    Object.entries(failure.fields).map(([place, error]) => [place.replace(/^policy\./, ''), error]),
  );
  return { message: Object.keys(fields).length > 0 ? texts.refused : failure.message, fields };
}
