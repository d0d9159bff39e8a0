// Encrypts what a backup keeps, in the format of `age`, so that its own tools open it too. Who backs up needs the public half alone.
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

export type Sealing = {
  bytes(plain: Uint8Array): Promise<Uint8Array>;
  stream(plain: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
};

/** Encrypts for whoever has the other half of `recipient` ('age1…'). Throws for one that is none. */
export function sealingFor(recipient: string): Sealing {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return {
    bytes: (plain) => encrypter.encrypt(plain),
    stream: (plain) => chunksOf(encrypter.encrypt.bind(encrypter), plain),
  };
}

/** Decrypts with any of the identities in the text of a key file; throws for a file that holds none. */
export function openingWith(keyFile: string): Sealing {
  const identities = keyFile.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0)
    throw new Error('the file of BACKUP_IDENTITY_FILE holds no line that begins with AGE-SECRET-KEY-');
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity.trim());
  return {
    bytes: (sealed) => decrypter.decrypt(sealed),
    stream: (sealed) => chunksOf(decrypter.decrypt.bind(decrypter), sealed),
  };
}

/** Passes on what is not encrypted as it is. */
export const AS_IT_IS: Sealing = { bytes: async (plain) => plain, stream: (plain) => plain };

type Stream = globalThis.ReadableStream<Uint8Array>;

async function* chunksOf(
  change: (stream: Stream) => Promise<Stream>,
  chunks: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  // Both are the same class, which browsers and Node declare each in their own types.
  yield* await change(ReadableStream.from(chunks) as unknown as Stream);
}
