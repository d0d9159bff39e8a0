// What somebody typed where a code is asked for: six figures of an app, a recovery code, or neither.

/** Crockford's base 32: no letter that reads as a figure or as another letter. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The length of a recovery code, which makes it fifty bits. */
export const RECOVERY_LENGTH = 10;

export type TypedCode = { kind: 'app' | 'recovery'; code: string };

/** Reads a code whatever its spaces, dashes and case; null for what can be no code. */
export function readCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  const meant = code.replaceAll('O', '0').replace(/[IL]/g, '1');
  const isRecovery =
    meant.length === RECOVERY_LENGTH && [...meant].every((sign) => RECOVERY_ALPHABET.includes(sign));
  return isRecovery ? { kind: 'recovery', code: meant } : null;
}

/** A recovery code in two halves, which are easier to copy. */
export const showRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;
