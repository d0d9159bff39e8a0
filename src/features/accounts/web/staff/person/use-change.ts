// Changing something about a person: says how it went, and reads again what is on show, because a lost race ends as a failure too.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { InfoStatus, UserStatus } from '#shared/actor.ts';
import { call } from './queries.ts';

export type Change =
  | { what: 'status'; status: UserStatus; seen: UserStatus; reason: string }
  | { what: 'model'; infoStatus: InfoStatus; seen: InfoStatus; reason: string };

export function useChange(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ what, ...body }: Change): Promise<{ message: string }> =>
      'status' in body
        ? call('POST /api/accounts/status/:id', { params: { id }, body })
        : call('POST /api/accounts/model/:id', { params: { id }, body }),
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['accounts'] }),
  });
}
