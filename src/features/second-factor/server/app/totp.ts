// Codes of authenticator apps (TOTP, RFC 6238) as all of them read it: SHA-1, six figures, thirty seconds; one step early or late is taken.
import { Secret, TOTP } from 'otpauth';
import { brand } from '#texts/brand.ts';

const SECRET_BYTES = 20;
const STEPS_OFF = 1;

export const newSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes;

const ofSecret = (secret: Uint8Array, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** Which thirty seconds (counted from 1970) a code stands for, at a moment; null when it is not right. Compares in constant time. */
export function stepOf(code: string, secret: Uint8Array, now: Date): number | null {
  // Six characters that are not six bytes would make the comparison throw.
  if (!/^\d{6}$/.test(code)) return null;
  const totp = ofSecret(secret);
  const timestamp = now.getTime();
  const off = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return off === null ? null : totp.counter({ timestamp }) + off;
}

/** What an app needs to know: the secret in base 32, and an `otpauth:` address that names the account. */
export function offerOf(secret: Uint8Array, email: string): { secret: string; address: string } {
  const totp = ofSecret(secret, email);
  return { secret: totp.secret.base32, address: totp.toString() };
}
