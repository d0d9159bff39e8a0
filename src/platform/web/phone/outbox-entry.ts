// A submission that waits on this phone, and the rules of what becomes of it: pure, so that they read as a table.
import type { EndpointKey } from '#shared/endpoint.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { SENT_AGAIN_FOR_MS } from '#shared/retries.ts';

/** The call to be made, as it can be stored: files are Blobs. */
export type StoredCall = { endpoint: EndpointKey; input: object };

export type Refused = { code: string; message: string; fields: FieldErrors };

export type OutboxEntry = {
  account: string;
  /** The form that was submitted; one submission of each form can wait. */
  form: string;
  /** The name of the submission for its owner, such as 'Basic Information'. */
  title: string;
  /** The idempotency key of the submission, the same for every attempt. */
  key: string;
  /** The call to be made; null once the server has refused it, since its answers are then in the form's draft. */
  call: StoredCall | null;
  /** The codes of refusals which mean that the server has this submission already. */
  receivedBefore: readonly string[];
  createdAt: number;
  tries: number;
  nextTryAt: number;
  refused: Refused | null;
};

export type Outcome = { answered: true; reply: unknown } | ({ answered: false; status: number } & Refused);

export type Fate =
  | { fate: 'received'; reply: unknown }
  | { fate: 'refused'; entry: OutboxEntry }
  /** The reason why the submission is not sent at present; `login` means that its owner has to log in again first. */
  | { fate: 'waits'; entry: OutboxEntry; login: boolean };

const DELAYS_MS = [5_000, 15_000, 60_000, 300_000] as const;
const LONGEST_DELAY_MS = 900_000;

/** The entry after one attempt. Only an explicit refusal of the server ends it; no answer, overload and an expired session do not. */
export function fateOf(entry: OutboxEntry, outcome: Outcome, now: number): Fate {
  if (outcome.answered) return { fate: 'received', reply: outcome.reply };
  const { status, code, message, fields } = outcome;
  if (entry.receivedBefore.includes(code)) return { fate: 'received', reply: null };
  const tries = entry.tries + 1;
  if (status === 401) return { fate: 'waits', entry: { ...entry, tries, nextTryAt: now }, login: true };
  if (isPassing(status)) {
    const nextTryAt = now + (DELAYS_MS[entry.tries] ?? LONGEST_DELAY_MS);
    return { fate: 'waits', entry: { ...entry, tries, nextTryAt }, login: false };
  }
  return { fate: 'refused', entry: { ...entry, tries, call: null, refused: { code, message, fields } } };
}

const isPassing = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Older than the server surely knows its key again, or from a future that only a mended clock explains: nobody but its
 * owner can say whether it is to be sent.
 */
export const isStale = ({ createdAt }: Pick<OutboxEntry, 'createdAt'>, now: number): boolean =>
  now - createdAt > SENT_AGAIN_FOR_MS || createdAt - now > SENT_AGAIN_FOR_MS;

/** Whether the entry is to be sent now without asking its owner. `back`: the connection has just returned, so that no delay applies. */
export const isDue = (entry: OutboxEntry, now: number, back: boolean): boolean =>
  entry.refused === null && entry.call !== null && !isStale(entry, now) && (back || entry.nextTryAt <= now);
