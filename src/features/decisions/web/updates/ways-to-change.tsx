// The ways from advice to what it is about: the sections whose answers have changed since, opened again after one question, and the documents.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { informationAddress } from '#features/information/web/my-sections.ts';
import { CallFailed, caller } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import type { Lever } from '../../contract/advice.ts';
import type { decisionEndpoints, OfferOutput } from '../../contract.ts';
import { offerReasonTexts, updateTexts as texts } from '../../texts/decisions.ts';

type Update = OfferOutput['updates'][number];

const call = caller<typeof decisionEndpoints>();
const DOCUMENTS = '/earn-points?tab=documents';

type WaysToChangeProps = { updates: readonly Update[]; levers: readonly Lever[] };

/** It shows nothing where the advice is about no section that may be sent anew. */
export function WaysToChange({ updates, levers }: WaysToChangeProps) {
  const [asked, setAsked] = useState<Update | null>(null);
  const wanted = updates.filter(({ lever }) => levers.includes(lever));
  const sections = wanted.filter(
    ({ _id }, place) => wanted.findIndex((other) => other._id === _id) === place,
  );
  const hasDocuments = levers.includes('sectionsVerified') || wanted.some(takesPapersAboutCredit);
  if (sections.length === 0 && !hasDocuments) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {sections.map((section) => (
        <Button key={section._id} tone="secondary" onClick={() => setAsked(section)}>
          {texts.update(section.name)}
        </Button>
      ))}
      {hasDocuments && (
        <LinkButton to={DOCUMENTS} tone="secondary">
          {offerReasonTexts.documents}
        </LinkButton>
      )}
      {asked && <UpdateQuestion section={asked} onLeave={() => setAsked(null)} />}
    </div>
  );
}

/** Papers about credit go with their section: where that is checked or waits, it is sent anew first. */
const takesPapersAboutCredit = ({ lever, takesDocuments }: Update): boolean =>
  lever === 'credit' && takesDocuments;

function UpdateQuestion({ section: { _id, name }, onLeave }: { section: Update; onLeave: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const opening = useMutation({
    mutationFn: () => call('POST /api/informations/update/:id', { params: { id: _id } }),
    onSuccess: async ({ sId }) => {
      await queries.invalidateQueries({ queryKey: ['informations'] });
      await navigate(informationAddress(sId));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['offer'] }),
  });
  return (
    <ConfirmDialog
      open
      title={texts.title(name)}
      confirmText={texts.confirm}
      cancelText={texts.keep}
      busy={opening.isPending}
      onConfirm={() => opening.mutate()}
      onCancel={onLeave}
    >
      {opening.error instanceof CallFailed && (
        <Banner tone="bad" role="alert">
          {opening.error.message}
        </Banner>
      )}
      <p>{texts.anew}</p>
      <p>{texts.checked}</p>
    </ConfirmDialog>
  );
}
