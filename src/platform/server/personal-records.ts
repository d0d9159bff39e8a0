// The shape in which each feature tells what it holds about a person, and gives it up.

import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { Work } from './work.ts';

/** One record as its person reads it: words beside values. */
export type HeldRecord = Record<string, string | number | boolean | null>;

/** Records of which a person may have any number: read while they are sent, the newest first, and so never all in memory. */
export type ManyRecords = { count: number; batches(): AsyncIterable<HeldRecord[]> };

/** A heading with its records, and the stored files that belong to it. `many` comes after `records`. */
export type HeldPart = {
  title: string;
  records: HeldRecord[];
  many?: ManyRecords;
  files?: { id: IdOf<'files'>; name: string }[];
};

export type PersonalRecords = {
  /** Everything held here about a person, the newest first, for them to read. */
  held(work: Work, accountId: IdOf<'accounts'>): Promise<HeldPart[]>;
  /**
   * Removes the records, or all in them that tells who the person is; absent where nothing may be removed. Within a transaction
   * that holds the account's lock; idempotent.
   */
  erase?(work: Work<Actor>, accountId: IdOf<'accounts'>): Promise<void>;
  /** Removes what was last changed before a moment, within a transaction that holds the account's lock; idempotent. */
  forget?(work: Work, accountId: IdOf<'accounts'>, before: Date): Promise<void>;
};
