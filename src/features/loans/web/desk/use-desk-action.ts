// Doing something to a loan: what is wrong is shown beside its field, which takes the focus, everything else in a toast, and the loan is read again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';

export type Faults = Record<string, string>;

/** `onDone` after it succeeded. A lost race is a failure too: what somebody else did is then on show. `form` is the form's ref. */
export function useDeskAction<Sent>(send: (sent: Sent) => Promise<{ message: string }>, onDone: () => void) {
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const queries = useQueryClient();
  const action = useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => {
      toast.good(message);
      onDone();
    },
    onError: (failure) => {
      const fields = failure instanceof CallFailed ? failure.fields : {};
      setFaults(fields);
      if (Object.keys(fields).length === 0) toast.bad(failure.message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['loans'] }),
  });
  /** Sends it where nothing is wrong. */
  const run = (sent: Sent, found: Faults = {}) => {
    setFaults(found);
    if (Object.keys(found).length === 0) action.mutate(sent);
  };
  return { form, faults, isBusy: action.isPending, run };
}
