// What the screens of payouts read and record, and a loan cancelled before its payout. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { disbursementEndpoints, PayoutsShown } from '../../../contract/disbursement.ts';
import { useIntentKey } from '../../after-applying.ts';

const call = caller<typeof disbursementEndpoints>();

export const payoutsQuery = (query: { page: number; show: PayoutsShown }) =>
  queryOptions({
    queryKey: ['applications', 'payouts', query],
    queryFn: ({ signal }) => call('GET /api/loan-application/admin/disbursements', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The same payout sent again, after an answer that was lost, is one payout. A lost race is a failure too: what somebody else did is then on show. */
export function useRecordPayout(id: string) {
  const queries = useQueryClient();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: { reference: string; disbursedOn: string }) =>
      call(
        'POST /api/loan-application/admin/:id/disburse',
        { params: { id }, body },
        { key: keyOf(JSON.stringify(body)) },
      ),
    onSettled: () => {
      queries.invalidateQueries({ queryKey: ['applications'] });
      queries.invalidateQueries({ queryKey: ['loans'] });
    },
  });
}

export function useCancelLoan(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call('POST /api/loan-application/admin/:id/cancel', { params: { id }, body: { reason } }),
    onSuccess: ({ message }) => toast.good(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['applications'] }),
  });
}
