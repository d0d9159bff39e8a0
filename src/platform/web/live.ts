// Hears the server's live events and reads again what they name: a query whose key begins with the topic, or that lists it.
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionChanged } from './session.ts';

type Hear = (topic: string) => void;
const EVERYTHING = '*';

export function useLiveEvents(client: QueryClient, account: string): void {
  useEffect(
    () =>
      whileSeen((mayHaveMissed) =>
        listen(`live ${account}`, mayHaveMissed, (topic) => {
          if (topic === 'session') {
            // The next query shows whether the session is still valid; an answer of 401 then leads to the log-in page.
            sessionChanged();
            void client.invalidateQueries();
          } else if (topic === EVERYTHING) void client.invalidateQueries();
          else void client.invalidateQueries({ predicate: (query) => isAbout(query, topic) });
        }),
      ),
    [client, account],
  );
}

/** A query that draws on several areas lists their topics: `meta: { topics: ['accounts', 'submissions'] }`. */
const isAbout = ({ queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>, topic: string): boolean =>
  queryKey[0] === topic || (Array.isArray(meta?.topics) && meta.topics.includes(topic));

/** Calls `begin` whenever the tab becomes visible, and the function that `begin` returned once the tab is hidden. From the second time on changes may have been missed, because a hidden tab receives no live events. */
function whileSeen(begin: (mayHaveMissed: boolean) => () => void): () => void {
  let end: (() => void) | undefined;
  let wasSeen = false;
  const look = () => {
    if (document.visibilityState === 'hidden') {
      end?.();
      end = undefined;
    } else if (!end) {
      end = begin(wasSeen);
      wasSeen = true;
    }
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    end?.();
  };
}

/**
 * All tabs of a browser share one stream, because it allows six connections to a site: the tab that has the lock holds the stream and passes on
 * what it hears. Where there are no locks each tab has its own.
 */
function listen(name: string, mayHaveMissed: boolean, hear: Hear): () => void {
  const { locks } = navigator;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data: topic }) => hear(topic);
  const leaving = new AbortController();
  const { signal } = leaving;
  const lead = (hasGap: boolean) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const source = new EventSource('/api/events');
      const pass: Hear = (topic) => {
        hear(topic);
        channel?.postMessage(topic);
      };
      let isGap = hasGap;
      source.onopen = () => {
        // No live events arrived while there was no connection, so every query is refetched.
        if (isGap) pass(EVERYTHING);
        isGap = true;
      };
      source.onmessage = ({ data: topic }) => pass(topic);
      signal.onabort = () => {
        source.close();
        resolve();
      };
    });
  const queue = async (): Promise<void> => {
    if (!locks || !channel) return lead(mayHaveMissed);
    const isFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(mayHaveMissed);
      return lock !== null;
    });
    if (isFree) return;
    if (mayHaveMissed) hear(EVERYTHING);
    await locks.request(name, { signal }, () => lead(true));
  };
  // A tab that is closed while it waits for the lock gets an abort error, which is no failure.
  queue().catch(() => {});
  return () => {
    leaving.abort();
    channel?.close();
  };
}
