// What every provider of text messages has in common: one call over HTTP that ends in time, and says whether asking again may help.
import type { TextWords } from './text-messages.ts';

export type OutgoingText = {
  /** Our own id of the message, so that the provider's log and ours can be laid side by side. */
  id: string;
  /** The number as digits alone, the country's code first. */
  number: string;
  words: TextWords;
};

/**
 * Sends a message and answers the provider's id of it. Rejects with `TextRefused` where another try would be refused too; any other error is
 * worth one.
 */
export type TextGateway = (text: OutgoingText) => Promise<string>;

/** The provider has looked at the message and will not take it. */
export class TextRefused extends Error {}

/** Milliseconds that a provider may take in all. */
export const PATIENCE_MS = 15_000;

/** The most characters that are read of an answer. */
const LONGEST_ANSWER = 100_000;

export type Answer = { status: number; body: unknown };

/** Sends JSON with the token that opens the provider, and reads what it answers; never what was sent stands in an error. */
export async function postJson(
  url: string,
  token: string,
  body: object,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // A provider that has moved is configured anew: the token goes to no address but that one.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new Error(errorOf(error));
  });
  const text = await readUpTo(response, LONGEST_ANSWER).catch((error: unknown) => {
    throw new Error(errorOf(error));
  });
  return { status: response.status, body: parsed(text) };
}

/**
 * Whether a status is worth another try: 408, 429 and 5xx are. All others are a verdict, success without an id among them: once more would be
 * twice on the phone.
 */
export const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

async function readUpTo({ body }: Response, most: number): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > most) throw new Error('the answer is too long');
  }
  return text;
}

function errorOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the provider could not be asked';
  if (error.name === 'TimeoutError') return 'the provider did not answer in time';
  const cause = error.cause instanceof Error ? error.cause : error;
  return `the provider could not be asked: ${cause.message.slice(0, 200)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
