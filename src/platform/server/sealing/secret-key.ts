// Secrets that the database keeps and only this installation can read: sealed with a key that lies in the data folder, not in the database.
import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decrypt, encrypt, fingerprintOf, KEY_BYTES } from './cipher.ts';

/** The name of the key's file in the data folder. */
export const KEY_FILE = 'secret-key';

/** Encrypts; `boundTo` (whose it is, what for) has to be said again to read it, so that a sealed text moved to another row opens nothing. */
export const seal = async (dataDir: string, plain: Uint8Array, boundTo: string): Promise<string> =>
  encrypt(await keyOf(dataDir), plain, boundTo);

/** Decrypts what `seal` made. Throws where it was sealed with another key, for something else, or was changed. */
export async function unseal(dataDir: string, sealed: string, boundTo: string): Promise<Buffer> {
  const key = await keyOf(dataDir);
  try {
    return decrypt(key, sealed, boundTo);
  } catch (cause) {
    throw new Error(
      `a sealed secret cannot be read: ${KEY_FILE} in DATA_DIR is not the one it was sealed with`,
      {
        cause,
      },
    );
  }
}

/**
 * Makes hashes (SHA-256, hexadecimal) by a key of their own, drawn from this installation's for one `purpose`: equal texts find each
 * other by them, and whoever reads the database alone cannot try out what they were made of.
 */
export async function keyedHashes(dataDir: string, purpose: string): Promise<(text: string) => string> {
  const key = await drawnKey(dataDir, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('hex');
}

/** A key of this installation for one `purpose` alone, the same each time; each write asks for one, so it is drawn once. */
export async function drawnKey(dataDir: string, purpose: string): Promise<KeyObject> {
  const key = await keyOf(dataDir);
  const known = drawn.get(key) ?? new Map<string, KeyObject>();
  drawn.set(key, known);
  const made =
    known.get(purpose) ?? createSecretKey(new Uint8Array(hkdfSync('sha256', key, '', purpose, KEY_BYTES)));
  known.set(purpose, made);
  return made;
}

/** The fingerprint of the key; makes one where there is none. */
export const fingerprintOfKey = async (dataDir: string): Promise<string> =>
  fingerprintOf(await keyOf(dataDir));

/** The fingerprint of the key in the data folder; null where there is none, and none is made. */
export async function heldFingerprint(dataDir: string): Promise<string | null> {
  const key = await readKey(join(dataDir, KEY_FILE));
  return key && fingerprintOf(key);
}

/** The drawn keys by the key that they were drawn from; there are few purposes, so they are all cached. */
const drawn = new WeakMap<KeyObject, Map<string, KeyObject>>();

const keys = new Map<string, Promise<KeyObject>>();

/** The installation's key, cached once it was read; one that could not be read is read again. */
function keyOf(dataDir: string): Promise<KeyObject> {
  const known = keys.get(dataDir);
  if (known) return known;
  const asked = readOrMakeKey(dataDir);
  keys.set(dataDir, asked);
  asked.catch(() => keys.delete(dataDir));
  return asked;
}

/** Reads the key or makes it. Of servers that start together on one folder the first makes it: a link is made once, and of a whole file. */
async function readOrMakeKey(dataDir: string): Promise<KeyObject> {
  const path = join(dataDir, KEY_FILE);
  const key = await readKey(path);
  if (key) return key;
  await mkdir(dataDir, { recursive: true });
  const aside = `${path}.${randomBytes(8).toString('hex')}`;
  const handle = await open(aside, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside);
  const made = await readKey(path);
  if (!made) throw new Error(`${KEY_FILE} in DATA_DIR was made and is gone again`);
  return made;
}

async function readKey(path: string): Promise<KeyObject | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${KEY_FILE} in DATA_DIR is no key of ${KEY_BYTES} bytes`);
  return createSecretKey(key);
}
