// How a feature declares what it refuses: under each code a kind, which alone decides the HTTP status, the words a person reads and, where
// it smells of an attack, what it is counted as.

export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'tooMany'
  | 'unavailable';

/** What the security events tell apart: a wrong login, password or code, somebody out of bounds, a form token that is none, too many calls. */
export type SecurityEventKind =
  | 'login'
  | 'password'
  | 'code'
  | 'forbidden'
  | 'stranger'
  | 'form_token'
  | 'throttle';

/** How a refusal is counted; by its kind where it does not say. 'nothing' is for refusals of an ordinary day. */
export type CountedAs = SecurityEventKind | 'nothing';

export type DeclaredRefusal = {
  code: string;
  kind: RefusalKind;
  text: string;
  countedAs?: CountedAs | undefined;
};

/** The refusals by their codes: `prizeRefusals['prize.redeemed']`. A code that is not declared does not compile. */
export function refusals<Code extends string>(
  rows: Record<Code, readonly [RefusalKind, string, CountedAs?]>,
): Record<Code, DeclaredRefusal> {
  const declared = {} as Record<Code, DeclaredRefusal>;
  for (const code in rows) {
    const [kind, text, countedAs] = rows[code];
    declared[code] = { code, kind, text, countedAs };
  }
  return declared;
}
