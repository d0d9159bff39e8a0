// What this phone keeps for the person logged in, in IndexedDB: answers once read, and submissions not yet received.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './outbox-entry.ts';

/** An answer of the server as a screen read it, stored under the hash of its query key. */
export type KeptAnswer = {
  account: string;
  hash: string;
  key: readonly unknown[];
  answer: unknown;
  readAt: number;
  characters: number;
};

interface Phone extends DBSchema {
  answers: { key: [account: string, hash: string]; value: KeptAnswer };
  outbox: { key: [account: string, form: string]; value: OutboxEntry };
}

let opening: Promise<IDBPDatabase<Phone>> | null = null;

function open(): Promise<IDBPDatabase<Phone>> {
  opening ??= openDB<Phone>('phone', 1, {
    upgrade(db) {
      db.createObjectStore('answers', { keyPath: ['account', 'hash'] });
      db.createObjectStore('outbox', { keyPath: ['account', 'form'] });
    },
    terminated() {
      opening = null;
    },
  }).catch((failure: unknown) => {
    opening = null;
    throw failure;
  });
  return opening;
}

/** The key range of all rows of one account. In the order of IndexedDB keys an array comes after every string, so `[]` ends the range. */
const of = (account: string): IDBKeyRange => IDBKeyRange.bound([account], [account, []]);

export const readAnswers = async (account: string): Promise<KeptAnswer[]> =>
  (await open()).getAll('answers', of(account));

export async function writeAnswers(
  kept: readonly KeptAnswer[],
  dropped: readonly KeptAnswer[],
): Promise<void> {
  const work = (await open()).transaction('answers', 'readwrite');
  await Promise.all([
    ...kept.map((answer) => work.store.put(answer)),
    ...dropped.map(({ account, hash }) => work.store.delete([account, hash])),
    work.done,
  ]);
}

export const readOutbox = async (account: string): Promise<OutboxEntry[]> =>
  (await open()).getAll('outbox', of(account));

export const readEntry = async ({ account, form }: OutboxEntry): Promise<OutboxEntry | undefined> =>
  (await open()).get('outbox', [account, form]);

export async function putEntry(entry: OutboxEntry): Promise<void> {
  await (await open()).put('outbox', entry);
}

export async function dropEntry({ account, form }: Pick<OutboxEntry, 'account' | 'form'>): Promise<void> {
  await (await open()).delete('outbox', [account, form]);
}

/** Deletes the rows of every other account when `account` logs in on this phone, and the rows of all accounts when `account` is null. */
export async function dropOfOthers(account: string | null): Promise<void> {
  const work = (await open()).transaction(['answers', 'outbox'], 'readwrite');
  const stores = [work.objectStore('answers'), work.objectStore('outbox')];
  const clear = (store: (typeof stores)[number]) =>
    account === null
      ? [store.clear()]
      : [
          store.delete(IDBKeyRange.upperBound([account], true)),
          store.delete(IDBKeyRange.lowerBound([account, []], true)),
        ];
  await Promise.all([...stores.flatMap(clear), work.done]);
}
