// What an admin has changed in a draft and not saved yet, and saving it as they saw the draft.
import { useState } from 'react';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { PolicyDraft } from '../../../../contract/policy-desk.ts';
import type { PolicyFigures } from '../../../../contract.ts';
import { hasGaps } from '../../../../rules/policy/with-figure.ts';
import { call, useDesk } from '../queries.ts';

type Edits = { revision: number; policy: PolicyFigures };

export type DraftEdits = ReturnType<typeof useDraftEdits>;

export function useDraftEdits(draft: PolicyDraft | undefined) {
  const [edits, setEdits] = useState<Edits | null>(null);
  const saving = useDesk(
    (policy: PolicyFigures) =>
      call('POST /api/policy/drafts/:id', {
        params: { id: draft?._id ?? '' },
        body: { revision: edits?.revision ?? draft?.revision ?? 0, policy },
      }),
    ({ message }) => {
      toast.good(message);
      setEdits(null);
    },
  );
  return {
    unsaved: edits !== null,
    /** Saved by somebody else since these edits began. */
    overtaken:
      edits !== null && draft !== undefined && draft.revision !== edits.revision && !saving.isPending,
    hasGaps: edits !== null && hasGaps(edits.policy),
    policyOf: ({ policy }: Pick<PolicyDraft, 'policy'>): PolicyFigures => edits?.policy ?? policy,
    change: (policy: PolicyFigures) =>
      setEdits((now) => ({ revision: now?.revision ?? draft?.revision ?? 0, policy })),
    drop: () => setEdits(null),
    save: (policy: PolicyFigures) => saving.mutateAsync(policy),
    saving: saving.isPending,
  };
}
