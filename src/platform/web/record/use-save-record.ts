// Sends a record: says how it went, and how far its file has come.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../ui/overlay/toast.ts';

type Saved = { message: string };

type Saving<Answer extends Saved> = {
  /** The form's state: `saved` deletes its draft, `failed` shows the server's errors beside the fields. */
  form: { saved: () => void; failed: (failure: unknown) => void };
  send: (onProgress: (share: number) => void) => Promise<Answer>;
  failedText?: string | undefined;
  /** First parts of the keys of the queries that are refetched after the call, whether it succeeded or not. */
  topics: readonly string[];
  /** Called as soon as the server has answered, before any query is refetched. */
  onStored?: (answer: Answer) => void;
  /** Called once the queries are refetched, unless the user has gone to another page meanwhile. */
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
