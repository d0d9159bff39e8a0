// Redeeming: once for one intent, however often the button or the network repeats it; then a celebration.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { submitDelay } from '#platform/web/pause.ts';
import { celebrate } from '#platform/web/ui/overlay/confetti.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Prize } from '../contract.ts';
import { call } from './queries.ts';

/** The mutation that redeems a prize. The price that was on show goes along: the server never takes another. */
export function useRedeem({ _id: id, pointRequired }: Pick<Prize, '_id' | 'pointRequired'>) {
  const queries = useQueryClient();
  const intent = useRef<string | null>(null);
  return useMutation({
    mutationFn: async () => {
      await submitDelay();
      intent.current ??= crypto.randomUUID();
      return call(
        'POST /api/prizes/redeem/:id',
        { params: { id }, query: { pointRequired } },
        { key: intent.current },
      );
    },
    onSuccess: ({ message }) => {
      intent.current = null;
      toast.good(message);
      celebrate();
    },
    onError: ({ message }) => toast.bad(message),
    onSettled: () =>
      Promise.all(
        ['prizes', 'seeds', 'informations'].map((topic) => queries.invalidateQueries({ queryKey: [topic] })),
      ),
  });
}
