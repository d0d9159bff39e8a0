// Everything that moves in an open form: its answers, its validation errors, the step that is shown, what is kept of it, and its sending.
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import type { Refused } from '#platform/web/phone/outbox-entry.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { dayOf } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { Restored } from './drafts/draft-note.tsx';
import type { DraftPlace } from './drafts/draft-store.ts';
import { type Keeping, useDraftKeeping } from './drafts/use-draft.ts';
import {
  begun,
  errorsOf,
  type Filling,
  type FillingStep,
  filledForm,
  namedErrors,
  nextFilling,
  type RawAnswers,
} from './filling.ts';
import type { StepPlace } from './steps/step-in-address.ts';
import { useSteps } from './steps/use-steps.ts';
import { fieldErrorsIn, type Send, type Sending, useSending } from './use-sending.ts';

export type FormOf<Reply> = {
  /** Passed `checkDefinition`; of the version that `draft` names. */
  fields: readonly FieldDefinition[];
  /** The section's information, when the form is its verification. */
  submitted?: FormAnswers;
  /** Where unfinished answers are kept; without it they are not. */
  draft?: DraftPlace & { version: string };
  /** One group of questions at a time; without it the form is one page. */
  steps?: StepPlace;
  send: Send<Reply>;
  /** At once when the form was taken. The screen says so, and leads on. */
  onSent: (reply: Reply) => void;
  /** After every try, taken or not: what the screen knows of the section may be old. */
  onSettled?: () => void;
  /** The question before it is sent, and the toast when that failed. */
  texts: { confirm: string; failed: string };
};

type FormOptions<Reply> = FormOf<Reply> & {
  answers: RawAnswers;
  restored: Restored;
  /** The step at which the answers were left that are given back. */
  leftAt: string | null;
  refused: Refused | null;
  /** Another tab has handed the form in, or started it over. */
  onGone: () => void;
};

/** What a button asks for: the next step, the question before it is sent, the sending, another try. */
type Press = 'goOn' | 'ask' | 'approve' | 'retry';

/** A `press` while a picture is still being made ready counts when it is. */
export function useForm<Reply>(options: FormOptions<Reply>) {
  const { fields, submitted = NOTHING, draft, send, onSent, onSettled, texts, refused } = options;
  const [today] = useState(() => dayOf(new Date()));
  const basis = { fields, submitted, today };
  const [filling, dispatch] = useReducer(
    (before: Filling, step: FillingStep) => nextFilling(basis, before, step),
    options.answers,
    begun,
  );
  const { answers } = filling;
  const isRestored = options.restored !== null;
  const [summary, setSummary] = useState<FieldErrors>(NOTHING);
  const steps = useSteps({
    ...{ basis, answers, isRestored },
    leftAt: options.leftAt,
    at: options.steps,
    onMove: () => {
      setSummary(NOTHING);
      if (sending.phase === 'asking') sending.cancel();
    },
  });
  const keeping: Keeping = useDraftKeeping({
    ...{ place: draft, answers, wasRestored: isRestored, step: steps.at },
    onNewer: (kept, before) => dispatch({ step: 'takeOver', kept, before }),
    onGone: () => {
      steps.startOver();
      options.onGone();
    },
  });
  /** Also leads to the first of them; `then` comes with the summary, which belongs to that step. */
  const showErrors = (errors: FieldErrors, then?: () => void) => {
    dispatch({ step: 'show', errors });
    const first = fields.find(({ name }) => errors[name] !== undefined);
    steps.leadTo(first?.name, () => {
      setSummary(namedErrors(fields, errors));
      then?.();
    });
  };
  const showRefused = useEffectEvent(showErrors);
  useEffect(() => {
    if (refused) showRefused(refused.fields);
  }, [refused]);
  const sending = useSending(send, {
    onSent: (reply) => {
      keeping.forget();
      onSent(reply);
      onSettled?.();
    },
    onFailed: (failure) => {
      // Shown where it leads to: an error leaves with the screen that it was shown on.
      showErrors({ ...fieldErrorsIn(failure) }, () => toast.bad(texts.failed));
      onSettled?.();
    },
  });
  /** Validates the whole form before it is sent. */
  const sendBy = (way: Sending['approve']) => {
    const allErrors = errorsOf(basis, answers);
    showErrors(allErrors);
    if (Object.keys(allErrors).length === 0) way(answers, filledForm(basis, answers));
  };
  /** Validates the step that is shown; what was found on other steps stays with them. */
  const goOn = () => {
    const allErrors = errorsOf(basis, answers);
    const here = new Set(steps.groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
    const errorsHere = pick(allErrors, (name) => here.has(name));
    const errors = { ...pick(filling.errors, (name) => !here.has(name)), ...errorsHere };
    dispatch({ step: 'show', errors });
    setSummary(namedErrors(fields, errorsHere));
    if (Object.keys(errorsHere).length === 0)
      steps.goOn((name) => allErrors[name] !== undefined || errors[name] !== undefined);
  };
  const act = (press: Press) => (press === 'goOn' ? goOn() : sendBy(sending[press]));
  const [pressed, setPressed] = useState<{ press: Press; errors: FieldErrors } | null>(null);
  const { awaited, errors } = filling;
  const actOn = useEffectEvent((before: NonNullable<typeof pressed>) => {
    setPressed(null);
    // A picture that will not do says so beside its question, in place of 'missing'.
    if (Object.entries(errors).every(([name, message]) => before.errors[name] === message)) act(before.press);
  });
  useEffect(() => {
    if (pressed && awaited === 0) actOn(pressed);
  }, [pressed, awaited]);
  const press = (what: Press) => (awaited === 0 ? act(what) : setPressed({ press: what, errors }));
  return { basis, filling, dispatch, keeping, sending, summary, steps, press, isPressed: pressed !== null };
}

const NOTHING = {};

const pick = (errors: FieldErrors, isWanted: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isWanted(name)));
