// Sends a record: says how it went, and how far its file has come.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../ui/overlay/toast.ts';

type Saved = { message: string };

type Saving<Answer extends Saved> = {
  /** Its state: nothing of it is kept once it is saved; what is refused goes beside its fields. */
  form: { saved: () => void; failed: (failure: unknown) => void };
  send: (onProgress: (share: number) => void) => Promise<Answer>;
  failedText?: string | undefined;
  /** What is read again: the queries that begin so. */
  topics: readonly string[];
  /** At once, before anything is read again. */
  onStored?: (answer: Answer) => void;
  /** Once it is read again; not for who has gone to another page meanwhile. */
  onSaved?: ((answer: Answer) => void) | undefined;
};

export function useSaveRecord<Answer extends Saved>({
  form,
  send,
  failedText,
  topics,
  onStored,
  onSaved,
}: Saving<Answer>) {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const readAgain = () =>
    Promise.all(topics.map((topic) => queries.invalidateQueries({ queryKey: [topic] })));
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      setShare(0);
      return send(setShare);
    },
    onSuccess: async (answer) => {
      const { pathname } = location;
      form.saved();
      onStored?.(answer);
      toast.good(answer.message);
      await readAgain();
      if (location.pathname === pathname) onSaved?.(answer);
    },
    onError: async (failure) => {
      if (failedText) toast.bad(failedText);
      form.failed(failure);
      await readAgain();
    },
  });
  return { send: () => mutate(), isPending, isSuccess, share };
}
