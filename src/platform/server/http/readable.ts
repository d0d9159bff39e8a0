// Looks at the door, for every call alike, at what arrives: refuses what no person can type, and takes out what turns other people's texts around.
import { refuse } from '#shared/refusal.ts';
import { sharedRefusalTexts } from '#texts/refusals.ts';

/** Deeper than any form of ours; a nest of thousands would overflow the stack of whoever walks it. */
const DEEPEST = 32;

/**
 * What turns the direction of all that follows it on a screen, also beyond its own text: embeddings, overrides and isolates. They come
 * along unseen with what is copied from elsewhere, so a text loses them and is not refused.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** A password is compared sign by sign with the one that was set, and shown to nobody: it stays as it was typed. */
const SECRET = /^(?:confirm|.*password)$/i;

/**
 * What was sent without what turns directions, in the same objects. Refuses a text or a name in it, however deep, that cannot be kept as
 * it is; says where.
 */
export function makeReadable<Sent>(sent: Sent, path?: readonly string[]): Sent;
export function makeReadable(sent: unknown, path: readonly string[] = []): unknown {
  if (typeof sent === 'string') return readableText(sent, path);
  if (typeof sent !== 'object' || sent === null) return sent;
  if (path.length >= DEEPEST) refuse('request.invalid');
  const inside = sent as Record<string, unknown>;
  for (const [name, inner] of Object.entries(inside)) {
    if (!isReadable(name)) refuse('request.unreadable');
    const readable = makeReadable(inner, [...path, name]);
    if (readable !== inner) inside[name] = readable;
  }
  return sent;
}

function readableText(text: string, path: readonly string[]): string {
  if (!isReadable(text))
    refuse('request.unreadable', {
      fields: { [path.join('.')]: sharedRefusalTexts['request.unreadable'][1] },
    });
  return SECRET.test(path.at(-1) ?? '') ? text : text.replace(TURNING, '');
}

/**
 * Whether a text can be kept as it is. PostgreSQL keeps no NUL, and UTF-8 has no lone surrogates: one would be refused there, the other
 * changed in silence.
 */
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
