import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { ageLoans } from './age-loans.ts';
import { auditsOf, pay, rowOf } from './arrears.test-support.ts';

/** Every row that the ageing writes is a step; the sequence has no number left for the one at which the run ends. */
const PLENTY = 10_000;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const statements = [
    `create sequence steps_left increment -1 minvalue 0 maxvalue ${PLENTY} start ${PLENTY}`,
    `create function take_step() returns trigger language plpgsql security definer as $$ begin perform nextval('steps_left'); return new; end $$`,
    'create trigger a_step before update on loans for each row execute function take_step()',
    'create trigger a_step before insert on audit_entries for each row execute function take_step()',
    'create trigger a_step before insert or update on portfolio_totals for each row execute function take_step()',
  ];
  for (const statement of statements) await sql.raw(statement).execute(test.owner);
});
afterAll(() => test.close());

const allow = (steps: number) => sql`select setval('steps_left', ${steps})`.execute(test.owner);

/** One on time, one a day late, one half paid, one that falls into default; and how each stands after a whole run. */
async function someLoans(): Promise<RunningLoan[]> {
  const loan = (disbursedOn: string) => runningLoan(test.services, { disbursedOn: day(disbursedOn) });
  const loans = [
    await loan('2026-05-20'),
    await loan('2026-04-28'),
    await loan('2026-04-27'),
    await loan('2026-01-31'),
  ];
  if (loans[2]) await pay(test.services, loans[2], 1_000, day('2026-05-01'));
  return loans;
}

const standing = async (loan: RunningLoan) => {
  const { state, days_late, worst_days_late, overdue_cents, aged_on, defaulted_on } = await rowOf(
    test.services,
    loan,
  );
  const audits = await auditsOf(test.services, loan);
  return { state, days_late, worst_days_late, overdue_cents, aged_on, defaulted_on, audits };
};
const allOf = (loans: readonly RunningLoan[]) => Promise.all(loans.map(standing));

it('killed at any step, it leaves no loan half judged, and none behind after one more run', async () => {
  const now = noonOf(day('2026-05-29'));
  const whole = await someLoans();
  expect(await ageLoans(test.services, now)).toBe(3);
  const expected = await allOf(whole);
  let killed = 0;
  for (let steps = 1; ; steps++) {
    await allow(PLENTY);
    const loans = await someLoans();
    const before = await allOf(loans);
    await allow(steps);
    const isKilled = await ageLoans(test.services, now).then(
      () => false,
      () => true,
    );
    await allow(PLENTY);
    if (!isKilled) {
      expect(await allOf(loans)).toEqual(expected);
      break;
    }
    killed += 1;
    const left = await allOf(loans);
    for (const [place, loan] of left.entries()) expect([before[place], expected[place]]).toContainEqual(loan);
    await ageLoans(test.services, now);
    expect(await allOf(loans)).toEqual(expected);
  }
  expect(killed).toBeGreaterThan(5);
});
