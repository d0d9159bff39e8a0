// The seeds ledger: every movement is one row with a cause, two sides and a unique key; rows are never changed.

import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';

/** The account that granted seeds come from, and the one that spent seeds go to. */
export const ISSUED = '00000000-0000-7000-8000-000000000001' as IdOf<'seed_accounts'>;
export const REDEEMED = '00000000-0000-7000-8000-000000000002' as IdOf<'seed_accounts'>;

/** A person's seed account bears the person's own id. */
export const seedAccountOf = (accountId: IdOf<'accounts'>) => accountId as string as IdOf<'seed_accounts'>;

/** Opens a person's seed account with nothing in it. */
export async function openSeedAccount(work: Work, accountId: IdOf<'accounts'>): Promise<void> {
  await work.db
    .insertInto('seed_accounts')
    .values({ id: seedAccountOf(accountId), kind: 'Person' })
    .execute();
}

export type SeedMovement = {
  /** What caused it, unique for ever: `section:<account>:<section>`. The same cause moves seeds once, however often it is given. */
  cause: string;
  seeds: number;
  /** For the owner to read: 'Basic Information', 'Promo code LIGNUM'. */
  reason: string;
  submissionId?: IdOf<'submissions'>;
  /** The member of staff who moves them by hand; their cause is then `adjustment:<id>`. */
  adjustedBy?: IdOf<'accounts'>;
};

/** Gives a person seeds; false when that cause had already given them. */
export const grantSeeds = (
  work: Work,
  accountId: IdOf<'accounts'>,
  movement: SeedMovement,
): Promise<boolean> => move(work, ISSUED, seedAccountOf(accountId), movement);

type Grant = Pick<SeedMovement, 'cause' | 'seeds' | 'reason'> & { accountId: IdOf<'accounts'> };

/** Gives seeds to many people with one statement; answers the causes that had not given them before. */
export async function grantToMany(work: Work, grants: readonly Grant[]): Promise<Set<string>> {
  if (grants.length === 0) return new Set();
  const moved = await work.db
    .insertInto('seed_transfers')
    .values(
      grants.map(({ accountId, cause, seeds, reason }) => ({
        id: newId(work.now.getTime()),
        cause,
        from_account: ISSUED,
        to_account: seedAccountOf(accountId),
        seeds,
        reason,
        created_at: work.now,
      })),
    )
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning(['cause', 'to_account'])
    .execute();
  for (const account of new Set(moved.map(({ to_account }) => to_account)))
    notify(work, { account }, 'seeds');
  return new Set(moved.map(({ cause }) => cause));
}

/** Takes seeds from a person; false when that cause had already taken them. The database refuses a balance below zero. */
export const spendSeeds = (
  work: Work,
  accountId: IdOf<'accounts'>,
  movement: SeedMovement,
): Promise<boolean> => move(work, seedAccountOf(accountId), REDEEMED, movement);

/** Takes granted seeds back to where they came from; false when that cause had already taken them. Never below zero either. */
export const takeBackSeeds = (
  work: Work,
  accountId: IdOf<'accounts'>,
  movement: SeedMovement,
): Promise<boolean> => move(work, seedAccountOf(accountId), ISSUED, movement);

/** Gives spent seeds back to a person; false when that cause had already given them back. */
export const returnSeeds = (
  work: Work,
  accountId: IdOf<'accounts'>,
  movement: SeedMovement,
): Promise<boolean> => move(work, REDEEMED, seedAccountOf(accountId), movement);

async function move(
  work: Work,
  from: IdOf<'seed_accounts'>,
  to: IdOf<'seed_accounts'>,
  { cause, seeds, reason, submissionId, adjustedBy }: SeedMovement,
): Promise<boolean> {
  const moved = await work.db
    .insertInto('seed_transfers')
    .values({
      id: newId(work.now.getTime()),
      cause,
      from_account: from,
      to_account: to,
      seeds,
      reason,
      submission_id: submissionId ?? null,
      adjusted_by: adjustedBy ?? null,
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!moved) return false;
  for (const account of [from, to])
    if (account !== ISSUED && account !== REDEEMED) notify(work, { account }, 'seeds');
  return true;
}

/** A person's balance in seeds. */
export async function seedsOf(work: Work, accountId: IdOf<'accounts'>): Promise<number> {
  const row = await work.db
    .selectFrom('seed_accounts')
    .select('balance')
    .where('id', '=', seedAccountOf(accountId))
    .executeTakeFirst();
  return row?.balance ?? 0;
}
