// Seeds for instalments kept on their dates and for a loan repaid: granted once for each, taken back as far as they are there when the payment is
// reversed, and the rest when a prize gives them back; given again where what took them is cancelled itself.
import { happened, happenedAll } from '#features/activity/server/happened.ts';
import { forgiveSeeds, oweSeeds } from '#features/seeds/server/debts.ts';
import { seedsEarned, seedsTakenBack } from '#features/seeds/server/happenings.ts';
import { grantSeeds, grantToMany, seedAccountOf, takeBackSeeds } from '#features/seeds/server/ledger.ts';
import type { Work } from '#platform/server/work.ts';
import { type OnTimeChange, SEEDS_ON_TIME, SEEDS_REPAID } from '../../rules/books/on-time.ts';
import { onTimeTexts as texts } from '../../texts/repaid.ts';
import type { ToldChange } from './changed-loan.ts';

/** Gives the seeds for several loans at once: the grants are one statement, and losses are rare enough to be taken back one by one. */
export async function rewardOnTime(
  work: Work,
  changes: readonly ToldChange[],
  event: string | undefined,
): Promise<void> {
  for (const { after, onTime } of changes)
    if (onTime.lost.length > 0 || onTime.repaid === 'lost') await takeBack(work, after, onTime, event);
  for (const { after, onTime } of changes)
    if (onTime.restored.length > 0 || onTime.repaid === 'restored')
      await giveAgain(work, after, onTime, event);
  const earned = changes.flatMap(({ after: { id, accountId }, onTime }) => [
    ...onTime.kept.map((number) => ({ accountId, number, ...ofInstalment(id, number) })),
    ...(onTime.repaid === 'kept' ? [{ accountId, number: null, ...ofLoan(id) }] : []),
  ]);
  await forgiveSeeds(
    work,
    earned.map(({ backCause }) => backCause),
  );
  const granted = await grantToMany(
    work,
    earned.map(({ accountId, cause, seeds, reason }) => ({ accountId, cause, seeds, reason })),
  );
  const rewarded = changes.flatMap(({ after: { id, accountId }, onTime }) => {
    const kept = onTime.kept.filter((number) => granted.has(ofInstalment(id, number).cause));
    const bonus = granted.has(ofLoan(id).cause);
    const reason = [...(kept.length > 0 ? [texts.reason(kept)] : []), ...(bonus ? [texts.repaid] : [])];
    const seeds = kept.length * SEEDS_ON_TIME + (bonus ? SEEDS_REPAID : 0);
    return seeds > 0 ? [{ facts: { accountId, seeds, reason: reason.join(', ') }, event }] : [];
  });
  await happenedAll(work, seedsEarned, rewarded);
}

type Earned = {
  cause: string;
  seeds: number;
  reason: string;
  /** What the causes of the movements begin with that take seeds back, and of those that give them again. */
  backCause: string;
  againCause: string;
  backReason: string;
};

const ofInstalment = (loanId: string, number: number): Earned => ({
  cause: `instalment:${loanId}:${number}`,
  seeds: SEEDS_ON_TIME,
  reason: texts.reason([number]),
  backCause: `instalment-back:${loanId}:${number}:`,
  againCause: `instalment-again:${loanId}:${number}:`,
  backReason: texts.takenBack([number]),
});

const ofLoan = (loanId: string): Earned => ({
  cause: `repaid:${loanId}`,
  seeds: SEEDS_REPAID,
  reason: texts.repaid,
  backCause: `repaid-back:${loanId}:`,
  againCause: `repaid-again:${loanId}:`,
  backReason: texts.notRepaid,
});

/** Takes back seeds that were earned and not taken back yet, at most as many as the account has. The rest is taken when a prize gives seeds back. */
async function takeBack(
  work: Work,
  { id, accountId, account }: ToldChange['after'],
  { lost, repaid }: OnTimeChange,
  event: string | undefined,
): Promise<void> {
  const { balance, heldFor } = await lockPurse(work, id, accountId);
  const entry = account.entries.at(-1)?.id ?? '';
  let left = balance;
  let taken = 0;
  const all = [...lost.map((number) => ofInstalment(id, number)), ...(repaid === 'lost' ? [ofLoan(id)] : [])];
  for (const one of all) {
    const { backCause, backReason } = one;
    const held = heldFor(one).held;
    const seeds = Math.min(held, left);
    const missing = held - seeds;
    if (missing > 0) await oweSeeds(work, accountId, { backCause, seeds: missing, reason: backReason });
    if (seeds <= 0) continue;
    await takeBackSeeds(work, accountId, { cause: backCause + entry, seeds, reason: backReason });
    left -= seeds;
    taken += seeds;
  }
  const reason = [
    ...(lost.length > 0 ? [texts.takenBack(lost)] : []),
    ...(repaid === 'lost' ? [texts.notRepaid] : []),
  ].join(', ');
  if (taken > 0) await happened(work, seedsTakenBack, { accountId, seeds: taken, reason }, { event });
}

/** Gives seeds again that were taken back: never more than were earned once. */
async function giveAgain(
  work: Work,
  { id, accountId, account }: ToldChange['after'],
  { restored, repaid }: OnTimeChange,
  event: string | undefined,
): Promise<void> {
  const { heldFor } = await lockPurse(work, id, accountId);
  const entry = account.entries.at(-1)?.id ?? '';
  const all = [
    ...restored.map((number) => ofInstalment(id, number)),
    ...(repaid === 'restored' ? [ofLoan(id)] : []),
  ];
  await forgiveSeeds(
    work,
    all.map(({ backCause }) => backCause),
  );
  for (const one of all) {
    const seeds = heldFor(one).taken;
    if (seeds <= 0) continue;
    const { againCause, reason } = one;
    await grantSeeds(work, accountId, { cause: againCause + entry, seeds, reason });
    await happened(work, seedsEarned, { accountId, seeds, reason }, { event });
  }
}

/**
 * Locks the seed account until the transaction ends. Answers its balance and, for one instalment or the whole loan,
 * how many seeds are held and how many were taken back.
 */
async function lockPurse(work: Work, loanId: string, accountId: ToldChange['after']['accountId']) {
  const purse = seedAccountOf(accountId);
  const { balance } = await work.db
    .selectFrom('seed_accounts')
    .select('balance')
    .where('id', '=', purse)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const moved = await work.db
    .selectFrom('seed_transfers')
    .select(['cause', 'seeds'])
    .where((row) => row.or([row('to_account', '=', purse), row('from_account', '=', purse)]))
    .where((row) =>
      row.or([row('cause', 'like', `instalment%:${loanId}:%`), row('cause', 'like', `repaid%:${loanId}%`)]),
    )
    .execute();
  const sumOf = (begin: string) =>
    moved.reduce((sum, { cause, seeds }) => (cause.startsWith(begin) ? sum + seeds : sum), 0);
  const heldFor = ({ cause, backCause, againCause }: Earned) => {
    const earned = moved.find((one) => one.cause === cause)?.seeds ?? 0;
    const taken = sumOf(backCause) - sumOf(againCause);
    return { held: earned - taken, taken };
  };
  return { balance, heldFor };
}
