// What may be sent as a message: something to read, and not too long.

export const LONGEST_CHARACTERS = 4_000;

export type MessageFault = 'blank' | 'tooLong';

/** Spaces, line breaks and characters without a shape say nothing. */
const SAYS_SOMETHING = /[^\s\p{Cc}\p{Cf}]/u;

/** Null when the text may be sent. Space around it does not count. */
export function faultOf(text: string): MessageFault | null {
  if (!SAYS_SOMETHING.test(text)) return 'blank';
  return text.trim().length > LONGEST_CHARACTERS ? 'tooLong' : null;
}
