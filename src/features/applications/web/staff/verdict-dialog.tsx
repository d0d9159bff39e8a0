// Asks for the words of a verdict: an optional note, and a reason where one is required.
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { uiTexts } from '#texts/ui.ts';

type Words = { label: string; hint: string };

type VerdictDialogProps = {
  open: boolean;
  title: string;
  confirmText: string;
  danger?: boolean;
  busy: boolean;
  /** Required where it is asked for; its label says what is missing, too. */
  reason?: Words;
  note: Words;
  onDecide: (words: { reason: string; note: string }) => void;
  onCancel: () => void;
};

const LONGEST_CHARACTERS = 2_000;

export function VerdictDialog(props: VerdictDialogProps) {
  const { open, title, confirmText, danger = false, busy, reason, note, onDecide, onCancel } = props;
  const formId = useId();
  const [fault, setFault] = useState<string>();
  const cancel = () => {
    setFault(undefined);
    onCancel();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name) ?? '').trim();
    const isMissing = reason !== undefined && said('reason') === '';
    setFault(isMissing ? reason.label : undefined);
    if (isMissing) event.currentTarget.querySelector('textarea')?.focus();
    else onDecide({ reason: said('reason'), note: said('note') });
  };
  const footer = (
    <>
      <Button tone="secondary" onClick={cancel}>
        {uiTexts.cancel}
      </Button>
      <Button tone={danger ? 'danger' : 'primary'} type="submit" form={formId} busy={busy}>
        {confirmText}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={cancel} title={title} footer={footer}>
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {reason && (
          <TextAreaField {...reason} name="reason" error={fault} maxLength={LONGEST_CHARACTERS} autoFocus />
        )}
        <TextAreaField {...note} name="note" optional maxLength={LONGEST_CHARACTERS} />
      </form>
    </Dialog>
  );
}
