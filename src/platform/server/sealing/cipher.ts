// AES-256-GCM as everything here is sealed with it: a fresh nonce each time, and the text opens only where it was bound to.
// Keys are objects of Node's own: bytes would be made into one at every call, which costs five times the opening itself.
import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Encrypts to a text of nonce, tag and what was sealed. `boundTo` (whose it is, what for) has to be given again to read it. */
export function encrypt(key: KeyObject, plain: Uint8Array, boundTo: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts what `encrypt` made. Throws where it was sealed with another key, for something else, or was changed. */
export function decrypt(key: KeyObject, sealed: string, boundTo: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

/** What tells a key from another one without revealing it. */
export const fingerprintOf = (key: KeyObject): string =>
  createHmac('sha256', key).update('which key this is').digest('hex').slice(0, 32);
