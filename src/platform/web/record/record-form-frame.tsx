// The frame of a record's form: what was kept of it, its errors, its fields, the question before it is sent, and what was saved meanwhile.
import type { ReactNode } from 'react';
import type { RecordFields } from '#shared/record/field.ts';
import { recordTexts } from '#texts/desk-record.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/form/notices/error-summary.tsx';
import { SavedMeanwhile, type SavedMeanwhileTexts } from '../ui/form/notices/saved-meanwhile.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Progress } from '../ui/progress.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { RestoredNote } from './restored-note.tsx';
import type { RecordForm } from './use-record-form.ts';

type FrameTexts = {
  save: string;
  /** The question that is asked before the form is sent. */
  ask: string;
  yes: string;
  cancel?: string;
  /** Words about what another person has saved meanwhile, in place of the usual ones. */
  meanwhile?: SavedMeanwhileTexts;
};

type FrameProps<Fields extends RecordFields, Picture> = {
  form: RecordForm<Fields, Picture>;
  saving: { send: () => void; isPending: boolean; isSuccess: boolean; share: number };
  texts: FrameTexts;
  /** Shown in the question: the consequences of saving. */
  note?: ReactNode;
  children: ReactNode;
};

export function RecordFormFrame<Fields extends RecordFields, Picture>(props: FrameProps<Fields, Picture>) {
  const { form, saving, texts, note, children } = props;
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        form.ask(event.currentTarget);
      }}
    >
      <RestoredNote form={form} />
      {!saving.isPending && !saving.isSuccess && (
        <SavedMeanwhile texts={texts.meanwhile ?? recordTexts.meanwhile} form={form} />
      )}
      <ErrorSummary {...form.refused} />
      {children}
      <Button
        type="submit"
        busy={saving.isPending && !form.asking}
        className="justify-self-end max-sm:w-full max-sm:justify-self-stretch"
      >
        {texts.save}
      </Button>
      <ConfirmDialog
        open={form.asking}
        title={texts.ask}
        confirmText={texts.yes}
        cancelText={texts.cancel}
        busy={saving.isPending}
        onConfirm={saving.send}
        onCancel={form.leaveQuestion}
      >
        {note}
        {saving.isPending && form.picture && (
          <Progress
            label={recordTexts.sending}
            value={saving.share}
            max={1}
            text={recordTexts.percent(saving.share)}
          />
        )}
      </ConfirmDialog>
      <LeaveQuestion guard={form.guard} hasFile={Boolean(form.picture)} />
    </form>
  );
}
