// Messages on their way: which of them the thread does not show yet.

import type { Message } from '../contract.ts';

/** A message that was handed over but not yet seen in the thread. */
export type Outgoing = {
  /** The idempotency key: however often the message is sent, it arrives once. */
  key: string;
  text: string;
  alsoByMail: boolean;
  state: 'sending' | 'notSent';
  /** The number of the thread's last message when this one was written. */
  after: number;
};

/**
 * The messages that the thread does not show yet. One that has arrived is left out even where the server's answer was lost: each message of
 * the thread settles one.
 */
export function unsettled(outgoing: readonly Outgoing[], messages: readonly Message[]): Outgoing[] {
  const arrived = new Set<number>();
  return outgoing.filter(({ text, after }) => {
    const twin = messages.find(
      (message) =>
        message.sent && message.number > after && message.text === text && !arrived.has(message.number),
    );
    if (twin) arrived.add(twin.number);
    return !twin;
  });
}
