// The versions of the words, newest first: who saved them, when, what changed, and the way back to one.
import { useMutation, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { CopyVersion } from '../../contract.ts';
import { copySlotNames, editCopyTexts, copyHistoryTexts as texts } from '../../texts/staff-copy.ts';
import { call, copyVersionsQuery } from './queries.ts';

type CopyHistoryProps = { newest: number; onReverted: () => Promise<void> };

export function CopyHistory({ newest, onReverted }: CopyHistoryProps) {
  const versions = useQuery(copyVersionsQuery(usePageNumber()));
  const [asked, setAsked] = useState<number | null>(null);
  const headingId = useId();
  const revert = useMutation({
    mutationFn: (to: number) =>
      call('POST /api/informations/landingCopy/revert', { body: { version: newest, to } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => toast.bad(failure instanceof CallFailed ? failure.message : editCopyTexts.failed),
    onSettled: async () => {
      setAsked(null);
      await onReverted();
    },
  });
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <h2 id={headingId} className="font-bold text-xl">
        {texts.title}
      </h2>
      <Loaded
        query={versions}
        skeleton={<RowSkeletons count={3} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={texts.none}
      >
        {({ rows, total, publishedVersion }) => (
          <div className="grid gap-4">
            <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
              {rows.map((row) => (
                <li key={row.version} className="grid gap-2 p-4">
                  <Version
                    row={row}
                    isInForce={row.version === publishedVersion}
                    onRevert={() => setAsked(row.version)}
                  />
                </li>
              ))}
            </ol>
            <Pager rowCount={total} />
          </div>
        )}
      </Loaded>
      <ConfirmDialog
        open={asked !== null}
        title={texts.confirmRevert(asked ?? 0)}
        confirmText={editCopyTexts.yes}
        busy={revert.isPending}
        onConfirm={() => asked !== null && revert.mutate(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>{texts.confirmRevertLead}</p>
      </ConfirmDialog>
    </section>
  );
}

type VersionProps = { row: CopyVersion; isInForce: boolean; onRevert: () => void };

const Version = ({ row, isInForce, onRevert }: VersionProps) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid gap-0.5">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {texts.version(row.version)}
          <StateChip isPublished={row.published !== null} isInForce={isInForce} />
        </h3>
        <p className="text-muted text-sm">
          {texts.by(row.by ?? texts.installed, showMoment(new Date(row.created)))}
        </p>
      </div>
      {!isInForce && (
        <Button
          tone="secondary"
          size="sm"
          aria-label={texts.revertOf(row.version)}
          icon={<History className="size-4" />}
          onClick={onRevert}
        >
          {texts.revert}
        </Button>
      )}
    </div>
    {row.revertedTo !== null && <p>{texts.revertedTo(row.revertedTo)}</p>}
    <Changes row={row} />
  </>
);

function StateChip({ isPublished, isInForce }: { isPublished: boolean; isInForce: boolean }) {
  if (isInForce) return <StatusChip tone="good">{texts.inForce}</StatusChip>;
  return (
    <StatusChip tone={isPublished ? 'neutral' : 'wait'}>
      {isPublished ? texts.published : texts.draft}
    </StatusChip>
  );
}

function Changes({ row: { version, changes } }: { row: CopyVersion }) {
  if (changes.length === 0) return <p className="text-sm">{version === 1 ? texts.first : texts.unchanged}</p>;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {texts.changes(changes.length)}
      </summary>
      <dl className="grid gap-3 text-sm">
        {changes.map(({ slot, before, after }) => (
          <div key={slot} className="grid gap-0.5">
            <dt className="font-semibold">{copySlotNames[slot]}</dt>
            <dd className="text-muted">
              {texts.before} {before}
            </dd>
            <dd>
              {texts.after} {after}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
