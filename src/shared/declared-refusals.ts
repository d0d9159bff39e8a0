// How a feature declares what it refuses: under each code a kind, which alone decides the HTTP status, and the words a person reads.

export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'tooMany'
  | 'unavailable';

export type DeclaredRefusal = { code: string; kind: RefusalKind; text: string };

/** The refusals by their codes: `prizeRefusals['prize.redeemed']`. A code that is not declared does not compile. */
export function refusals<Code extends string>(
  rows: Record<Code, readonly [RefusalKind, string]>,
): Record<Code, DeclaredRefusal> {
  const declared = {} as Record<Code, DeclaredRefusal>;
  for (const code in rows) {
    const [kind, text] = rows[code];
    declared[code] = { code, kind, text };
  }
  return declared;
}
