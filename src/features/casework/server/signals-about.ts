// What a record of a person asks the area of signals, which knows more than those who decide such records.
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { SignalAbout } from '../contract.ts';

/** The signals about a person that speak against going on; few, the latest first. */
export type FindSignalsAbout = (
  work: Pick<Work, 'db'>,
  accountId: IdOf<'accounts'>,
) => Promise<SignalAbout[]>;
