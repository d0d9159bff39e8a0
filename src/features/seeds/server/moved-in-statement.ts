// The same for an action that is one statement: seeds moved as a part of it, for each row of another part.
import { type RawBuilder, sql } from 'kysely';
import type { Moment } from '#platform/server/database/statements/compiled-write.ts';
import { ISSUED, REDEEMED } from './ledger.ts';

type Part = RawBuilder<unknown>;

/** A movement whose figures are parts of a statement. The cause is unique for ever, as in `SeedMovement`. */
type MovementIn = { cause: Part; seeds: Part; reason: Part };

/**
 * Gives seeds to the `account_id` of the one row of `from`, at its `created_at`, for the submission that its `id` names. Its row tells the `seeds`;
 * there is none where they are 0 or where that cause had already given them.
 */
export const grantIn = ({ newId }: Moment, from: Part, { cause, seeds, reason }: MovementIn): Part => sql`
  insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, submission_id, created_at)
  select ${newId()}::uuid, ${cause}, ${sql.lit(ISSUED)}::uuid, account_id, ${seeds}::int, ${reason}::text, id, created_at
  from ${from} where ${seeds}::int > 0
  on conflict (cause) do nothing
  returning seeds`;

/**
 * Takes seeds from the `account_id` of the one row of `from`, at its `created_at`. Fails where that cause had already taken them, so that
 * nothing is bought without, and, by the database, below zero.
 */
export const spendIn = ({ newId }: Moment, from: Part, { cause, seeds, reason }: MovementIn): Part => sql`
  insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, created_at)
  select ${newId()}::uuid, ${cause}, account_id, ${sql.lit(REDEEMED)}::uuid, ${seeds}::int, ${reason}, created_at from ${from}`;
