import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { addDays } from '#shared/calendar.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { answersOver } from '#tests/support/drawn-rows.ts';
import { REMINDERS, reminderDue } from '../rules/arrears/reminders.ts';
import { FIRST_DAY } from '../rules/books/books.test-support.ts';
import { standingOf } from '../rules/books/standing.ts';
import { anyKeptLoan, type KeptLoan, rowsOf } from './kept-loans.test-support.ts';
import { mayBeReminded } from './reminders.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Of each instalment that falls due on the day of the oldest unpaid one, the kinds that were sent, for that day or an earlier one. */
const anySent = fc.array(
  fc.record({
    place: fc.nat({ max: 1 }),
    isBeforeMove: fc.boolean(),
    kinds: fc.subarray(REMINDERS.map(({ kind }) => kind)),
  }),
  { maxLength: 2 },
);

function sentOf(
  { account, today }: KeptLoan,
  drawn: typeof anySent extends fc.Arbitrary<infer T> ? T : never,
) {
  const { oldestDueOn } = standingOf(account, today);
  const onThatDay = account.owing.schedule.filter(({ dueOn }) => dueOn === oldestDueOn);
  const each = drawn.flatMap(({ place, isBeforeMove, kinds }) => {
    const instalment = onThatDay[place];
    return instalment
      ? kinds.map((kind) => ({
          number: instalment.number,
          dueOn: isBeforeMove ? addDays(instalment.dueOn, -1) : instalment.dueOn,
          kind,
        }))
      : [];
  });
  return [...new Map(each.map((one) => [JSON.stringify(one), one])).values()];
}

it('finds every loan of which a reminder is due, and besides them only what is too near to be reminded of ahead, or shares its day', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(anyKeptLoan, anySent, async (loan, drawn) => {
      const sent = sentOf(loan, drawn);
      const loan_reminders = sent.map(({ number, dueOn, kind }) => ({
        loan_id: loan.id,
        number,
        due_on: dueOn,
        kind,
      }));
      const [answer] = await answersOver(
        database.db,
        { ...rowsOf([loan]), loan_reminders },
        sql<{ may: boolean }>`select coalesce(${mayBeReminded('l', loan.today)}, false) as may from loans l`,
      );
      const reminder = reminderDue({ ...loan.account, disbursedOn: FIRST_DAY }, loan.today, sent);
      if (reminder) {
        found += 1;
        expect(answer).toEqual({ may: true });
      } else if (answer?.may) {
        const { oldestDueOn } = standingOf(loan.account, loan.today);
        const onThatDay = loan.account.owing.schedule.filter(({ dueOn }) => dueOn === oldestDueOn);
        const isAhead = oldestDueOn !== null && oldestDueOn > loan.today;
        expect(isAhead || onThatDay.length > 1).toBe(true);
      }
    }),
    { numRuns: 1_500 },
  );
  expect(found).toBeGreaterThan(0);
});
