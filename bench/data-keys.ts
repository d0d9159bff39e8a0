// The key with which what is measured seals numbers, as an operator would have one; the bare handler opens them with it.
import { createSecretKey } from 'node:crypto';
import { decrypt } from '#platform/server/sealing/cipher.ts';

const ID = 'bench';
const BYTES = Buffer.alloc(32, 1);
const KEY = createSecretKey(BYTES);
export const DATA_KEYS = `${ID}:${BYTES.toString('base64')}`;

/** A row of submissions or verifications as it is read. */
export type HeldRow = { id: string; answers: object; sealed: Record<string, string> | null };

/** All that was answered, in one object. */
export const openedIn =
  (table: 'submissions' | 'verifications') =>
  ({ id, answers, sealed }: HeldRow): object => {
    const opened = Object.entries(sealed ?? {}).map(([name, text]) => [
      name,
      JSON.parse(decrypt(KEY, text.slice(ID.length + 1), `${table}/${id}/${name}`).toString()),
    ]);
    return { ...answers, ...Object.fromEntries(opened) };
  };
