// A thread as it stands on the screen: read page by page, and marked as read while somebody looks at it.
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../contract.ts';
import { messageTexts } from '../../texts/messages.ts';
import { call, messagesOf, TOPIC, threadQuery } from '../queries.ts';

export function useThread(id: string) {
  const query = useInfiniteQuery(threadQuery(id));
  const messages = query.data ? messagesOf(query.data.pages) : null;
  useMarkRead(id, messages?.findLast(({ sent, read }) => !sent && !read)?.number);
  return { query, messages: messages ?? [], arrival: useArrival(messages) };
}

function useMarkRead(id: string, upTo: number | undefined): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (upTo: number) => call('POST /api/messages/read/:id', { params: { id }, body: { upTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [TOPIC] }),
  });
  useEffect(() => {
    if (upTo === undefined) return;
    const mark = () => {
      if (document.visibilityState === 'visible') mutate(upTo);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [upTo, mutate]);
}

/** What a screen reader is told when the other side writes while the thread is open. */
function useArrival(messages: readonly Message[] | null): string {
  const last = messages?.at(-1);
  const known = useRef<number | null>(null);
  const [arrival, setArrival] = useState('');
  useEffect(() => {
    if (messages === null) return;
    const isNew = known.current !== null && last !== undefined && last.number > known.current;
    known.current = last?.number ?? 0;
    if (isNew && !last.sent) setArrival(messageTexts.arrived(last.from, last.text));
  }, [messages, last]);
  return arrival;
}
