// The query client of the signed-in part: what was read stays readable; an ended session leads back to the log-in page.
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { HOUR_MS } from '#shared/calendar.ts';
import { CallFailed } from './call.ts';
import { useLiveEvents } from './live.ts';
import { listenToTabs } from './phone/between-tabs.ts';
import { keepAnswers } from './phone/kept-answers.ts';
import { dropKeptOfOthers } from './record/kept-draft.ts';
import { sessionChanged, sessionLeft } from './session.ts';

/** A 401 means the session ended here or elsewhere; the server has cleared the readable record too. */
function onFailure(failure: unknown): void {
  if (failure instanceof CallFailed && failure.status === 401) sessionChanged();
}

const newClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure }),
    defaultOptions: {
      // Without a connection a call fails at once with an error that is shown; it does not wait silently for a connection.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        gcTime: HOUR_MS,
        retry: (failures, failure) =>
          failures < 2 && navigator.onLine && failure instanceof CallFailed && isPassing(failure),
      },
    },
  });

const isPassing = ({ status, code }: CallFailed): boolean =>
  status >= 500 || (status === 0 && code !== 'stalled');

let held: { account: string; client: QueryClient; stopKeeping?: () => void } | null = null;

/** The cached answers of one account are shared by all screens. Another account that logs in on this phone starts with an empty cache. */
function clientOf(account: string, keepsAnswers: boolean): QueryClient {
  if (held?.account !== account) {
    forgetAnswers();
    held = { account, client: newClient() };
  }
  if (keepsAnswers && typeof document !== 'undefined') held.stopKeeping ??= keepAnswers(held.client, account);
  return held.client;
}

/** Clears the cache and stops storing it, because its owner has logged out, here or in another tab. */
export function forgetAnswers(): void {
  held?.stopKeeping?.();
  held?.client.clear();
  held = null;
}

listenToTabs((news) => {
  if (news !== 'left') return;
  sessionLeft();
  forgetAnswers();
});

type QueriesProps = {
  account: string;
  /** Whether the answers are stored on this phone, so that they can be read without a connection. Only a borrower's own answers are. */
  keepsAnswers?: boolean;
  children: ReactNode;
};

export function Queries({ account, keepsAnswers = false, children }: QueriesProps) {
  const client = clientOf(account, keepsAnswers);
  useEffect(() => dropKeptOfOthers(account), [account]);
  return (
    <QueryClientProvider client={client}>
      <Live client={client} account={account} />
      {children}
    </QueryClientProvider>
  );
}

function Live({ client, account }: { client: QueryClient; account: string }) {
  useLiveEvents(client, account);
  return null;
}
