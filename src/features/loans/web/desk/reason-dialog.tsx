// Asks for the words that go with something done to a loan, and does it.
import { type FormEvent, type ReactNode, useState } from 'react';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { loanDeskTexts as texts } from '#texts/staff-loan-desk.ts';
import { FormButtons } from './form-buttons.tsx';
import { useDeskAction } from './use-desk-action.ts';

type ReasonDialogProps = {
  open: boolean;
  title: string;
  label: string;
  optional?: boolean;
  danger?: boolean;
  confirmText: string;
  /** Under the title: what it means. */
  children?: ReactNode;
  send: (words: string) => Promise<{ message: string }>;
  onClose: () => void;
};

export const ReasonDialog = ({ open, title, ...form }: ReasonDialogProps) => (
  <Dialog open={open} onClose={form.onClose} title={title}>
    <ReasonForm {...form} />
  </Dialog>
);

function ReasonForm(props: Omit<ReasonDialogProps, 'open' | 'title'>) {
  const { label, optional = false, danger = false, confirmText, children, send, onClose } = props;
  const [words, setWords] = useState('');
  const { form, faults, isBusy, run } = useDeskAction(send, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = words.trim();
    run(said, said === '' && !optional ? { reason: texts.reasonNeeded } : {});
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {children}
      <TextAreaField
        label={label}
        optional={optional}
        error={faults.reason ?? faults.note}
        value={words}
        onValue={setWords}
        maxLength={2_000}
      />
      <FormButtons isBusy={isBusy} danger={danger} onCancel={onClose}>
        {confirmText}
      </FormButtons>
    </form>
  );
}
