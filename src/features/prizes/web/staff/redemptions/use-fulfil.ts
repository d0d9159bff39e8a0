// Fulfilling: says how it went, and waits until what is on show is true again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { call } from '../../queries.ts';

/** The mutation that fulfils a redemption. Where somebody else was first, that is said, and what they decided is then on show. */
export function useFulfil(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/acquisitions/:id/fulfil', { params: { id } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['prizes'] }),
  });
}
