// Seeds for instalments paid on time: granted once for each, taken back as far as they are there when the payment is reversed.
import { happened, happenedAll } from '#features/activity/server/happened.ts';
import { seedsEarned, seedsTakenBack } from '#features/seeds/server/happenings.ts';
import { grantToMany, takeBackSeeds } from '#features/seeds/server/ledger.ts';
import type { Work } from '#platform/server/work.ts';
import { SEEDS_ON_TIME } from '../../rules/books/on-time.ts';
import { onTimeTexts as texts } from '../../texts/repaid.ts';
import type { ToldChange } from './changed-loan.ts';

/** Of loans at once as many as there are: the grants are one statement, and what was lost is rare. */
export async function rewardOnTime(
  work: Work,
  changes: readonly ToldChange[],
  event: string | undefined,
): Promise<void> {
  for (const { after, onTime } of changes)
    if (onTime.lost.length > 0) await takeBack(work, after, onTime.lost, event);
  const grants = changes.flatMap(({ after, onTime }) =>
    onTime.kept.map((number) => ({
      accountId: after.accountId,
      cause: causeOf(after.id, number),
      seeds: SEEDS_ON_TIME,
      reason: texts.reason([number]),
    })),
  );
  const granted = await grantToMany(work, grants);
  const rewarded = changes.flatMap(({ after: { id, accountId }, onTime }) => {
    const earned = onTime.kept.filter((number) => granted.has(causeOf(id, number)));
    const facts = { accountId, seeds: earned.length * SEEDS_ON_TIME, reason: texts.reason(earned) };
    return earned.length > 0 ? [{ facts, event }] : [];
  });
  await happenedAll(work, seedsEarned, rewarded);
}

const causeOf = (loanId: string, number: number): string => `instalment:${loanId}:${number}`;

/** What an instalment had earned and not given back yet, at most what is there: nobody owes seeds. */
async function takeBack(
  work: Work,
  { id, accountId, account }: ToldChange['after'],
  numbers: readonly number[],
  event: string | undefined,
): Promise<void> {
  const { balance } = await work.db
    .selectFrom('seed_accounts')
    .select('balance')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const moved = await work.db
    .selectFrom('seed_transfers')
    .select(['cause', 'seeds'])
    .where((row) => row.or([row('to_account', '=', accountId), row('from_account', '=', accountId)]))
    .where('cause', 'like', `instalment%:${id}:%`)
    .execute();
  const entry = account.entries.at(-1)?.id ?? '';
  let left = balance;
  let taken = 0;
  for (const number of numbers) {
    const cause = causeOf(id, number);
    const earned = moved.find((one) => one.cause === cause)?.seeds ?? 0;
    const backCause = `instalment-back:${id}:${number}:`;
    const back = moved
      .filter((one) => one.cause.startsWith(backCause))
      .reduce((sum, { seeds }) => sum + seeds, 0);
    const seeds = Math.min(earned - back, left);
    if (seeds <= 0) continue;
    await takeBackSeeds(work, accountId, {
      cause: backCause + entry,
      seeds,
      reason: texts.takenBack([number]),
    });
    left -= seeds;
    taken += seeds;
  }
  const facts = { accountId, seeds: taken, reason: texts.takenBack(numbers) };
  if (taken > 0) await happened(work, seedsTakenBack, facts, { event });
}
