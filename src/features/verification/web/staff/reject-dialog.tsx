// Asks for the reason of a rejection, which the owner reads, and for a note that only staff read.
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { reviewTexts } from '#texts/information.ts';
import { workbenchTexts as texts } from '#texts/staff.ts';
import { uiTexts } from '#texts/ui.ts';

type RejectDialogProps = {
  open: boolean;
  busy: boolean;
  /** A note that was begun elsewhere. */
  note?: string;
  onReject: (words: { reason: string; note: string }) => void;
  onClose: () => void;
};

const LONGEST_CHARACTERS = 2_000;

export function StaffRejectDialog({ open, busy, note, onReject, onClose }: RejectDialogProps) {
  const formId = useId();
  const [fault, setFault] = useState<string>();
  const close = () => {
    setFault(undefined);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = String(form.get('reason') ?? '').trim();
    setFault(reason === '' ? reviewTexts.reasonPrompt : undefined);
    if (reason === '') event.currentTarget.querySelector('textarea')?.focus();
    else onReject({ reason, note: String(form.get('note') ?? '').trim() });
  };
  const footer = (
    <>
      <Button tone="secondary" onClick={close}>
        {uiTexts.cancel}
      </Button>
      <Button tone="danger" type="submit" form={formId} busy={busy}>
        {texts.reject}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={texts.rejectTitle} footer={footer}>
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <TextAreaField
          name="reason"
          label={reviewTexts.reasonPrompt}
          error={fault}
          maxLength={LONGEST_CHARACTERS}
        />
        <TextAreaField
          name="note"
          label={texts.note}
          optional
          defaultValue={note}
          maxLength={LONGEST_CHARACTERS}
        />
      </form>
    </Dialog>
  );
}
