// Saving a contest: added, or edited where it has an id; what others see of it is read again, however it went.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContestDraft } from '../../../contract.ts';
import { call } from '../queries.ts';

export function useSaveContest(id: string | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (contest: ContestDraft & { version?: number }) =>
      call('POST /api/contests', { body: { ...contest, ...(id === undefined ? {} : { _id: id }) } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['contests'] }),
  });
}
