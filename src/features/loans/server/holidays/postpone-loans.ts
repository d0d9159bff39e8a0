// Moves the unpaid instalments of locked loans off the holidays that admins have added, with all that follows from it.
import { happenedAll } from '#features/activity/server/happened.ts';
import { holdHolidays } from '#features/upkeep/server/holidays.ts';
import type { Work } from '#platform/server/work.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { centsToDollars } from '#shared/money.ts';
import { type Postponed, postponedBy, withDates } from '../../rules/arrears/postponed.ts';
import type { ChangedLoan } from '../books/changed-loan.ts';
import { follow } from '../books/follow.ts';
import type { LockedLoan } from '../books/lock-loans.ts';
import { writePostponed } from '../books/move-dates.ts';
import { writeStandings } from '../books/post.ts';
import { instalmentPostponed } from '../instalment-happenings.ts';
import { endReached } from '../new-dates/end-reached.ts';

type Moved = { change: ChangedLoan; postponed: Postponed[] };

/**
 * A loan of which a payment was just taken back: what was paid while a holiday was added stayed on it, and moves off it now, however
 * long ago that was. Answers the loan as it then is. The loan is locked.
 */
export async function postponeReopened(work: Work, loan: LockedLoan): Promise<LockedLoan> {
  const added = await holdHolidays(work, loan.disbursedOn);
  const [moved] = added.size > 0 ? await postponeLoans(work, [loan], added) : [];
  return moved?.change.after ?? loan;
}

/** Answers the loans of which instalments were moved. `added` holds the names of the holidays, which stay until the transaction ends. */
export async function postponeLoans(
  work: Work,
  loans: readonly LockedLoan[],
  added: ReadonlyMap<Day, string>,
): Promise<Moved[]> {
  const moved = await moveDates(work, loans, added);
  await happenedAll(
    work,
    instalmentPostponed,
    moved.flatMap(({ change: { before, after }, postponed }) =>
      postponed.map(({ number, from, to, leftCents }) => {
        const holiday = movedBy(added, from);
        const instalment = { amount: centsToDollars(leftCents), loanNumber: after.number, dueOn: to };
        return {
          facts: {
            subjectId: after.id,
            accountId: after.accountId,
            instalment: { ...instalment, ...(holiday && { holiday }) },
          },
          before: { instalment: number, dueOn: from, state: before.state },
          after: { instalment: number, dueOn: to, state: after.state, holiday: holiday?.name ?? '' },
        };
      }),
    ),
  );
  return moved;
}

/** The latest added holiday up to a day. */
function movedBy(added: ReadonlyMap<Day, string>, from: Day): { day: Day; name: string } | undefined {
  const found = [...added].findLast(([day]) => day <= from);
  return found && { day: found[0], name: found[1] };
}

async function moveDates(
  work: Work,
  loans: readonly LockedLoan[],
  added: ReadonlyMap<Day, string>,
): Promise<Moved[]> {
  const today = dayOf(work.now);
  const closed = new Set(added.keys());
  const found = loans.flatMap((before) => {
    const postponed = postponedBy(before.account, closed, today);
    return postponed.length > 0 ? [{ before, postponed }] : [];
  });
  if (found.length === 0) return [];
  const dates = found.flatMap(({ before, postponed }) =>
    postponed.map(({ number, to }) => ({ loanId: before.id, number, to })),
  );
  await writePostponed(work, dates);
  await endReached(work, dates);
  const stood = await writeStandings(
    work,
    found.map(({ before, postponed }) => withDates(before, postponed)),
  );
  const afterOf = new Map(stood.map((after) => [after.id, after]));
  const moved = found.flatMap(({ before, postponed }) => {
    const after = afterOf.get(before.id);
    return after ? [{ change: { before, after }, postponed }] : [];
  });
  await follow(
    work,
    moved.map(({ change }) => change),
  );
  return moved;
}
