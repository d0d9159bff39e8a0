// The frame of every change to a person: what is asked for besides stands above the reason, which is always required.
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { personPageTexts as texts } from '#texts/staff-person.ts';
import { uiTexts } from '#texts/ui.ts';

type ChangeDialogProps = {
  open: boolean;
  title: string;
  lead?: ReactNode;
  confirmText?: string;
  danger?: boolean;
  busy: boolean;
  /** Says whether the rest of the form is as it must be; its own faults it shows itself. */
  isReady?: () => boolean;
  onChange: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

const LONGEST_CHARACTERS = 2_000;

export function ChangeDialog(props: ChangeDialogProps) {
  const {
    open,
    title,
    lead,
    confirmText = texts.save,
    danger = false,
    busy,
    isReady,
    onChange,
    onClose,
  } = props;
  const formId = useId();
  const [fault, setFault] = useState<string>();
  const close = () => {
    setFault(undefined);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const reason = String(new FormData(form).get('reason') ?? '').trim();
    const rest = isReady?.() ?? true;
    setFault(reason === '' ? texts.reasonNeeded : undefined);
    if (reason === '') form.querySelector('textarea')?.focus();
    if (rest && reason !== '') onChange(reason);
  };
  const footer = (
    <>
      <Button tone="secondary" onClick={close}>
        {uiTexts.cancel}
      </Button>
      <Button type="submit" form={formId} tone={danger ? 'danger' : 'primary'} busy={busy}>
        {confirmText}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={title} footer={footer}>
      {lead && <p className="text-muted">{lead}</p>}
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {props.children}
        <TextAreaField
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          error={fault}
          maxLength={LONGEST_CHARACTERS}
        />
      </form>
    </Dialog>
  );
}
