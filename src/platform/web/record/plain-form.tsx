// A short form of a record that is sent at its button, with no question before: what was kept of it, its validation errors, its fields.
import type { ReactNode } from 'react';
import type { RecordFields } from '#shared/record/field.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/form/notices/error-summary.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { RestoredNote } from './restored-note.tsx';
import type { RecordForm } from './use-record-form.ts';

type PlainFormProps<Fields extends RecordFields, Picture> = {
  form: RecordForm<Fields, Picture>;
  saving: { send: () => void; isPending: boolean };
  submitText: string;
  /** Content above the validation errors. */
  lead?: ReactNode;
  children: ReactNode;
};

export function PlainForm<Fields extends RecordFields, Picture>(props: PlainFormProps<Fields, Picture>) {
  const { form, saving, submitText, lead, children } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending && Object.keys(form.ask()).length === 0) saving.send();
      }}
      className="grid grid-cols-1 gap-4"
    >
      {lead}
      <RestoredNote form={form} />
      <ErrorSummary {...form.refused} />
      {children}
      <div>
        <Button type="submit" busy={saving.isPending}>
          {submitText}
        </Button>
      </div>
      <LeaveQuestion guard={form.guard} />
    </form>
  );
}
