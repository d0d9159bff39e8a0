// Seeds for instalments kept on their dates and for a loan repaid: each has them once. Taken back as far as they are there when the payment is
// reversed, and the rest when a prize gives them back; given again where it is rightly paid after all, or what took them is cancelled itself.
import { happened, happenedAll } from '#features/activity/server/happened.ts';
import { forgiveSeeds, oweSeeds } from '#features/seeds/server/debts.ts';
import { seedsEarned, seedsTakenBack } from '#features/seeds/server/happenings.ts';
import { grantSeeds, grantToMany, seedAccountOf, takeBackSeeds } from '#features/seeds/server/ledger.ts';
import type { Work } from '#platform/server/work.ts';
import { type OnTimeChange, SEEDS_ON_TIME, SEEDS_REPAID } from '../../rules/books/on-time.ts';
import { onTimeTexts as texts } from '../../texts/repaid.ts';
import type { NotifiedChange } from './changed-loan.ts';

/** Gives the seeds for several loans at once: what is earned for the first time is one statement, and the rest is rare enough to be done one by one. */
export async function rewardOnTime(
  work: Work,
  changes: readonly NotifiedChange[],
  event: string | undefined,
): Promise<void> {
  for (const { after, onTime } of changes)
    if (onTime.lost.length > 0 || onTime.repaid === 'lost') await takeBack(work, after, onTime, event);
  const granted = await grantToMany(
    work,
    changes.flatMap(({ after, onTime }) =>
      gainedIn(after, onTime).map(({ cause, seeds, reason }) => ({
        ...{ accountId: after.accountId, cause, seeds, reason },
      })),
    ),
  );
  const rewarded = [];
  for (const { after, onTime } of changes) {
    const all = gainedIn(after, onTime);
    const had = all.filter(({ cause }) => !granted.has(cause));
    const again = had.length > 0 ? await giveAgain(work, after, had) : new Map<string, number>();
    const given = all.flatMap((one) => {
      const seeds = granted.has(one.cause) ? one.seeds : (again.get(one.cause) ?? 0);
      return seeds > 0 ? [{ ...one, seeds }] : [];
    });
    const facts = {
      accountId: after.accountId,
      seeds: given.reduce((sum, { seeds }) => sum + seeds, 0),
      reason: reasonOf(given, texts.reason, texts.repaid),
    };
    if (given.length > 0) rewarded.push({ facts, event });
  }
  await happenedAll(work, seedsEarned, rewarded);
}

type Earned = {
  /** Of the instalment; null of the whole loan. */
  number: number | null;
  cause: string;
  seeds: number;
  reason: string;
  /** What the causes of the movements begin with that take seeds back, and of those that give them again. */
  backCause: string;
  againCause: string;
  backReason: string;
};

const ofInstalment = (loanId: string, number: number): Earned => ({
  number,
  cause: `instalment:${loanId}:${number}`,
  seeds: SEEDS_ON_TIME,
  reason: texts.reason([number]),
  backCause: `instalment-back:${loanId}:${number}:`,
  againCause: `instalment-again:${loanId}:${number}:`,
  backReason: texts.takenBack([number]),
});

const ofLoan = (loanId: string): Earned => ({
  number: null,
  cause: `repaid:${loanId}`,
  seeds: SEEDS_REPAID,
  reason: texts.repaid,
  backCause: `repaid-back:${loanId}:`,
  againCause: `repaid-again:${loanId}:`,
  backReason: texts.notRepaid,
});

const earnedOf = (loanId: string, numbers: readonly number[], isRepaid: boolean): Earned[] => [
  ...numbers.map((number) => ofInstalment(loanId, number)),
  ...(isRepaid ? [ofLoan(loanId)] : []),
];

/**
 * What is kept now and was not before, by a payment or because an entry is cancelled. The latter was mostly earned once and taken back; a loan that
 * was paid while it was written off by mistake has earned nothing before.
 */
const gainedIn = (
  { id }: Pick<NotifiedChange['after'], 'id'>,
  { kept, restored, repaid }: OnTimeChange,
): Earned[] => earnedOf(id, [...kept, ...restored], repaid === 'kept' || repaid === 'restored');

/** One line for all of it: the instalments by their numbers, and the loan. */
function reasonOf(
  all: readonly Earned[],
  ofInstalments: (numbers: readonly number[]) => string,
  ofWhole: string,
): string {
  const numbers = all.flatMap(({ number }) => number ?? []);
  return [
    ...(numbers.length > 0 ? [ofInstalments(numbers)] : []),
    ...(numbers.length < all.length ? [ofWhole] : []),
  ].join(', ');
}

/** Takes back seeds that were earned and not taken back yet, at most as many as the account has. The rest is taken when a prize gives seeds back. */
async function takeBack(
  work: Work,
  { id, accountId, account }: NotifiedChange['after'],
  { lost, repaid }: OnTimeChange,
  event: string | undefined,
): Promise<void> {
  const { balance, heldFor } = await lockPurse(work, id, accountId);
  const entry = account.entries.at(-1)?.id ?? '';
  let left = balance;
  let taken = 0;
  const all = earnedOf(id, lost, repaid === 'lost');
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
  const reason = reasonOf(all, texts.takenBack, texts.notRepaid);
  if (taken > 0) await happened(work, seedsTakenBack, { accountId, seeds: taken, reason }, { event });
}

/** Gives seeds again that were taken back, and drops what is owed of them; answers how many by the cause that first gave them: never more than were earned once. */
async function giveAgain(
  work: Work,
  { id, accountId, account }: NotifiedChange['after'],
  all: readonly Earned[],
): Promise<Map<string, number>> {
  const { heldFor } = await lockPurse(work, id, accountId);
  const entry = account.entries.at(-1)?.id ?? '';
  await forgiveSeeds(
    work,
    all.map(({ backCause }) => backCause),
  );
  const given = new Map<string, number>();
  for (const one of all) {
    const seeds = heldFor(one).taken;
    if (seeds <= 0) continue;
    await grantSeeds(work, accountId, { cause: one.againCause + entry, seeds, reason: one.reason });
    given.set(one.cause, seeds);
  }
  return given;
}

/**
 * Locks the seed account until the transaction ends. Answers its balance and, for one instalment or the whole loan,
 * how many seeds are held and how many were taken back.
 */
async function lockPurse(work: Work, loanId: string, accountId: NotifiedChange['after']['accountId']) {
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
