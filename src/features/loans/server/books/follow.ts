// What follows from a change in a loan's books: the borrower's screens read again, and whoever has repaid a first loan may ask for more.
import { unlockFullModel } from '#features/accounts/server/unlock-full-model.ts';
import { announce } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { LockedLoan } from './lock-loans.ts';

export type ChangedLoan = { before: LockedLoan; after: LockedLoan };

/** In the transaction that changed them; each loan at most once. */
export async function follow(work: Work, changes: readonly ChangedLoan[]): Promise<void> {
  for (const { before, after } of changes) {
    const isRepaid = after.state === 'Repaid' && before.state !== 'Repaid';
    if (isRepaid && after.partnerId === null) await unlockFullModel(work, after.accountId);
    if (after.state !== before.state) await announce(work, { account: after.accountId }, 'offer');
    await announce(work, { account: after.accountId }, 'loans');
  }
  if (changes.length > 0) await announce(work, 'staff', 'loans');
}
