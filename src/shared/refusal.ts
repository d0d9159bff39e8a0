// A refusal is an expected 'no': a code with a kind and a text. Its kind alone decides the HTTP status.

import { sharedRefusalTexts } from '#texts/refusals.ts';
import { type CountedAs, type DeclaredRefusal, type RefusalKind, refusals } from './declared-refusals.ts';
import type { IdOf } from './id.ts';

export const statusOfKind: Record<RefusalKind, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooMany: 429,
  unavailable: 503,
};

/** The refusals that any feature may use. */
export const sharedRefusals = refusals(sharedRefusalTexts);

type SharedCode = keyof typeof sharedRefusals;

/** Messages by the name of their field (with dots for nested ones). */
export type FieldErrors = Record<string, string>;

export type RefusalDetails = {
  message?: string;
  fields?: FieldErrors;
  retryAfterSeconds?: number;
  /** The account that a refusal is about where nobody is logged in: for the record, never for the answer. */
  accountId?: IdOf<'accounts'> | null;
};

export class Refusal extends Error {
  readonly code: string;
  readonly kind: RefusalKind;
  readonly countedAs: CountedAs | undefined;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly accountId: IdOf<'accounts'> | null;

  constructor(declared: SharedCode | DeclaredRefusal, details: RefusalDetails = {}) {
    const { code, kind, text, countedAs } =
      typeof declared === 'string' ? sharedRefusals[declared] : declared;
    super(details.message ?? text);
    this.code = code;
    this.kind = kind;
    this.countedAs = countedAs;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.accountId = details.accountId ?? null;
  }
}

/**
 * Ends the present action with a 'no': one that its feature declares, or the code of a shared one. `details.message` replaces
 * the text where a figure belongs in it.
 */
export function refuse(declared: SharedCode | DeclaredRefusal, details?: RefusalDetails): never {
  throw new Refusal(declared, details);
}
