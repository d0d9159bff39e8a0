// Seeds that are owed back: nobody's balance goes below nothing and nothing new is taken for them, but what a prize gives back pays them first.
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { seedAccountOf, takeBackSeeds } from './ledger.ts';

type Debt = {
  /** The cause of each movement that takes these seeds back begins with this. */
  backCause: string;
  seeds: number;
  /** What their owner reads when they are taken. */
  reason: string;
};

/** Puts on record that a person owes seeds back. One cause has one debt: recorded again, it is what is still missing. */
export async function oweSeeds(
  work: Work,
  accountId: IdOf<'accounts'>,
  { backCause, seeds, reason }: Debt,
): Promise<void> {
  await work.db
    .insertInto('seed_debts')
    .values({
      back_cause: backCause,
      account_id: seedAccountOf(accountId),
      seeds,
      reason,
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.column('back_cause').doUpdateSet({ seeds }))
    .execute();
}

/** Drops the debts of these causes: what was lost is kept again, and nothing is owed for it. */
export async function forgiveSeeds(work: Work, backCauses: readonly string[]): Promise<void> {
  if (backCauses.length > 0)
    await work.db.deleteFrom('seed_debts').where('back_cause', 'in', backCauses).execute();
}

/**
 * Takes at most `atMost` of the seeds that a person owes, the oldest debt first, out of those just given back; answers how many, and
 * why. `by`, what gave them back, ends the cause of each movement, so that it is made once.
 */
export async function collectOwed(
  work: Work,
  accountId: IdOf<'accounts'>,
  { atMost, by }: { atMost: number; by: string },
): Promise<{ taken: number; reason: string }> {
  const debts = await work.db
    .selectFrom('seed_debts')
    .select(['back_cause', 'seeds', 'reason'])
    .where('account_id', '=', seedAccountOf(accountId))
    .orderBy('created_at')
    .orderBy('back_cause')
    .forUpdate()
    .execute();
  const reasons: string[] = [];
  let left = atMost;
  for (const { back_cause: backCause, seeds: owed, reason } of debts) {
    const seeds = Math.min(owed, left);
    if (seeds === 0) break;
    await takeBackSeeds(work, accountId, { cause: `${backCause}${by}`, seeds, reason });
    if (seeds === owed) await forgiveSeeds(work, [backCause]);
    else await oweSeeds(work, accountId, { backCause, seeds: owed - seeds, reason });
    reasons.push(reason);
    left -= seeds;
  }
  return { taken: atMost - left, reason: reasons.join(', ') };
}
