// Seeds that are owed back: nobody's balance goes below nothing and nothing new is taken for them, but what a prize gives back pays them first.
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { seedAccountOf, takeBackSeeds } from './ledger.ts';

type Debt = {
  /** With this the cause of each movement that takes them back begins. */
  backCause: string;
  seeds: number;
  /** For their owner to read, when they are taken. */
  reason: string;
};

/** Once for one cause, as much as is still missing. */
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

/** What was lost is kept again: nothing is owed for it. */
export async function forgiveSeeds(work: Work, backCauses: readonly string[]): Promise<void> {
  if (backCauses.length > 0)
    await work.db.deleteFrom('seed_debts').where('back_cause', 'in', backCauses).execute();
}

/** Takes what is owed of seeds that have just been given back, the oldest first; answers how many, and why. `by`: what gave them back. */
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
