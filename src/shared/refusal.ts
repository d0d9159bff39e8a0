// A refusal is an expected 'no': a code with a kind and a text. Its kind alone decides the HTTP status.
import { type RefusalCode, refusalTexts } from '#texts/refusals.ts';

export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'tooMany'
  | 'unavailable';

export const statusOfKind: Record<RefusalKind, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooMany: 429,
  unavailable: 503,
};

/** Messages beside fields, by the field's name (dots for nested ones). */
export type FieldErrors = Record<string, string>;

export type RefusalDetails = { message?: string; fields?: FieldErrors; retryAfterSeconds?: number };

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly kind: RefusalKind;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    const [kind, text] = refusalTexts[code];
    super(details.message ?? text);
    this.code = code;
    this.kind = kind;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Ends the present action with a 'no'. `details.message` replaces the code's own text where a figure belongs in it. */
export function refuse(code: RefusalCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}
