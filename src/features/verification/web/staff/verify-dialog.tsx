// Asks once more before documents are verified, with room for a note that only staff read.
import { type FormEvent, useId } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { CancelButton, Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { workbenchTexts as texts } from '../../texts/staff-workbench.ts';

type VerifyDialogProps = {
  open: boolean;
  busy: boolean;
  onVerify: (note: string) => void;
  onClose: () => void;
};

const LONGEST_CHARACTERS = 2_000;

export function StaffVerifyDialog({ open, busy, onVerify, onClose }: VerifyDialogProps) {
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onVerify(String(new FormData(event.currentTarget).get('note') ?? '').trim());
  };
  const footer = (
    <>
      <CancelButton />
      <Button type="submit" form={formId} busy={busy}>
        {texts.verify}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={texts.verifyTitle} footer={footer}>
      <form id={formId} onSubmit={submit}>
        <TextAreaField name="note" label={texts.note} optional maxLength={LONGEST_CHARACTERS} />
      </form>
    </Dialog>
  );
}
