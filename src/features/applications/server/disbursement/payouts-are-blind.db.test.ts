// A promise of money rests on verdicts. Whoever may have to give one of them a second time reads the list of payouts as if it had not been given.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { published } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import {
  approve,
  reject,
  send,
  submitAndSend,
} from '#features/verification/server/verification.test-support.ts';
import { DAY_MS, dayOf, MINUTE_MS } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { borrower, loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { agreementOf } from '../agreement/agreements.test-support.ts';
import { approveApplication } from '../decide-application.ts';
import { digestOf } from '../weigh-again.ts';
import { approveAnew } from './approve-anew.ts';
import { disburse } from './disburse.ts';
import { signedUnproved, signedWithUs, verifiedSections } from './disbursement.test-support.ts';
import { listPayouts } from './list-payouts.ts';
import { promiseMoney } from './promise-money.ts';

let test: TestApp;
let first: Someone;
let second: Someone;
let lead: Someone;
beforeAll(async () => {
  test = await openTestApp();
  first = await moderator(test.services);
  second = await moderator(test.services);
  lead = await someone(test.services, { userType: 'Admin' });
  await (await loggedIn(test, lead)).call('POST /api/second-looks/shares', {
    body: { queue: 'VerificationModel5', percent: 100 },
  });
});
afterAll(() => test.close());

/** Signed, and then the identity is verified or handed back; whatever a job makes of that is made. */
async function decided(verdict: 'Verified' | 'Rejected') {
  const agreed = await signedUnproved(test.services);
  const papers = ['id_front', 'id_back', 'proof_of_address'];
  const sent = await send(test, agreed.person, 'basic_information', papers);
  await (verdict === 'Verified' ? approve : reject)(test, first, sent);
  await promiseMoney(test.services, new Date(Date.now() + MINUTE_MS));
  return agreed;
}

const read = async (officer: Someone, id: string, show: 'all' | 'overdue' = 'all', after = 0) => {
  const work = workAs(test.services, officer, new Date(Date.now() + after));
  const row = (await listPayouts(work, { query: { show, page: 1 } })).rows.find(({ _id }) => _id === id);
  if (!row) return null;
  const { signedAt, moneyDueBy, due, isLate, mayTake } = row;
  const sinceSigned = due && signedAt && new Date(due).getTime() - new Date(signedAt).getTime();
  return { moneyDueBy, sinceSigned, isLate, mayTake };
};

it('in both worlds whoever may look a second time reads the same, and the lead what is true', async () => {
  const [verified, rejected] = [await decided('Verified'), await decided('Rejected')];
  expect((await agreementOf(test.services, verified)).payable_at).toBeInstanceOf(Date);
  const answer = await read(second, verified.applicationId);
  expect(answer).toEqual(await read(second, rejected.applicationId));
  expect(answer).toMatchObject({ moneyDueBy: null });
  for (const { applicationId } of [verified, rejected])
    expect(await read(second, applicationId, 'overdue', 3 * DAY_MS)).toBeNull();
  for (const officer of [first, lead]) {
    expect(await read(officer, verified.applicationId)).toMatchObject({ moneyDueBy: expect.any(String) });
    expect(await read(officer, verified.applicationId, 'overdue', 3 * DAY_MS)).not.toBeNull();
  }
});

const today = dayOf(new Date());
const answered = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }) => code,
  );

it('a call that hands over no money anyhow answers whoever may look a second time the same in both worlds', async () => {
  const paid = await signedWithUs(test.services);
  const reference = newId().toUpperCase();
  const pay = (
    id: typeof paid.applicationId,
    officer: Someone,
    body: { reference: string; disbursedOn: string },
  ) => answered(disburse(workAs(test.services, officer), { params: { id }, body }));
  expect(await pay(paid.applicationId, second, { reference, disbursedOn: today })).toBe('done');
  const approver = await moderator(test.services);
  const answers = async ({ applicationId: id }: typeof paid) => {
    await test.db
      .updateTable('applications')
      .set({ also_approved_by: [approver.id] })
      .where('id', '=', id)
      .execute();
    return {
      noReference: await pay(id, second, { reference: '', disbursedOn: today }),
      noDay: await pay(id, second, { reference: newId().toUpperCase(), disbursedOn: '' }),
      usedReference: await pay(id, second, { reference, disbursedOn: today }),
      byApprover: await pay(id, approver, { reference: newId().toUpperCase(), disbursedOn: today }),
      anew: await answered(
        approveAnew(workAs(test.services, second), {
          params: { id },
          body: { worseReason: 'I know her', facts: digestOf([]) },
        }),
      ),
    };
  };
  const answer = await answers(await decided('Verified'));
  expect(answer).toEqual(await answers(await decided('Rejected')));
  expect(answer).toEqual({
    noReference: 'disbursement.fields',
    noDay: 'disbursement.fields',
    usedReference: 'loan.reference_used',
    byApprover: 'disbursement.approved_by_you',
    anew: 'disbursement.not_verified',
  });
});

it('nor does the first of two learn by approving once more what a verdict has made of the facts', async () => {
  await published(test.services, (figures) => ({ ...figures, secondApprovalAboveCents: 4_000_00 }));
  const again = async (verdict: 'Verified' | 'Rejected') => {
    const person = await borrower(test.services);
    await verifiedSections(test.services, person, ['basic_information']);
    const browser = await loggedIn(test, person);
    const { interestRate = 0 } = await browser.call('GET /api/loan/user/decision');
    const { _id } = await browser.call('POST /api/loan-application', {
      body: { term: 4, interestRate, loanAmount: 5_000, model: 'FirstModel' },
    });
    const approveAs = (officer: Someone) =>
      answered(
        approveApplication(workAs(test.services, officer), {
          params: { id: asId<'applications'>(_id) },
          body: { approvalNote: '', worseReason: '' },
        }),
      );
    expect(await approveAs(second)).toBe('done');
    await test.db
      .updateTable('submissions')
      .set({ reopened_at: new Date() })
      .where('account_id', '=', person.id)
      .where('status', '=', 'Verified')
      .execute();
    const papers = ['id_front', 'id_back', 'proof_of_address'];
    const sent = await submitAndSend(test, person, 'basic_information', papers);
    await (verdict === 'Verified' ? approve : reject)(test, first, sent);
    return { blind: await approveAs(second), lead: await approveAs(lead) };
  };
  expect(await again('Verified')).toEqual({ blind: 'application.approved_by_you', lead: 'done' });
  expect(await again('Rejected')).toEqual({
    blind: 'application.approved_by_you',
    lead: 'application.facts_worse',
  });
});
