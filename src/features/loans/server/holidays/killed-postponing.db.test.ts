import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { auditsOf, bellOf, pay, rowOf } from '../arrears/arrears.test-support.ts';
import { addedHoliday, scheduleOf } from './holidays.test-support.ts';
import { postponeInstalments } from './postpone-instalments.ts';

/** Every row that the job writes is a step; the sequence has no number left for the one at which the run ends. */
const PLENTY = 10_000;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await addedHoliday(test.services, day('2026-03-31'), day('2026-02-01'));
  const statements = [
    `create sequence steps_left increment -1 minvalue 0 maxvalue ${PLENTY} start ${PLENTY}`,
    `create function take_step() returns trigger language plpgsql security definer as $$ begin perform nextval('steps_left'); return new; end $$`,
    'create trigger a_step before update on loan_instalments for each row execute function take_step()',
    'create trigger a_step before update on loans for each row execute function take_step()',
    'create trigger a_step before insert on audit_entries for each row execute function take_step()',
    'create trigger a_step before insert on activities for each row execute function take_step()',
  ];
  for (const statement of statements) await sql.raw(statement).execute(test.owner);
});
afterAll(() => test.close());

const allow = (steps: number) => sql`select setval('steps_left', ${steps})`.execute(test.owner);
const now = noonOf(day('2026-02-10'));
const postpone = () => postponeInstalments(test.services, now);

/** Two that are due on the holiday, one of them next, and one that has paid it. */
async function someLoans(): Promise<RunningLoan[]> {
  const loan = () => runningLoan(test.services, { disbursedOn: day('2026-01-31') });
  const loans = [await loan(), await loan(), await loan()];
  if (loans[1]) await pay(test.services, loans[1], 1_916.66, day('2026-02-05'));
  if (loans[2]) await pay(test.services, loans[2], 3_833.32, day('2026-02-05'));
  return loans;
}

const whole = async (loan: RunningLoan) => {
  const { state, oldest_due_on, days_late } = await rowOf(test.services, loan);
  const audits = (await auditsOf(test.services, loan)).map(({ action, after }) => ({ action, after }));
  const bell = (await bellOf(test.services, loan)).map(({ action, dueOn }) => ({ action, dueOn }));
  return { state, oldest_due_on, days_late, audits, bell, schedule: await scheduleOf(test.services, loan) };
};
const allOf = (loans: readonly RunningLoan[]) => Promise.all(loans.map(whole));

it('killed at any step, it leaves no loan half moved, and none behind after one more run', async () => {
  const undisturbed = await someLoans();
  expect(await postpone()).toBe(2);
  const expected = await allOf(undisturbed);
  let killed = 0;
  for (let steps = 1; ; steps++) {
    await allow(PLENTY);
    const loans = await someLoans();
    const before = await allOf(loans);
    await allow(steps);
    const isKilled = await postpone().then(
      () => false,
      () => true,
    );
    await allow(PLENTY);
    const left = await allOf(loans);
    if (!isKilled) {
      expect(left).toEqual(expected);
      break;
    }
    killed += 1;
    for (const [place, loan] of left.entries()) expect([before[place], expected[place]]).toContainEqual(loan);
    await postpone();
    expect(await allOf(loans)).toEqual(expected);
  }
  expect(killed).toBeGreaterThan(5);
});
