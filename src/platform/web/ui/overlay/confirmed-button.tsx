// A button for what cannot be taken back: one question first, then the call, and what the call changed is read again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { toast } from './toast.ts';

type Question = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirmText' | 'cancelText' | 'danger'>;

type ConfirmedButtonProps<Answer> = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> & {
  /** The question that is asked before anything is sent. */
  question: Question & { lead?: ReactNode };
  send: () => Promise<Answer>;
  /** The first parts of the keys of the queries that are refetched after the call, whether it succeeded or failed, so that the screen also shows what somebody else did meanwhile. */
  topics: readonly string[];
  /** Called after the server's message was shown and before any query is refetched. */
  onDone?: () => unknown;
};

export function ConfirmedButton<Answer extends { message: string }>({
  question: { lead, ...question },
  send,
  topics,
  onDone,
  ...button
}: ConfirmedButtonProps<Answer>) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      toast.good(message);
      await onDone?.();
    },
    onError: ({ message }) => toast.bad(message),
    onSettled: async () => {
      setAsking(false);
      await Promise.all(topics.map((topic) => queries.invalidateQueries({ queryKey: [topic] })));
    },
  });
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        {...question}
        open={isAsking}
        busy={sending.isPending}
        onConfirm={() => sending.mutate()}
        onCancel={() => setAsking(false)}
      >
        {lead}
      </ConfirmDialog>
    </>
  );
}
