// The query client of the signed-in part: what was read stays readable; an ended session leads back to the log-in page.
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailed } from './call.ts';
import { useLiveEvents } from './live.ts';
import { sessionChanged } from './session.ts';

/** A 401 means the session ended here or elsewhere; the server has cleared the readable record too. */
function onFailure(failure: unknown): void {
  if (failure instanceof CallFailed && failure.status === 401) sessionChanged();
}

const newClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 60 * 60_000,
        retry: (failures, failure) =>
          failures < 2 && failure instanceof CallFailed && (failure.status === 0 || failure.status >= 500),
      },
    },
  });

let held: { account: string; client: QueryClient } | null = null;

/** What one person read stays readable from screen to screen; the next person on this phone starts with nothing of it. */
function clientOf(account: string): QueryClient {
  if (held?.account !== account) {
    held?.client.clear();
    held = { account, client: newClient() };
  }
  return held.client;
}

export function Queries({ account, children }: { account: string; children: ReactNode }) {
  const client = clientOf(account);
  return (
    <QueryClientProvider client={client}>
      <Live client={client} />
      {children}
    </QueryClientProvider>
  );
}

function Live({ client }: { client: QueryClient }) {
  useLiveEvents(client);
  return null;
}
