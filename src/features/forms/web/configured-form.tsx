// A form drawn from its configuration: filled in, kept on the phone, judged by the rules the server insists on, and sent.
import { type FocusEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import type { Refused } from '#platform/web/phone/outbox-entry.ts';
import { useWaiting } from '#platform/web/phone/use-outbox.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { ErrorSummary } from '#platform/web/ui/form/notices/error-summary.tsx';
import { focusField } from '#platform/web/ui/form/notices/focus-field.ts';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { dayOf } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { fillingTexts } from '../texts/forms.ts';
import { AnswersReview } from './answers-review.tsx';
import { DraftNote, type Restored } from './drafts/draft-note.tsx';
import type { DraftPlace } from './drafts/draft-store.ts';
import { type Keeping, useDraftKeeping, useKeptDraft } from './drafts/use-draft.ts';
import { whatStillFits } from './drafts/what-still-fits.ts';
import {
  begun,
  type Filling,
  type FillingStep,
  faultsOf,
  filledForm,
  namedFaults,
  nextFilling,
  type RawAnswers,
} from './filling.ts';
import { FormFields } from './form-fields.tsx';
import { FormFooter } from './form-footer.tsx';
import { KeptForm } from './outbox/kept-form.tsx';
import type { SearchChoices } from './type-ahead-field.tsx';
import { fieldErrorsIn, type Send, type Sending, useSending } from './use-sending.ts';

type ConfiguredFormProps<Reply> = {
  /** Passed `checkDefinition`; of the version that `draft` names. */
  fields: readonly FieldDefinition[];
  /** The section's information, when the form is its verification. */
  submitted?: FormAnswers;
  /** What stands in the form to begin with. */
  start: FormAnswers;
  /** Where unfinished answers are kept; without it they are not. */
  draft?: DraftPlace & { version: string };
  search?: SearchChoices;
  send: Send<Reply>;
  /** At once when the form was taken. The screen says so, and leads on. */
  onSent: (reply: Reply) => void;
  /** After every try, taken or not: what the screen knows of the section may be old. */
  onSettled?: () => void;
  /** The question before it is sent, and the toast when that failed. */
  texts: { confirm: string; failed: string };
  /** The way on for who has handed in a form that waits on the phone. */
  whenKept?: ReactNode;
  /** Above the fields. */
  lead?: ReactNode;
  /** Between the fields and the button. */
  children?: ReactNode;
};

/** What was handed in without a connection stands in place of the form; refused, it is the form again, with its draft. */
export function ConfiguredForm<Reply>(props: ConfiguredFormProps<Reply>) {
  const waiting = useWaiting(props.draft?.form);
  if (!waiting || waiting.state === 'refused')
    return <DraftedForm {...props} refused={waiting?.refused ?? null} />;
  return (
    <KeptForm
      {...{ waiting }}
      onReceived={(reply) => {
        if (reply !== null) props.onSent(reply as Reply);
        props.onSettled?.();
      }}
    >
      {props.whenKept}
    </KeptForm>
  );
}

type DraftedFormProps<Reply> = ConfiguredFormProps<Reply> & { refused: Refused | null };

function DraftedForm<Reply>(props: DraftedFormProps<Reply>) {
  const { draft: place, fields, start } = props;
  const kept = useKeptDraft(place);
  const [round, setRound] = useState(0);
  if (kept.isReading) return <FormSkeleton />;
  const draft = round === 0 ? kept.draft : null;
  const hasChanged = draft !== null && draft.version !== place?.version;
  const answers =
    draft && hasChanged ? { ...start, ...whatStillFits(fields, draft.answers) } : draft?.answers;
  return (
    <OpenForm
      key={round}
      {...props}
      answers={answers ?? start}
      restored={draft && (hasChanged ? 'changed' : 'same')}
      onStartOver={() => setRound(round + 1)}
    />
  );
}

type OpenFormProps<Reply> = DraftedFormProps<Reply> & {
  answers: RawAnswers;
  restored: Restored;
  onStartOver: () => void;
};

function OpenForm<Reply>(props: OpenFormProps<Reply>) {
  const { search, restored, refused, texts, lead, children } = props;
  const { basis, filling, dispatch, keeping, sending, summary, sendBy } = useForm(props);
  const form = useRef<HTMLFormElement>(null);
  const change = (name: string) => {
    sending.cancel();
    // Once the window is closed: it gives the focus back to the button that opened it.
    setTimeout(() => focusField(form.current, name));
  };
  const leave = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-field]');
    const name = row?.dataset.field;
    if (!name || row.contains(relatedTarget) || !currentTarget.contains(row)) return;
    // After the press that took the focus away: an error that moves the page must not move it from under a finger.
    setTimeout(() => dispatch({ step: 'leave', name }), 200);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-busy={sending.phase === 'sending'}
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault();
        sendBy(sending.ask);
      }}
      className="grid gap-6"
    >
      <DraftNote
        {...{ restored }}
        onStartOver={() => {
          keeping.forget();
          props.onStartOver();
        }}
      />
      {refused && (
        <Banner tone="bad" role="alert">
          {refused.message}
        </Banner>
      )}
      <ErrorSummary errors={summary} />
      {lead}
      <FormFields {...{ basis, filling, dispatch, search }} />
      {children}
      <FormFooter {...{ keeping, sending }} onRetry={() => sendBy(sending.retry)} />
      <ConfirmDialog
        open={sending.phase === 'asking'}
        title={texts.confirm}
        confirmText={fillingTexts.confirmYes}
        onConfirm={sending.approve}
        onCancel={sending.cancel}
      >
        <AnswersReview {...{ basis }} answers={filling.answers} onChange={change} />
      </ConfirmDialog>
    </form>
  );
}

/** Everything that moves in an open form. */
function useForm<Reply>(props: OpenFormProps<Reply>) {
  const { fields, submitted = NOTHING, draft, send, onSent, onSettled, texts } = props;
  const [today] = useState(() => dayOf(new Date()));
  const basis = { fields, submitted, today };
  const [filling, dispatch] = useReducer(
    (before: Filling, step: FillingStep) => nextFilling(basis, before, step),
    props.answers,
    begun,
  );
  const keeping: Keeping = useDraftKeeping(draft, filling.answers, props.restored !== null);
  const [summary, setSummary] = useState<FieldErrors>(NOTHING);
  const showFaults = (errors: FieldErrors) => {
    dispatch({ step: 'show', errors });
    setSummary(namedFaults(fields, errors));
  };
  const { refused } = props;
  useEffect(() => {
    if (!refused) return;
    dispatch({ step: 'show', errors: refused.fields });
    setSummary(namedFaults(fields, refused.fields));
  }, [refused, fields]);
  const sending = useSending(send, {
    onSent: (reply) => {
      keeping.forget();
      onSent(reply);
      onSettled?.();
    },
    onFailed: (failure) => {
      toast.bad(texts.failed);
      showFaults({ ...fieldErrorsIn(failure) });
      onSettled?.();
    },
  });
  const sendBy = (way: Sending['ask']) => {
    const faults = faultsOf(basis, filling.answers);
    showFaults(faults);
    if (Object.keys(faults).length === 0) way(filling.answers, filledForm(basis, filling.answers));
  };
  return { basis, filling, dispatch, keeping, sending, summary, sendBy };
}

const NOTHING = {};

/** As much room as a form's first fields take. */
export const FormSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-72 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);
