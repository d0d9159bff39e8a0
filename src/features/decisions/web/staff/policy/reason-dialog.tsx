// A question that is answered with a reason, which is kept.
import { useState } from 'react';
import { AsksFirst } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { CancelButton, Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { saysWhy } from '#shared/record/says-something.ts';
import { policyReturnTexts as texts } from '../../../texts/staff-policy-return.ts';

type ReasonDialogProps = {
  open: boolean;
  title: string;
  lead: string;
  action: string;
  tone: 'danger' | 'primary';
  label?: string;
  hint?: string;
  longest?: number;
  busy: boolean;
  onSaid: (note: string) => void;
  onClose: () => void;
};

export function ReasonDialog(props: ReasonDialogProps) {
  const {
    open,
    title,
    lead,
    action,
    tone,
    label = texts.why,
    hint,
    longest = 1_000,
    busy,
    onSaid,
    onClose,
  } = props;
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const said = note.trim();
  const footer = (
    <>
      <CancelButton />
      <Button tone={tone} busy={busy} onClick={() => (saysWhy(said) ? onSaid(said) : setAsked(true))}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer}>
      <AsksFirst when={note !== '' && !busy} />
      <p>{lead}</p>
      <TextAreaField
        label={label}
        hint={hint}
        maxLength={longest}
        value={note}
        error={isAsked && !saysWhy(said) ? texts.whyNeeded : undefined}
        onValue={setNote}
      />
    </Dialog>
  );
}
