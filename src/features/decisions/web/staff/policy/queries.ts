// What the policy desk reads, and the calls that change something there. Keys begin with the live topic that makes them stale.

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailed, caller } from '#platform/web/call.ts';
import type { PageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { uiTexts } from '#texts/ui.ts';
import type { policyDeskEndpoints } from '../../../contract/policy-desk.ts';

export const call = caller<typeof policyDeskEndpoints>();

export const policyQuery = queryOptions({
  queryKey: ['policy', 'in force'],
  queryFn: ({ signal }) => call('GET /api/policy', {}, { signal }),
});

export const versionsQuery = (query: PageAsked) =>
  queryOptions({
    queryKey: ['policy', 'versions', query],
    queryFn: ({ signal }) => call('GET /api/policy/versions', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const versionQuery = (version: string) =>
  queryOptions({
    queryKey: ['policy', 'version', version],
    queryFn: ({ signal }) => call('GET /api/policy/versions/:id', { params: { id: version } }, { signal }),
  });

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['policy', 'draft', id],
    queryFn: ({ signal }) => call('GET /api/policy/drafts/:id', { params: { id } }, { signal }),
  });

export const trialPeopleQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['policy', 'trial people', id, page],
    queryFn: ({ signal }) =>
      call('GET /api/policy/trials/:id/people', { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A mutation at the policy desk: what it may have changed is read again, and where it failed a toast says so. */
export function useDesk<Asked, Answer>(
  act: (asked: Asked) => Promise<Answer>,
  onDone: (answer: Answer) => void = () => {},
  onFailed: (failure: unknown) => void = showFailure,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: onFailed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['policy'] }),
  });
}

const showFailure = (failure: unknown): void =>
  toast.bad(failure instanceof CallFailed ? failure.message : uiTexts.loadFailed);
