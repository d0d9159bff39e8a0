// Hears the server's live events and reads again what they name: a query whose key begins with the topic, or that lists it.
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionChanged } from './session.ts';

export function useLiveEvents(client: QueryClient): void {
  useEffect(() => {
    const source = new EventSource('/api/events');
    let wasOpen = false;
    source.onopen = () => {
      // What changed while the connection was away was not told.
      if (wasOpen) void client.invalidateQueries();
      wasOpen = true;
    };
    source.onmessage = ({ data: topic }) => {
      if (topic === 'session') {
        // The next read tells whether the session still stands; a 401 then leads to the log-in page.
        sessionChanged();
        void client.invalidateQueries();
      } else if (topic === '*') void client.invalidateQueries();
      else void client.invalidateQueries({ predicate: (query) => isAbout(query, topic) });
    };
    return () => source.close();
  }, [client]);
}

/** A query that draws on several areas lists their topics: `meta: { topics: ['accounts', 'submissions'] }`. */
const isAbout = ({ queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>, topic: string): boolean =>
  queryKey[0] === topic || (Array.isArray(meta?.topics) && meta.topics.includes(topic));
