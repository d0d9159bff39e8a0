import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrower, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import type { LoanModel } from '../contract.ts';
import { decideFor } from './decide-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const decided = async (person: Someone, model: LoanModel) =>
  (await decideFor(workAs(test.services, person), asId<'accounts'>(person.id), model)).decision;

it('what was verified for the first loan carries over to the full sections, which begin no dearer and no smaller', async () => {
  const person = await borrower(test.services);
  await test.db
    .updateTable('submissions')
    .set({ status: 'Verified' })
    .where('account_id', '=', asId<'accounts'>(person.id))
    .execute();
  const first = await decided(person, 'FirstModel');
  const promoted = await decided(person, 'FullModel');
  expect(first.inputs.sections).toEqual({ required: 6, submitted: 6, verified: 6 });
  expect(promoted.inputs.sections).toEqual({
    required: 9,
    submitted: 0,
    verified: 0,
    carried: { required: 6, verified: 6 },
  });
  expect(promoted.score).toBe(first.score);
  expect(promoted.offer).toMatchObject({
    maxLoanAmountCents: first.offer?.maxLoanAmountCents,
    rateMonthlyBps: first.offer?.rateMonthlyBps,
  });
});

it('nothing carries over where nothing was verified', async () => {
  const person = await borrower(test.services);
  expect((await decided(person, 'FullModel')).inputs.sections).toEqual({
    required: 9,
    submitted: 0,
    verified: 0,
  });
});
