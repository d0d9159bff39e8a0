// A record's form in a window: what is refused stands in it, and closing it asks first where something was typed.
import { type ReactNode, useEffect, useRef } from 'react';
import type { Draft, RecordFields, Typed, Validated } from '#shared/record/field.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { recordTexts } from '#texts/desk-record.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { SavedMeanwhile } from '../ui/form/notices/saved-meanwhile.tsx';
import { CancelButton, Dialog, focusFirstInput, useDialogExit } from '../ui/overlay/dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { RecordInputs } from './record-input.tsx';
import { type RecordForm, useRecordForm } from './use-record-form.ts';
import { useSaveRecord } from './use-save-record.ts';

type DialogFormProps<Fields extends RecordFields, Answer> = {
  fields: Fields;
  /** First values of fields, in place of those that the fields declare. */
  begin?: Partial<Typed<Fields>>;
  /** Of a record that is stored: what it holds now. What a colleague saves of it while the window is open is taken over field by field, and shown. */
  now?: Partial<Typed<Fields>> | undefined;
  /** Validates the whole draft, in place of validating each field by itself; needed where fields depend on each other. */
  validate?: (draft: Draft<Fields>) => FieldErrors;
  send: (draft: Validated<Fields>) => Promise<Answer>;
  confirmText: string | ((typed: Typed<Fields>) => string);
  cancelText?: string;
  danger?: boolean | ((typed: Typed<Fields>) => boolean);
  /** Text of a toast that is shown when the server refuses, where the specification asks for one. The reason is also shown in the window, which covers toasts. */
  failedText?: string;
  /** Heading above the server's reason, where the refusal names no field. */
  refusedTitle?: string;
  /** First parts of the keys of the queries that are refetched after the call, whether it succeeded or not. */
  topics: readonly string[];
  /** Called with the answer on success. Where it is absent the window closes. */
  onSaved?: (answer: Answer) => void;
  /** Whether something is still to be read before this draft can be sent, such as what would follow from it. */
  waits?: (draft: Draft<Fields>) => boolean;
  /** How the record stands that a colleague decided while the window is open: what was typed stays to be read, and nothing is sent. */
  overtaken?: string | null;
  /** The same where it is not a colleague's doing: why nothing can be sent any more, in a sentence. */
  obstacle?: string | null;
  /** Content above the inputs. */
  lead?: ReactNode;
  /** Renders the inputs. Where it is absent, one input for each field is shown, one below the other. */
  children?: (form: RecordForm<Fields>) => ReactNode;
};

type RecordDialogProps<Fields extends RecordFields, Answer> = DialogFormProps<Fields, Answer> & {
  open: boolean;
  onClose: () => void;
  title: string;
  width?: 'sm' | 'lg';
};

export function RecordDialog<Fields extends RecordFields, Answer extends { message: string }>(
  props: RecordDialogProps<Fields, Answer>,
) {
  const { open, onClose, title, width, ...form } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} width={width}>
      <DialogForm {...form} />
    </Dialog>
  );
}

/** The form without its window, for a caller that mounts the window only while there is a record to show. */
export function DialogForm<Fields extends RecordFields, Answer extends { message: string }>(
  props: DialogFormProps<Fields, Answer>,
) {
  const { fields, begin, now, validate = (draft) => validateFields(fields, draft), lead, onSaved } = props;
  const form = useRecordForm({ fields, begin, now, validate });
  const close = useDialogExit(form.guard.before);
  const saving = useSaveRecord({
    form,
    send: () => props.send(form.draft() as Validated<Fields>),
    failedText: props.failedText,
    topics: props.topics,
    onStored: onSaved ?? close,
  });
  const ref = useFocusOnError(form.refused.errors);
  const danger = typeof props.danger === 'function' ? props.danger(form.typed) : props.danger;
  const confirmText =
    typeof props.confirmText === 'function' ? props.confirmText(form.typed) : props.confirmText;
  const isOver = saving.isPending || saving.isSuccess;
  const overtaken = isOver ? null : (props.overtaken ?? null);
  const obstacle = isOver ? null : (props.obstacle ?? null);
  const isStopped = overtaken !== null || obstacle !== null || props.waits?.(form.draft()) === true;
  const isRefusedAsWhole = form.refused.message && Object.keys(form.refused.errors).length === 0;
  return (
    <form
      ref={ref}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending && !isStopped && Object.keys(form.ask(event.currentTarget)).length === 0)
          saving.send();
      }}
    >
      {lead}
      {!saving.isPending && !saving.isSuccess && <SavedMeanwhile texts={recordTexts.meanwhile} form={form} />}
      {overtaken !== null && (
        <Banner tone="wait" role="alert" title={recordTexts.overtaken}>
          {recordTexts.overtakenLead(overtaken)}
        </Banner>
      )}
      {obstacle !== null && (
        <Banner tone="wait" role="alert">
          {obstacle}
        </Banner>
      )}
      {isRefusedAsWhole && (
        <Banner tone="bad" role="alert" title={props.refusedTitle}>
          {form.refused.message}
        </Banner>
      )}
      {props.children ? props.children(form) : <RecordInputs form={form} />}
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <CancelButton text={props.cancelText} />
        <Button
          type="submit"
          tone={danger ? 'danger' : 'primary'}
          busy={saving.isPending}
          disabled={isStopped}
        >
          {confirmText}
        </Button>
      </div>
      <LeaveQuestion guard={form.guard} isKept={false} />
    </form>
  );
}

/** Its first input has the focus, also where it takes another form's place in an open window; later the first that is wrong. */
function useFocusOnError(errors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstInput(form.current), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
