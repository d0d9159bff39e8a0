// Sends a filled form: asks first, sends once under one key, tells how far it is, what went wrong, or that the phone keeps it.
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { pause, submitDelay } from '#platform/web/pause.ts';
import { KeptOnPhone } from '#platform/web/phone/outbox.ts';
import type { FilledForm } from './filling.ts';

/** From the approval until the button can be pressed again. */
const REST_MS = 1_000;

export type SendOptions = { key: string; onProgress: (share: number) => void };
/** Rejects with `KeptOnPhone` when nothing was heard and the outbox will send it later. */
export type Send<Reply> = (filled: FilledForm, options: SendOptions) => Promise<Reply>;

type Intent = { of: unknown; filled: FilledForm; key: string };
type Outcome<Reply> = { onSent: (reply: Reply) => void; onFailed: (failure: unknown) => void };

export type Sending = {
  phase: 'idle' | 'asking' | 'sending';
  /** Of the upload, 0 to 1. */
  share: number;
  failure: Error | null;
  ask: () => void;
  cancel: () => void;
  /** Sends what stands in the form now: it may have been changed in the question. */
  approve: (of: unknown, filled: FilledForm) => void;
  /** After a failure; what was changed since is asked about and sent as a new intent. */
  retry: (of: unknown, filled: FilledForm) => void;
};

/**
 * `of` is the state of answers that the filled form was made from: as long as it is the same, trying again is the same
 * intent under the same key, so that a lost reply never submits twice.
 */
export function useSending<Reply>(send: Send<Reply>, { onSent, onFailed }: Outcome<Reply>): Sending {
  const [phase, setPhase] = useState<Sending['phase']>('idle');
  const [share, setShare] = useState(0);
  const intent = useRef<Intent | null>(null);
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: async ({ filled, key }: Intent) => {
      await submitDelay();
      return send(filled, { key, onProgress: setShare });
    },
  });
  const approve = async (of: unknown, filled: FilledForm) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const before = intent.current;
    const sent = before && before.of === of ? before : { of, filled, key: crypto.randomUUID() };
    intent.current = sent;
    setPhase('sending');
    setShare(0);
    const rest = pause(REST_MS);
    try {
      const reply = await mutation.mutateAsync(sent);
      onSent(reply);
    } catch (failure) {
      await rest;
      isUnderWay.current = false;
      setPhase('idle');
      if (!(failure instanceof KeptOnPhone || isSessionOver(failure))) onFailed(failure);
    }
  };
  const ask = () => {
    mutation.reset();
    setPhase('asking');
  };
  return {
    phase,
    share,
    failure: mutation.error instanceof KeptOnPhone ? null : mutation.error,
    ask,
    cancel: () => setPhase('idle'),
    approve: (of, filled) => void approve(of, filled),
    retry: (of, filled) => (intent.current?.of === of ? void approve(of, filled) : ask()),
  };
}

/** Said at the log-in form, which stands in place of this one by then; the phone keeps what was sent. */
const isSessionOver = (failure: unknown): boolean => failure instanceof CallFailed && failure.status === 401;

/** The server's messages beside fields; none when it never answered. */
export const fieldErrorsIn = (failure: unknown): Record<string, string> =>
  failure instanceof CallFailed ? failure.fields : {};
