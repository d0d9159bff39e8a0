// What the screen of notices reads and changes. The key begins with the live topic that makes it stale.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { PushSubject } from '#shared/notices/push.ts';
import type { pushEndpoints } from '../contract.ts';
import { pushTexts, pushWording } from '../texts/push.ts';
import { endHere, keepOwner, subscribeHere } from './this-browser.ts';

const call = caller<typeof pushEndpoints>();

export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: ({ signal }) => call('GET /api/push', {}, { signal }),
});

type Change = { subject: PushSubject; isGiven: boolean; isLast: boolean };

/** The browser first: where no notice can arrive, nothing is asked for. */
export function useAllow(account: string, key: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ subject, isGiven, isLast }: Change) => {
      if (isGiven) await registerHere(account, key);
      const body = { subject, isGiven, version: pushWording.version };
      const { message } = await call('POST /api/push/consents', { body });
      if (isLast) await forgetHere();
      return message;
    },
    onSuccess: (message) => toast.good(message),
    onError: (failure) => toast.bad(failure.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['push'] }),
  });
}

export function useAlsoHere(account: string, key: string) {
  return useMutation({
    mutationFn: () => registerHere(account, key),
    onSuccess: () => toast.good(pushTexts.here),
    onError: (failure) => toast.bad(failure.message),
  });
}

async function registerHere(account: string, key: string): Promise<void> {
  const body = await subscribeHere(key).catch(() => {
    throw new Error(pushTexts.failed);
  });
  await call('POST /api/push/devices', { body });
  keepOwner(account);
}

async function forgetHere(): Promise<void> {
  const endpoint = await endHere();
  if (endpoint !== null) await call('POST /api/push/devices/end', { body: { endpoint } });
}
