// Grants or refuses a new date, with a word to the borrower.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { type Day, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { NewDateRow } from '../../../contract/new-dates.ts';
import { newDateDesk as texts } from '../../../texts/staff-new-dates.ts';
import { call } from '../../new-dates/queries.ts';

type DecideDialogProps = { row: NewDateRow; deciding: 'grant' | 'refuse' | null; onClose: () => void };

export function DecideDialog({ row, deciding, onClose }: DecideDialogProps) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const noteBox = useRef<HTMLTextAreaElement>(null);
  const queries = useQueryClient();
  const isGrant = deciding === 'grant';
  const decision = useMutation({
    mutationFn: () => {
      const asked = { params: { id: row._id }, body: { note: note.trim() } };
      return isGrant
        ? call('POST /api/loans/admin/new-dates/:id/grant', asked)
        : call('POST /api/loans/admin/new-dates/:id/refuse', asked);
    },
    onSuccess: ({ message }) => {
      toast.good(message);
      close();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['loans'] }),
  });
  const close = () => {
    decision.reset();
    setNote('');
    setMissing(false);
    onClose();
  };
  const decide = () => {
    const isWordless = !isGrant && note.trim() === '';
    setMissing(isWordless);
    if (isWordless) noteBox.current?.focus();
    else decision.mutate();
  };
  const { fullName } = row.user;
  return (
    <ConfirmDialog
      open={deciding !== null}
      title={
        isGrant ? texts.grantTitle(fullName, showDay(row.wantedDueOn as Day)) : texts.refuseTitle(fullName)
      }
      confirmText={isGrant ? texts.grant : texts.refuse}
      busy={decision.isPending}
      onConfirm={decide}
      onCancel={close}
    >
      {decision.error instanceof CallFailed && (
        <Banner tone="bad" role="alert">
          {decision.error.message}
        </Banner>
      )}
      <blockquote className="grid max-h-48 gap-1 overflow-y-auto rounded-md border border-line bg-ground p-3">
        <p className="figures font-semibold">
          {texts.asksFor(
            showDollars(row.amount),
            showDay(row.fromDueOn as Day),
            showDay(row.wantedDueOn as Day),
          )}
        </p>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{row.reason}</p>
      </blockquote>
      <p>{isGrant ? texts.grantMore : texts.refuseMore}</p>
      <TextAreaField
        ref={noteBox}
        label={isGrant ? texts.grantNote : texts.refuseNote}
        optional={isGrant}
        maxLength={1_000}
        value={note}
        onValue={setNote}
        {...(isMissing ? { error: texts.noteNeeded } : {})}
      />
    </ConfirmDialog>
  );
}
