// Asks once more before documents are verified, with room for a note that only staff read.
import { type FormEvent, useId, useState } from 'react';
import { AsksFirst } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { CancelButton, Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { LONGEST_WORDS } from '../../fields/staff-words.ts';
import { workbenchTexts as texts } from '../../texts/staff-workbench.ts';
import { type Overtaken, OvertakenNote } from './overtaken-note.tsx';

type VerifyDialogProps = {
  open: boolean;
  busy: boolean;
  /** A colleague who has come before: what was typed stays, and is not sent. */
  overtaken: Overtaken | null;
  onVerify: (note: string) => void;
  onClose: () => void;
};

export function StaffVerifyDialog({ open, busy, overtaken, onVerify, onClose }: VerifyDialogProps) {
  const formId = useId();
  const footer = (
    <>
      <CancelButton />
      <Button type="submit" form={formId} busy={busy} disabled={overtaken !== null}>
        {texts.verify}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={texts.verifyTitle} footer={footer}>
      <Note {...{ formId, busy, overtaken, onVerify }} />
    </Dialog>
  );
}

type NoteProps = Pick<VerifyDialogProps, 'busy' | 'overtaken' | 'onVerify'> & { formId: string };

/** The note, whose state begins anew each time that the dialog opens. */
function Note({ formId, busy, overtaken, onVerify }: NoteProps) {
  const [note, setNote] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!overtaken) onVerify(note.trim());
  };
  return (
    <form id={formId} onSubmit={submit} className="grid gap-4">
      {overtaken && <OvertakenNote overtaken={overtaken} />}
      <AsksFirst when={note !== '' && !busy} />
      <TextAreaField label={texts.note} optional maxLength={LONGEST_WORDS} value={note} onValue={setNote} />
    </form>
  );
}
