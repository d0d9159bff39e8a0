// What may be sent as a message: something to read, and not too long.

import { saysSomething } from '#shared/record/says-something.ts';

export const LONGEST_CHARACTERS = 4_000;

export type MessageError = 'blank' | 'tooLong';

/** Why a text may not be sent; null when it may. Space around it does not count. */
export function errorOf(text: string): MessageError | null {
  if (!saysSomething(text)) return 'blank';
  return text.trim().length > LONGEST_CHARACTERS ? 'tooLong' : null;
}
