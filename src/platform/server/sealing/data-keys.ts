// Seals the numbers of people that rows hold, with the newest of several keys; each sealed text names its key, so that all of them open.
import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { decrypt, encrypt, fingerprintOf, KEY_BYTES } from './cipher.ts';
import { drawnKey, heldFingerprint } from './secret-key.ts';

export type DataKey = { id: string; key: KeyObject };

/** The settings that are needed here: the keys given by the operator, the one that seals first. */
type Said = {
  dataDir: string;
  dataKeys: readonly DataKey[];
  /** Whether a `secret-key` that is not there is left so: the key drawn from it then opens nothing. */
  makesNoKey?: true;
};

export type DataKeys = {
  /** The id of the key that seals. */
  newest: string;
  /** Each key's id, and a fingerprint that tells it from another one of the same id without revealing the key. */
  known: { id: string; fingerprint: string }[];
  /** Seals a text. `boundTo` names table, row and field, without which it opens nowhere. */
  seal(plain: string, boundTo: string): string;
  /** Opens a sealed text. Throws where its key is not among these, or it was sealed for another place or changed. */
  open(sealed: string, boundTo: string): string;
};

/** The id of the key drawn from `secret-key`: it seals where the operator gave none, and goes on opening what it sealed. */
const OWN = 'own';

const made = new WeakMap<Said, Promise<DataKeys>>();

/** The data keys, made once for the settings of a process. */
export function dataKeysOf(said: Said): Promise<DataKeys> {
  const keys = made.get(said) ?? makeKeys(said);
  made.set(said, keys);
  keys.catch(() => made.delete(said));
  return keys;
}

async function makeKeys({ dataDir, dataKeys, makesNoKey }: Said): Promise<DataKeys> {
  const isLeftOut = makesNoKey && (await heldFingerprint(dataDir)) === null;
  const own = isLeftOut ? createSecretKey(randomBytes(KEY_BYTES)) : await drawnKey(dataDir, 'numbers');
  const all = [...dataKeys, { id: OWN, key: own }];
  const [newest] = all;
  const byId = new Map(all.map(({ id, key }) => [id, key]));
  if (!newest) throw new TypeError('there is always a key of its own');
  return {
    newest: newest.id,
    known: all.map(({ id, key }) => ({ id, fingerprint: fingerprintOf(key) })),
    seal: (plain, boundTo) => `${newest.id}:${encrypt(newest.key, Buffer.from(plain), boundTo)}`,
    open(sealed, boundTo) {
      const id = sealed.slice(0, sealed.indexOf(':'));
      const key = byId.get(id);
      if (!key) throw new Error(`a sealed number cannot be read: its key '${id}' is not in DATA_KEYS`);
      try {
        return decrypt(key, sealed.slice(id.length + 1), boundTo).toString();
      } catch (cause) {
        throw new Error(
          `a sealed number cannot be read: its key '${id}' is another one, or it was sealed for another row`,
          { cause },
        );
      }
    },
  };
}
