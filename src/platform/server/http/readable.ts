// Refuses at the door, for every call alike, what no person can type: NUL, halves of signs, and nests too deep to walk.
import { refuse } from '#shared/refusal.ts';
import { sharedRefusalTexts } from '#texts/refusals.ts';

/** Deeper than any form of ours; a nest of thousands would overflow the stack of whoever walks it. */
const DEEPEST = 32;

/** Refuses what was sent when a text or a name in it, however deep, cannot be kept as it is; says where. */
export function refuseUnreadable(sent: unknown, path: readonly string[] = []): void {
  if (typeof sent === 'string' && !isReadable(sent))
    refuse('request.unreadable', {
      fields: { [path.join('.')]: sharedRefusalTexts['request.unreadable'][1] },
    });
  if (typeof sent !== 'object' || sent === null) return;
  if (path.length >= DEEPEST) refuse('request.invalid');
  for (const [name, inner] of Object.entries(sent)) {
    if (!isReadable(name)) refuse('request.unreadable');
    refuseUnreadable(inner, [...path, name]);
  }
}

/**
 * Whether a text can be kept as it is. PostgreSQL keeps no NUL, and UTF-8 has no lone surrogates: one would be refused there, the other
 * changed in silence.
 */
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
