// A form that is validated, asked about once more and then sent: what is wrong with it, and whether the question is open.
import { useState } from 'react';
import type { FieldErrors } from '#shared/refusal.ts';
import { CallFailed } from './call.ts';

export function useAskedForm() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refused, setRefused] = useState<{ errors: FieldErrors; message?: string }>({ errors: {} });
  const [asking, setAsking] = useState(false);
  const refuse = (found: FieldErrors, message?: string) => {
    setErrors(found);
    setRefused({ errors: found, ...(message ? { message } : {}) });
  };
  return {
    /** The errors to show beside the fields; those of fields that were changed since are gone. */
    errors,
    /** The errors for the summary above the form, as they were when the form was last validated. */
    refused,
    asking,
    /** Validates the form, and opens the question where nothing is wrong. */
    ask: (found: FieldErrors) => {
      refuse(found);
      setAsking(Object.keys(found).length === 0);
    },
    leaveQuestion: () => setAsking(false),
    /** Tells the form that the server refused it, or did not answer. */
    failed: (failure: unknown) => {
      setAsking(false);
      if (failure instanceof CallFailed) refuse(failure.fields, failure.message);
    },
    setError: (name: string, error: string) => setErrors((now) => ({ ...now, [name]: error })),
    /** Tells the form that these fields have changed. */
    clear: (names: readonly string[]) =>
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name)))),
    clearAll: () => refuse({}),
  };
}
