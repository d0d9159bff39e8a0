// A form drawn from its configuration: filled in, kept on the phone, validated by the rules the server insists on, and sent.
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import type { FormAnswers } from '#features/forms/contract.ts';
import type { Refused } from '#platform/web/phone/outbox-entry.ts';
import { useWaiting } from '#platform/web/phone/use-outbox.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { ErrorSummary } from '#platform/web/ui/form/notices/error-summary.tsx';
import { focusField } from '#platform/web/ui/form/notices/focus-field.ts';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { fillingTexts } from '../texts/forms.ts';
import { AnswersReview } from './answers-review.tsx';
import { DraftNote, type Restored } from './drafts/draft-note.tsx';
import { useKeptDraft } from './drafts/use-draft.ts';
import { whatStillFits } from './drafts/what-still-fits.ts';
import type { RawAnswers } from './filling.ts';
import { FormFields } from './form-fields.tsx';
import { FormFooter } from './form-footer.tsx';
import { KeptForm } from './outbox/kept-form.tsx';
import { StepProgress } from './steps/step-progress.tsx';
import type { SearchChoices } from './type-ahead-field.tsx';
import { type FormOf, useForm } from './use-form.ts';

type ConfiguredFormProps<Reply> = FormOf<Reply> & {
  /** What stands in the form to begin with. */
  start: FormAnswers;
  /** False as long as that is read again: the form then begins with what is newer. */
  isSettled?: boolean;
  search?: SearchChoices;
  /** The way on for who has handed in a form that waits on the phone. */
  whenKept?: ReactNode;
  /** What stands above the fields. */
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
  const { draft: place, fields, start, isSettled = true } = props;
  const kept = useKeptDraft(place);
  const [round, setRound] = useState(0);
  // A draft begins with itself.
  if (kept.isReading || !(isSettled || kept.draft)) return <FormSkeleton />;
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
      leftAt={draft && !hasChanged ? draft.step : null}
      onStartOver={() => setRound(round + 1)}
      onGone={() => {
        setRound(round + 1);
        props.onSettled?.();
      }}
    />
  );
}

type OpenFormProps<Reply> = DraftedFormProps<Reply> & {
  answers: RawAnswers;
  restored: Restored;
  leftAt: string | null;
  onStartOver: () => void;
  onGone: () => void;
};

function OpenForm<Reply>(props: OpenFormProps<Reply>) {
  const { search, refused, texts, lead, children } = props;
  const { basis, filling, dispatch, keeping, sending, summary, steps, press, isPressed } = useForm(props);
  const { groups, place } = steps;
  const form = useRef<HTMLFormElement>(null);
  const goTo = (name: string) => steps.leadTo(name, () => focusField(form.current, name));
  const change = (name: string) => {
    sending.cancel();
    // Once the window is closed: it gives the focus back to the button that opened it.
    setTimeout(() => goTo(name));
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
        press(steps.isLast ? 'ask' : 'goOn');
      }}
      className="grid gap-6"
    >
      <DraftNote
        restored={steps.hasMoved ? null : props.restored}
        onStartOver={() => {
          keeping.forget();
          steps.startOver();
          props.onStartOver();
        }}
      />
      {refused && (
        <Banner tone="bad" role="alert">
          {refused.message}
        </Banner>
      )}
      <ErrorSummary errors={summary} onGo={goTo} />
      {lead}
      {place && <StepProgress {...place} />}
      <FormFields {...{ filling, dispatch, search, groups, place }} today={basis.today} />
      {children}
      <FormFooter {...{ keeping, sending, steps, isPressed }} onRetry={() => press('retry')} />
      <ConfirmDialog
        open={sending.phase === 'asking'}
        title={texts.confirm}
        confirmText={fillingTexts.confirmYes}
        busy={isPressed}
        onConfirm={() => press('approve')}
        onCancel={sending.cancel}
      >
        <AnswersReview {...{ basis, dispatch }} answers={filling.answers} onChange={change} />
      </ConfirmDialog>
    </form>
  );
}

/** As much room as a form's first fields take. */
export const FormSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-72 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);
