// For which loans a reminder may be due, for statements: by the date alone, so that `reminderDue` has the last word.
import { type RawBuilder, sql } from 'kysely';
import { addDays, type Day } from '#shared/calendar.ts';
import { REMINDED_AHEAD_DAYS, REMINDERS } from '../rules/arrears/reminders.ts';
import { daysSinceDue } from './lateness.ts';
import { isAged } from './standing.ts';

/**
 * Every loan of which `reminderDue` answers a reminder, and besides them those whose next instalment is too near to be reminded of ahead.
 * Where several instalments fall due on one day, each is asked about: which of them is unpaid only the books say. `loan` is the alias of
 * `loans`. The state on record is that of the day on which the loan was last aged: whatever is aged each night may fall due by now.
 */
export const mayBeReminded = (loan: string, today: Day): RawBuilder<boolean> => {
  const kinds = REMINDERS.map(({ kind }) => kind);
  const days = REMINDERS.map(({ fromDay }) => fromDay);
  const dueOn = sql.ref(`${loan}.oldest_due_on`);
  return sql<boolean>`(${isAged(loan)} and ${dueOn} <= ${addDays(today, REMINDED_AHEAD_DAYS)}::date
    and exists (select from loan_instalments i where i.loan_id = ${sql.ref(`${loan}.id`)} and i.due_on = ${dueOn}
      and not exists (select from loan_reminders r where r.loan_id = i.loan_id and r.number = i.number and r.due_on = i.due_on
        and r.kind = (select k.kind from unnest(${kinds}::text[], ${days}::int[]) as k (kind, from_day)
          where k.from_day <= ${daysSinceDue(loan, today)} order by k.from_day desc limit 1))))`;
};
