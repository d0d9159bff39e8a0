// Sends a product or a loan: says how it went, and how far its picture has come.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#platform/web/ui/overlay/toast.ts';

type Saved = { message: string; _id: string };

type Saving<Sent> = {
  send: (sent: Sent, onProgress: (share: number) => void) => Promise<Saved>;
  failedText: string;
  onSaved: () => void;
};

export function useSaving<Sent>({ send, failedText, onSaved }: Saving<Sent>) {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const save = useMutation({
    mutationFn: (sent: Sent) => {
      setShare(0);
      return send(sent, setShare);
    },
    onSuccess: async ({ message }) => {
      toast.good(message);
      await queries.invalidateQueries({ queryKey: ['lenders'] });
      onSaved();
    },
    onError: async () => {
      toast.bad(failedText);
      await queries.invalidateQueries({ queryKey: ['lenders'] });
    },
  });
  return { save, share };
}
