// The same for an action that is one statement: seeds moved as a part of it, for each row of another part.
import { type RawBuilder, sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import { newId } from '#shared/id.ts';
import { ISSUED, REDEEMED } from './ledger.ts';

type Part = RawBuilder<unknown>;

/**
 * A movement whose figures are values, or columns of the part of the statement that it follows from. The cause is unique for ever, as in
 * `SeedMovement`.
 */
type MovementIn = { cause: string | Part; seeds: number | Part; reason: string | Part };

/**
 * Gives seeds to the `account_id` of the one row of `from`, at its `created_at`, for the submission that its `id` names. Its row tells the `seeds`;
 * there is none where they are 0 or where that cause had already given them.
 */
export const grantIn = (work: Work, from: Part, { cause, seeds, reason }: MovementIn): Part => sql`
  insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, submission_id, created_at)
  select ${newId(work.now.getTime())}::uuid, ${cause}, ${ISSUED}::uuid, account_id, ${seeds}::int, ${reason}, id, created_at
  from ${from} where ${seeds}::int > 0
  on conflict (cause) do nothing
  returning seeds`;

/**
 * Takes seeds from the `account_id` of the one row of `from`, at its `created_at`. Fails where that cause had already taken them, so that
 * nothing is bought without, and, by the database, below zero.
 */
export const spendIn = (work: Work, from: Part, { cause, seeds, reason }: MovementIn): Part => sql`
  insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, created_at)
  select ${newId(work.now.getTime())}::uuid, ${cause}, account_id, ${REDEEMED}::uuid, ${seeds}::int, ${reason}, created_at from ${from}`;
