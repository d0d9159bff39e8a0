// What was filled in without a connection, and where it is on its way.
import { brand } from '#texts/brand.ts';

/** A form that was sent off without a connection. */
export const outboxTexts = {
  saved: 'Saved on this phone',
  savedSince: (time: string) =>
    `Kept on this phone since ${time}. It goes out by itself as soon as there is a connection.`,
  youMayClose: `You can close ${brand.name} and go on with your day. Nothing has to be done again.`,
  sending: 'Sending',
  received: 'Received',
  receivedWhat: (what: string) => `Received: ${what}`,
  refused: 'Needs another look',
  refusedWhat: (what: string) => `${what} needs another look before we can take it`,
  sendNow: 'Send now',
  change: 'Change my answers',
  stale: 'Saved on this phone, not sent yet',
  staleSince: (time: string) =>
    `This has waited since ${time}. If it is still right, send it; if not, look through it again.`,
  sendAfterAll: 'It is still right, send it',
} as const;
