// The form of borrowers and visitors: errors on leaving a field and on submit, one request at a time, nothing typed lost.
import { type FormEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldErrors } from '#shared/refusal.ts';
import { CallFailed } from '../call.ts';
import { useKeptTyping } from '../record/use-kept-typing.ts';
import { useAfterPress } from './use-after-press.ts';

type Values<Name extends string> = Record<Name, string>;

export type NativeForm<Name extends string> = {
  names: readonly Name[];
  validate: (values: Values<Name>) => FieldErrors;
  /** Runs once at a time, when nothing is wrong. What it throws comes to `onFailure`, its fields go to the fields. */
  send: (values: Values<Name>) => Promise<void>;
  onFailure: (failure: CallFailed, values: Values<Name>) => void;
  /** Under which name what is typed is kept in this browser until it is sent; absent where nothing is, as of passwords. */
  keptAs?: string;
  /** What was sent is kept too: it was a question, and may be asked again. */
  keepsSent?: boolean;
};

/** What ties an input to the form. */
export type FieldTie = {
  name: string;
  error?: string;
  defaultValue?: string;
  onValue: () => void;
  onBlur: (event: { currentTarget: { value: string } }) => void;
};

/** The inputs keep their own values, so that what was typed or filled in before this script ran counts too. */
export function useNativeForm<Name extends string>({
  names,
  validate,
  send,
  onFailure,
  keptAs,
  keepsSent = false,
}: NativeForm<Name>) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const showErrors = useFocusOnError(ref, setErrors);
  const ready = useIsReady();
  const kept = useKeptTyping(keptAs, ref);
  const afterPress = useAfterPress();
  const validateOne = (name: Name) => {
    const error = validate(readValues(ref, names))[name];
    setErrors(({ [name]: _, ...others }) => (error === undefined ? others : { ...others, [name]: error }));
  };
  const field = (name: Name): FieldTie => ({
    name,
    ...(kept.given[name] ? { defaultValue: kept.given[name] } : {}),
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
    onValue: () => {
      if (errors[name] !== undefined) validateOne(name);
    },
    onBlur: ({ currentTarget }) => {
      if (currentTarget.value !== '') afterPress(() => validateOne(name));
    },
  });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const values = readValues(ref, names);
    const found = validate(values);
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await send(values);
      if (!keepsSent) kept.forget();
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      showErrors(failure.fields);
      onFailure(failure, values);
    } finally {
      setSending(false);
    }
  };
  const reset = () => ref.current?.reset();
  return {
    field,
    reset,
    busy: sending || !ready,
    /** Of the inputs: they begin anew with what was kept. */
    inputsKey: JSON.stringify(kept.given),
    attach: {
      ref,
      onSubmit,
      onChange: () => kept.keep(readValues(ref, names)),
      noValidate: true,
      method: 'post' as const,
    },
  };
}

function readValues<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
): Values<Name> {
  const given = new FormData(form.current ?? undefined);
  const values = names.map((name) => [name, String(given.get(name) ?? '')]);
  return Object.fromEntries(values) as Values<Name>;
}

/** Shows errors and takes the focus to the first field that has one. */
function useFocusOnError(form: RefObject<HTMLFormElement | null>, setErrors: (errors: FieldErrors) => void) {
  const [shown, setShown] = useState<FieldErrors>({});
  useEffect(() => {
    const inputs = [...(form.current?.elements ?? [])].filter(
      (one) =>
        one instanceof HTMLInputElement ||
        one instanceof HTMLSelectElement ||
        one instanceof HTMLTextAreaElement,
    );
    inputs.find(({ name }) => shown[name] !== undefined)?.focus();
  }, [form, shown]);
  return (found: FieldErrors) => {
    setErrors(found);
    setShown(found);
  };
}

const never = () => () => {};

/** False in the prerendered page until its script runs: a form sent before that would go nowhere. */
const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
