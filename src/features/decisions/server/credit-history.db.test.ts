import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { addMonths, dayOf } from '#shared/calendar.ts';
import { someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { noonOf } from '#tests/support/loans.ts';
import { decideFor } from './decide-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const today = dayOf(new Date());

async function historyOf(credit: object, status: 'Submitted' | 'Verified', on = today) {
  const person = await someone(test.services);
  const sample = sampleAnswers(today);
  const answers = { ...sample, credit_info: { ...sample.credit_info, ...credit } };
  await submitted(test.services, person, { answers, status });
  const { decision } = await decideFor(workAs(test.services, person, noonOf(on)), person.id, 'FirstModel');
  return decision.inputs.creditHistory;
}

it('a past loan earns nothing before its section was verified', async () => {
  expect(await historyOf({}, 'Submitted')).toBe('claimed');
  expect(await historyOf({}, 'Verified')).toBe('good');
});

it('a default counts until two years after it was cleared', async () => {
  const cleared = { has_defaulted: 'Yes', default_cleared_on: addMonths(today, -12) };
  expect(await historyOf(cleared, 'Verified')).toBe('overdue');
  expect(await historyOf(cleared, 'Verified', addMonths(today, 12))).toBe('good');
  expect(await historyOf(cleared, 'Submitted', addMonths(today, 12))).toBe('overdue');
});

it('payments missed count until twelve months after they were told', async () => {
  const missed = { missed_payments_12_months: 2 };
  expect(await historyOf(missed, 'Verified')).toBe('late');
  expect(await historyOf(missed, 'Verified', addMonths(today, 12))).toBe('good');
});
