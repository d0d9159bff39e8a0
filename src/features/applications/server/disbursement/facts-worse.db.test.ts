// Money goes out on the facts of its day: what whoever approved the loan did not know stops it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { disbursementTexts as texts } from '../../texts/staff-disbursements.ts';
import type { Agreed } from '../agreement/agreements.test-support.ts';
import { LITTLE, tellsIncome } from '../income.test-support.ts';
import { digestOf, worseSinceApproval } from '../weigh-again.ts';
import { approveAnew } from './approve-anew.ts';
import { disburse } from './disburse.ts';
import { signedWithUs } from './disbursement.test-support.ts';

let test: TestApp;
let officer: Someone;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
});
afterAll(() => test.close());

let payouts = 0;
const pay = ({ applicationId }: Agreed, by = officer) =>
  disburse(workAs(test.services, by), {
    params: { id: asId<'applications'>(applicationId) },
    body: { reference: `WORSE-${++payouts}`, disbursedOn: dayOf(new Date()) },
  });

const earns = (person: Someone, answers: object) => tellsIncome(test, person, answers);

it('facts that got worse after the approval stop the payout and are named; put right, it goes out', async () => {
  const agreed = await signedWithUs(test.services);
  await earns(agreed.person, LITTLE);
  await expect(pay(agreed)).rejects.toMatchObject({
    code: 'disbursement.facts_worse',
    message: expect.stringMatching(/^Since this loan was approved .* income .* cancel the loan/),
  });
  const loans = test.db.selectFrom('loans').select('id').where('account_id', '=', agreed.person.id);
  expect(await loans.execute()).toEqual([]);
  await earns(agreed.person, {});
  expect(await pay(agreed)).toHaveProperty('loan');
});

it('facts that got better stop nothing', async () => {
  const agreed = await signedWithUs(test.services);
  await earns(agreed.person, { income_amount: 90_000 });
  expect(await pay(agreed)).toHaveProperty('loan');
});

const rowOf = ({ applicationId }: Agreed) =>
  test.db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', asId<'applications'>(applicationId))
    .executeTakeFirstOrThrow();

const worseOf = async (agreed: Agreed) =>
  worseSinceApproval(workAs(test.services, officer), await rowOf(agreed));

const anew = async (
  agreed: Agreed,
  by: Someone,
  worseReason = 'We have seen the new contract',
  facts?: string,
) =>
  approveAnew(workAs(test.services, by), {
    params: { id: asId<'applications'>(agreed.applicationId) },
    body: { worseReason, facts: facts ?? digestOf(await worseOf(agreed)) },
  });

/** Approved anew by two people on facts too poor for any loan. */
async function approvedPoor(answers: object = {}) {
  const agreed = await signedWithUs(test.services);
  await earns(agreed.person, { ...LITTLE, ...answers });
  expect(await worseOf(agreed)).not.toEqual([]);
  for (const by of [await moderator(test.services), await moderator(test.services)]) await anew(agreed, by);
  return agreed;
}

it('what was known at the approval, and approved all the same, stops nothing', async () => {
  const agreed = await approvedPoor();
  expect(await worseOf(agreed)).toEqual([]);
  expect(await pay(agreed)).toHaveProperty('loan');
});

it.each([
  ['a little better', { income_amount: 1_100 }],
  ['good', { income_amount: 20_000 }],
])('facts that were poor and are %s by now stop nothing, whatever the words for them', async (_, answers) => {
  const agreed = await approvedPoor({ household_expenses_amount: 400 });
  await earns(agreed.person, { ...LITTLE, household_expenses_amount: 400, ...answers });
  expect(await worseOf(agreed)).toEqual([]);
  expect(await pay(agreed)).toHaveProperty('loan');
});

it('facts that were poor and are poorer by now stop it', async () => {
  const agreed = await approvedPoor();
  await earns(agreed.person, { ...LITTLE, income_amount: 900 });
  await expect(pay(agreed)).rejects.toMatchObject({ code: 'disbursement.facts_worse' });
});

it('the first of two who approve anew counts while the facts are no worse than that one knew', async () => {
  const agreed = await signedWithUs(test.services);
  await earns(agreed.person, LITTLE);
  const [first, second] = [await moderator(test.services), await moderator(test.services)];
  await anew(agreed, first);
  await earns(agreed.person, { ...LITTLE, income_amount: 1_100 });
  expect(await anew(agreed, second)).toEqual({ message: texts.approvedAnew });
});

it('two people approve it anew on the facts of today, each with a reason, and somebody else pays', async () => {
  const agreed = await signedWithUs(test.services);
  const { person } = agreed;
  const params = { id: asId<'applications'>(agreed.applicationId) };
  const [first, second] = [await moderator(test.services), await moderator(test.services)];
  await expect(anew(agreed, first)).rejects.toMatchObject({ code: 'disbursement.not_worse' });
  await earns(person, LITTLE);
  await expect(anew(agreed, first, ' ')).rejects.toMatchObject({ code: 'application.facts_worse' });
  expect(await anew(agreed, first)).toEqual({ message: texts.approvedAnewFirst });
  await expect(anew(agreed, first)).rejects.toMatchObject({ code: 'application.approved_by_you' });
  await expect(pay(agreed)).rejects.toMatchObject({ code: 'disbursement.facts_worse' });
  const desk = await loggedIn(test, second);
  const seen = await desk.call('GET /api/loan-application/admin/:id', { params });
  expect(seen.sinceApproval).toMatchObject({
    worse: [expect.stringContaining('income'), expect.any(String)],
    isHalfApproved: true,
    isYours: false,
  });

  // The facts are worse than what the first one saw: both begin anew, and whoever has read the old facts reads the new ones first.
  const readBefore = digestOf(await worseOf(agreed));
  await earns(person, { ...LITTLE, income_amount: 900 });
  await expect(anew(agreed, second, 'We know her', readBefore)).rejects.toMatchObject({
    code: 'disbursement.facts_changed',
  });
  expect(await anew(agreed, second)).toEqual({ message: texts.approvedAnewFirst });
  expect(await anew(agreed, first)).toEqual({ message: texts.approvedAnew });
  // And once more, by two others: whoever approved it on facts of before does not pay either.
  await earns(person, { ...LITTLE, income_amount: 800 });
  const [third, fourth] = [await moderator(test.services), await moderator(test.services)];
  for (const by of [third, fourth]) await anew(agreed, by);
  for (const by of [first, second, third, fourth])
    await expect(pay(agreed, by)).rejects.toMatchObject({ code: 'disbursement.approved_by_you' });
  expect(await pay(agreed)).toHaveProperty('loan');
  const audit = await test.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'after'])
    .where('action', '=', 'application.approveAnew')
    .where('subject_id', '=', params.id)
    .orderBy('id')
    .execute();
  expect(audit.map(({ actor_id }) => actor_id)).toEqual(
    [first, second, first, third, fourth].map(({ id }) => id),
  );
  expect(audit.at(-1)?.after).toMatchObject({ approvals: 2, worse_reason: 'We have seen the new contract' });
});
