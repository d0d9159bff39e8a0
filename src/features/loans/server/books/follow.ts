// What follows from a change in a loan's books: seeds for what was paid on time, word of a loan repaid, and screens that read again.
import { notify, notifyAll } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { onTimeChange } from '../../rules/books/on-time.ts';
import { isRepaid } from '../../rules/books/standing.ts';
import type { ChangedLoan } from './changed-loan.ts';
import { forgetNextStep, notifyRepaid } from './notify-repaid.ts';
import { rewardOnTime } from './reward-on-time.ts';

/** Runs in the transaction that changed the loans, each of which is given once. `event` is the id of the event that changed them, where there is one. */
export async function follow(work: Work, changes: readonly ChangedLoan[], event?: string): Promise<void> {
  await forgetNextStep(work, changes);
  await reachBorrowers(work, changes, event);
  if (changes.length === 0) return;
  const moved = changes.filter(({ before, after }) => after.state !== before.state);
  notifyAll(work, accountsOf(moved), 'offer');
  notifyAll(work, accountsOf(changes), 'loans');
  notify(work, 'staff', 'loans');
  await notifyLenders(work, changes);
}

async function notifyLenders(work: Work, changes: readonly ChangedLoan[]): Promise<void> {
  const partners = [...new Set(changes.flatMap(({ after }) => after.partnerId ?? []))];
  if (partners.length === 0) return;
  const accounts = await work.db
    .selectFrom('partners')
    .select('account_id')
    .where('id', 'in', partners)
    .execute();
  notifyAll(
    work,
    accounts.map(({ account_id }) => account_id),
    'loans',
  );
}

const accountsOf = (changes: readonly ChangedLoan[]): string[] => changes.map(({ after }) => after.accountId);

/** Gives the seeds and writes the letters. It reads nothing from the database where nothing was earned, lost or repaid. */
async function reachBorrowers(
  work: Work,
  changes: readonly ChangedLoan[],
  event: string | undefined,
): Promise<void> {
  const today = dayOf(work.now);
  const notable = changes
    .map((change) => ({
      ...change,
      onTime: onTimeChange(change.before.account, change.after.account, today),
    }))
    .filter(
      ({ onTime, ...change }) =>
        becameRepaid(change) ||
        onTime.repaid !== null ||
        [...onTime.kept, ...onTime.lost, ...onTime.restored].length > 0,
    );
  if (notable.length === 0) return;
  const rows = await work.db
    .selectFrom('loans as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.rate_monthly_bps', 'a.email', 'a.first_name'])
    .where(
      'l.id',
      'in',
      notable.map(({ after }) => after.id),
    )
    .where('a.erased_at', 'is', null)
    .execute();
  const borrowers = new Map(rows.map((row) => [row.id, row]));
  const reached = notable.flatMap((change) => {
    const borrower = borrowers.get(change.after.id);
    return borrower ? [{ ...change, borrower }] : [];
  });
  await notifyRepaid(work, reached.filter(becameRepaid), event);
  await rewardOnTime(work, reached, event);
}

const becameRepaid = ({ before, after }: ChangedLoan): boolean =>
  isRepaid(after.state) && !isRepaid(before.state);
