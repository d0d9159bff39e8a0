// What is being written and what is on its way, kept on the phone until the thread shows it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from '#features/forms/web/drafts/draft-store.ts';
import { changedSince, mergeAnswers } from '#features/forms/web/drafts/merge-answers.ts';
import { useDraftKeeping } from '#features/forms/web/drafts/use-draft.ts';
import { CallFailed } from '#platform/web/call.ts';
import { type ToastPlace, toast } from '#platform/web/ui/overlay/toast.ts';
import type { Message } from '../../contract.ts';
import { errorOf } from '../../rules/message-text.ts';
import { type Outgoing, unsettled } from '../../rules/unsettled.ts';
import { messageTexts } from '../../texts/messages.ts';
import { call, TOPIC } from '../queries.ts';

type Written = { text: string; outgoing: readonly Outgoing[] };

export type Writing = {
  /** The account whose thread it is, and the account that writes, for which the draft is kept on the phone. */
  id: string;
  account: string;
  draft: Draft | null;
  failedText: string;
  toastPlace: ToastPlace;
  onSent: (() => void) | undefined;
};

const DRAFT_VERSION = '1';
const TOO_MANY = 429;

export const draftPlace = ({ id, account }: Pick<Writing, 'id' | 'account'>) => ({
  account,
  form: `message:${id}`,
});

export function useWriting(
  { id, account, draft, failedText, toastPlace, onSent }: Writing,
  messages: readonly Message[],
) {
  const client = useQueryClient();
  const [written, setWritten] = useState(() => readDraft(draft));
  const [sentCount, setSentCount] = useState(0);
  useDraftKeeping({
    place: { ...draftPlace({ id, account }), version: DRAFT_VERSION },
    answers: written,
    wasRestored: false,
    onNewer: (kept, before) =>
      setWritten((now) => {
        const merged = mergeAnswers(kept, before, now);
        return changedSince(now, merged).length > 0 ? merged : now;
      }),
  });
  const change = (key: string, next: (one: Outgoing) => Outgoing[]) =>
    setWritten((now) => ({
      ...now,
      outgoing: now.outgoing.flatMap((one) => (one.key === key ? next(one) : one)),
    }));
  const { mutate } = useMutation({
    // One after the other, so that they arrive in the order in which they were written.
    scope: { id: `${TOPIC} ${id}` },
    mutationFn: ({ key, text, alsoByMail }: Outgoing) =>
      call(
        'POST /api/messages/send',
        { body: { text, receiverId: id, ...(alsoByMail ? { sendEmail: true } : {}) } },
        { key },
      ),
    onSuccess: async (_reply, { key }) => {
      toast.good(messageTexts.sent, toastPlace);
      await client.invalidateQueries({ queryKey: [TOPIC] });
      change(key, () => []);
      setSentCount((count) => count + 1);
    },
    onError: (failure, { key }) => {
      const isTooMany = failure instanceof CallFailed && failure.status === TOO_MANY;
      toast.bad(isTooMany ? failure.message : failedText, toastPlace);
      change(key, (one) => [{ ...one, state: 'notSent' }]);
    },
  });
  const outgoing = unsettled(written.outgoing, messages);
  const hasArrived = outgoing.length < written.outgoing.length;
  useEffect(() => {
    if (hasArrived) setWritten((now) => ({ ...now, outgoing }));
  });
  // After what is kept has been brought up to date, because the caller may close the conversation.
  const announce = useEffectEvent(() => onSent?.());
  useEffect(() => {
    if (sentCount > 0) announce();
  }, [sentCount]);
  return {
    text: written.text,
    outgoing,
    setText: (text: string) => setWritten((now) => ({ ...now, text })),
    send(alsoByMail: boolean) {
      if (errorOf(written.text)) return;
      const one: Outgoing = {
        key: crypto.randomUUID(),
        text: written.text.trim(),
        alsoByMail,
        state: 'sending',
        after: messages.at(-1)?.number ?? 0,
      };
      setWritten({ text: '', outgoing: [...outgoing, one] });
      mutate(one);
    },
    retry(one: Outgoing) {
      change(one.key, () => [{ ...one, state: 'sending' }]);
      mutate(one);
    },
    discard: ({ key }: Outgoing) => change(key, () => []),
  };
}

/** What was still on its way when the page was left may have arrived or not: it counts as not sent until the thread shows it. */
function readDraft(draft: Draft | null): Written {
  const { text, outgoing } = (draft?.answers ?? {}) as Partial<Written>;
  return {
    text: typeof text === 'string' ? text : '',
    outgoing: Array.isArray(outgoing) ? outgoing.map((one: Outgoing) => ({ ...one, state: 'notSent' })) : [],
  };
}
