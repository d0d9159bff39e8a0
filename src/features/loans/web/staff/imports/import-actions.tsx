// Recording what is ready of a file, after a question that says how many and how much; or discarding the file.
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { showDollars } from '#shared/money.ts';
import type { RepaymentImport } from '../../../contract/imports.ts';
import { repaymentImportTexts as texts } from '../../../texts/staff-imports.ts';
import { leftOut } from './import-figures.tsx';
import { call, useImports } from './queries.ts';

export function ImportActions({ found }: { found: RepaymentImport }) {
  const [asking, setAsking] = useState<'record' | 'discard' | null>(null);
  const { _id: id, state, toRecord } = found;
  const navigate = useNavigate();
  const close = () => setAsking(null);
  const recording = useImports(
    () => call('POST /api/loans/imports/:id/record', { params: { id }, body: { rows: toRecord.rows } }),
    ({ message }) => toast.good(message),
  );
  const discarding = useImports(
    () => call('POST /api/loans/imports/:id/discard', { params: { id } }),
    ({ message }) => {
      toast.good(message);
      void navigate('/admin/repayments');
    },
  );
  if (state !== 'Reading' && state !== 'Preview') return null;
  const left = leftOut(found);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking('discard')}>
        {texts.discard}
      </Button>
      {state === 'Preview' && toRecord.rows > 0 && (
        <Button icon={<CircleCheck className="size-5" />} onClick={() => setAsking('record')}>
          {texts.record(toRecord.rows)}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'record'}
        title={texts.recordTitle(toRecord.rows, showDollars(toRecord.amount))}
        confirmText={texts.record(toRecord.rows)}
        busy={recording.isPending}
        onConfirm={() => recording.mutate(undefined, { onSettled: close })}
        onCancel={close}
      >
        <p>{texts.recordLead}</p>
        {left > 0 && <p className="mt-3">{texts.leftOut(left)}</p>}
      </ConfirmDialog>
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
    </>
  );
}
