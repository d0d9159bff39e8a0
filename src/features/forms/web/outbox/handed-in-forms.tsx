// Sees to the forms that wait on this phone: sends them, and tells their owner what became of them, wherever in the app.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Waiting } from '#platform/web/phone/outbox.ts';
import { useOutbox, useSendingOutbox } from '#platform/web/phone/use-outbox.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { outboxTexts as texts } from '../../texts/outbox.ts';
import { draftStore } from '../drafts/use-draft.ts';

/** Each fate is announced once, from whichever screen it was heard. */
const announced = new Set<string>();

/** Renders nothing. Stands once in the frame of a borrower's pages. */
export function HandedInForms({ account }: { account: string }) {
  const queries = useQueryClient();
  const outbox = useOutbox();
  useSendingOutbox(account);
  const before = useRef(outbox);
  useEffect(() => {
    // Another tab has sent it, and tells its owner there.
    const isGone = before.current.some(
      ({ form, state }) => state !== 'received' && !outbox.some((each) => each.form === form),
    );
    before.current = outbox;
    if (isGone) void queries.invalidateQueries();
    for (const waiting of outbox) {
      const fate = `${account} ${waiting.form} ${waiting.createdAt} ${waiting.state}`;
      if (announced.has(fate) || !isFate(waiting.state)) continue;
      announced.add(fate);
      if (waiting.state === 'refused') toast.bad(texts.refusedWhat(waiting.title));
      else {
        toast.good(texts.receivedWhat(waiting.title));
        draftStore()
          .then((store) => store.dropDraft({ account, form: waiting.form }))
          .catch(() => {});
      }
      void queries.invalidateQueries();
    }
  }, [account, outbox, queries]);
  return null;
}

const isFate = (state: Waiting['state']): boolean => state === 'received' || state === 'refused';
