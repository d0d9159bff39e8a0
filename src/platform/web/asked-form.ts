// A form that is judged, asked about once more and then sent: what is wrong with it, and whether the question is open.
import { useState } from 'react';
import type { FieldErrors } from '#shared/refusal.ts';
import { CallFailed } from './call.ts';

export function useAskedForm() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refused, setRefused] = useState<{ errors: FieldErrors; message?: string }>({ errors: {} });
  const [asking, setAsking] = useState(false);
  const refuse = (faults: FieldErrors, message?: string) => {
    setErrors(faults);
    setRefused({ errors: faults, ...(message ? { message } : {}) });
  };
  return {
    /** The errors to show beside the fields; those of fields that were changed since are gone. */
    errors,
    /** The errors for the summary above the form, as they were when the form was last judged. */
    refused,
    asking,
    /** Judges the form, and opens the question where nothing is wrong. */
    ask: (faults: FieldErrors) => {
      refuse(faults);
      setAsking(Object.keys(faults).length === 0);
    },
    leaveQuestion: () => setAsking(false),
    /** Tells the form that the server refused it, or did not answer. */
    failed: (failure: unknown) => {
      setAsking(false);
      if (failure instanceof CallFailed) refuse(failure.fields, failure.message);
    },
    setFault: (name: string, fault: string) => setErrors((now) => ({ ...now, [name]: fault })),
    /** Tells the form that these fields have changed. */
    clear: (names: readonly string[]) =>
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name)))),
    clearAll: () => refuse({}),
  };
}
