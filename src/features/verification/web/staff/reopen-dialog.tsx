// Asks why a submitted section must be filled in again, and opens it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { recordTexts as texts } from '#texts/staff.ts';
import { uiTexts } from '#texts/ui.ts';
import { reviewTexts } from '../../texts/staff-review.ts';
import { call } from './queries.ts';

type ReopenDialogProps = {
  open: boolean;
  submissionId: string;
  onClose: () => void;
  onReopened: () => void;
};

export function StaffReopenDialog({ open, submissionId, onClose, onReopened }: ReopenDialogProps) {
  const formId = useId();
  const [fault, setFault] = useState<string>();
  const queries = useQueryClient();
  const reopen = useMutation({
    mutationFn: (reason: string) =>
      call('POST /api/informations/reopen/:id', { params: { id: submissionId }, body: { reason } }),
    onSuccess: ({ message }) => {
      toast.good(message);
      onReopened();
    },
    onError: (failure) => toast.bad(failure instanceof CallFailed ? failure.message : reviewTexts.failed),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['verifications'] });
      void queries.invalidateQueries({ queryKey: ['submissions'] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setFault(reason === '' ? texts.reopenReason : undefined);
    if (reason !== '') reopen.mutate(reason);
  };
  const footer = (
    <>
      <Button tone="secondary" onClick={onClose}>
        {uiTexts.cancel}
      </Button>
      <Button type="submit" form={formId} busy={reopen.isPending}>
        {texts.reopen}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={texts.reopen} footer={footer}>
      <p className="text-muted">{texts.reopenLead}</p>
      <form id={formId} onSubmit={submit} noValidate>
        <TextAreaField name="reason" label={texts.reopenReason} error={fault} maxLength={2_000} />
      </form>
    </Dialog>
  );
}
