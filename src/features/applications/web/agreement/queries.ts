// What the screens of an agreement read and change. Keys begin with the live topic that makes them stale.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailed, caller } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import type { agreementEndpoints } from '../../contract/agreement.ts';

export const call = caller<typeof agreementEndpoints>();

/** Null where there is none and none will come: a loan from before there were agreements. */
export const agreementQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'agreement', id],
    queryFn: ({ signal }) =>
      call('GET /api/loan-application/:id/agreement', { params: { id } }, { signal }).then(
        ({ agreement }) => agreement,
      ),
    // What is still needed changes with the documents.
    meta: { topics: ['informations'] },
  });

/** What does not belong beside the field is said in a toast; a paper that was not the one on record is read again. */
export function useSign(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { fullName: string; sha256: string }) =>
      call('POST /api/loan-application/:id/agreement/sign', { params: { id }, body }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => {
      if (!(failure instanceof CallFailed) || !failure.fields.fullName) toast.bad(failure.message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['applications'] }),
  });
}

const PAPER_KEPT_MS = 2 * MINUTE_MS;

/** The bytes of a paper; they never change. */
export const paperQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['document', fileId],
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api/files/${encodeURIComponent(fileId)}`, { signal });
      if (!response.ok) throw new CallFailed(response.status, {});
      return response.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: PAPER_KEPT_MS,
  });
