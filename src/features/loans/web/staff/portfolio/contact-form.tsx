// Notes a call, a message or a visit in a window over the page: what was said, and what was promised.
import { type FormEvent, useRef, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { MoneyField } from '#platform/web/ui/form/money-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { dayOf } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { ContactForm as Contact, ContactKind } from '../../../contract/portfolio.ts';
import { contactFaults } from '../../../rules/portfolio/contact-faults.ts';
import { contactTexts as texts } from '../../../texts/staff-collections.ts';
import { FormButtons } from '../../desk/form-buttons.tsx';
import { useNoteContact } from './queries.ts';

const KINDS: readonly ContactKind[] = ['Call', 'Message', 'Visit'];

type ContactDialogProps = { loanId: string; name: string; open: boolean; onClose: () => void };

export const ContactDialog = ({ loanId, name, open, onClose }: ContactDialogProps) => (
  <Dialog open={open} onClose={onClose} title={texts.addFor(name)}>
    <ContactForm loanId={loanId} onClose={onClose} />
  </Dialog>
);

type Typed = { kind: ContactKind; outcome: string; promisedOn: string; promisedAmount: string };

const readTyped = ({ kind, outcome, promisedOn, promisedAmount }: Typed): Contact => ({
  kind,
  outcome,
  ...(promisedOn === '' ? {} : { promisedOn }),
  ...(promisedAmount === '' ? {} : { promisedAmount: Number(promisedAmount) }),
});

function ContactForm({ loanId, onClose }: { loanId: string; onClose: () => void }) {
  const [typed, setTyped] = useState<Typed>({
    kind: 'Call',
    outcome: '',
    promisedOn: '',
    promisedAmount: '',
  });
  const [faults, setFaults] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const note = useNoteContact(loanId);
  const today = dayOf(new Date());
  const set =
    <Field extends keyof Typed>(field: Field) =>
    (value: string) => {
      setTyped({ ...typed, [field]: value });
      setFaults({ ...faults, [field]: '' });
    };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.isPending) return;
    const found = contactFaults(readTyped(typed), today);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    note.mutate(readTyped(typed), {
      onSuccess: ({ message }) => {
        toast.good(message);
        onClose();
      },
      onError: (failure) => {
        if (failure instanceof CallFailed && failure.fields) setFaults(failure.fields);
        toast.bad(failure instanceof CallFailed ? failure.message : texts.failed);
      },
    });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <SelectField
        label={texts.kind}
        placeholder={null}
        options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        value={typed.kind}
        onValue={set('kind')}
      />
      <TextAreaField
        label={texts.outcome}
        name="outcome"
        value={typed.outcome}
        onValue={set('outcome')}
        error={faults.outcome}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label={texts.promisedOn}
          name="promisedOn"
          optional
          min={today}
          value={typed.promisedOn}
          onValue={set('promisedOn')}
          error={faults.promisedOn}
        />
        <MoneyField
          label={texts.promisedAmount}
          name="promisedAmount"
          optional
          hint={texts.amountHint}
          value={typed.promisedAmount}
          onValue={set('promisedAmount')}
          error={faults.promisedAmount}
        />
      </div>
      <FormButtons isBusy={note.isPending} onCancel={onClose}>
        {texts.save}
      </FormButtons>
    </form>
  );
}
