// Asks why a redemption is cancelled: its owner reads the reason.
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { redemptionDeskTexts as texts } from '#texts/staff-prizes.ts';
import { prizeTexts } from '../../../texts/prizes.ts';

type CancelDialogProps = {
  open: boolean;
  hint: string;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
};

const LONGEST_CHARACTERS = 2_000;

export function CancelDialog({ open, hint, busy, onConfirm, onCancel }: CancelDialogProps) {
  const formId = useId();
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    setMissing(false);
    onCancel();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setMissing(reason === '');
    if (reason === '') event.currentTarget.querySelector('textarea')?.focus();
    else onConfirm(reason);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.cancelAsk}
      footer={
        <>
          <Button tone="secondary" onClick={close}>
            {texts.keep}
          </Button>
          <Button tone="danger" type="submit" form={formId} busy={busy}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextAreaField
          name="reason"
          label={prizeTexts.reasonPrompt}
          hint={hint}
          maxLength={LONGEST_CHARACTERS}
          {...(isMissing ? { error: prizeTexts.reasonPrompt } : {})}
        />
      </form>
    </Dialog>
  );
}
