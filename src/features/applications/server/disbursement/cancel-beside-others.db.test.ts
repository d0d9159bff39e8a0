import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import { moderator, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type Agreed, agreementOf, readyToSign } from '../agreement/agreements.test-support.ts';
import { declineAgreement } from '../agreement/decline-agreement.ts';
import { signAgreement } from '../agreement/sign-agreement.ts';
import { cancelLoan } from './cancel-loan.ts';
import { cancellationTraces } from './cancellations.test-support.ts';
import { disburse } from './disburse.ts';
import { signedWithUs } from './disbursement.test-support.ts';

const RACES = 6;
let test: TestApp;
let officer: Someone;
let colleague: Someone;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  colleague = await moderator(test.services);
});
afterAll(() => test.close());

const cancel = ({ applicationId }: Agreed) =>
  cancelLoan(workAs(test.services, officer), { params: { id: applicationId }, body: { reason: 'Known' } });

let payouts = 0;
const pay = ({ applicationId }: Agreed) =>
  disburse(workAs(test.services, colleague), {
    params: { id: applicationId },
    body: { reference: `BESIDE-${++payouts}`, disbursedOn: dayOf(new Date()) },
  });

const decline = ({ person, applicationId }: Agreed) =>
  declineAgreement(workAs(test.services, person), { params: { id: applicationId }, body: {} });

async function sign(agreed: Agreed) {
  const { sha256, borrower_name } = await agreementOf(test.services, agreed);
  const body = { fullName: borrower_name ?? '', sha256 };
  return signAgreement(workAs(test.services, agreed.person), { params: { id: agreed.applicationId }, body });
}

type Call = (agreed: Agreed) => Promise<unknown>;

/** Both at once, each of them first in every other race; whether cancelling and the other one succeeded. */
async function both(agreed: Agreed, other: Call, race: number): Promise<[boolean, boolean]> {
  const calls: Call[] = race % 2 === 0 ? [cancel, other] : [other, cancel];
  const settled = await Promise.allSettled(calls.map((call) => call(agreed)));
  const [first, second] = settled.map(({ status }) => status === 'fulfilled');
  if (first === undefined || second === undefined) throw new RangeError('two calls have two outcomes');
  return race % 2 === 0 ? [first, second] : [second, first];
}

const closedAt = async ({ applicationId }: Agreed) =>
  (
    await test.db
      .selectFrom('applications')
      .select('closed_at')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
  ).closed_at;

const tracesOf = async (agreed: Agreed) => {
  const { audits, activities, mails } = await cancellationTraces(test.services, agreed);
  return [audits.length, activities.length, mails.length];
};

describe('a loan cancelled in the same moment', () => {
  it('as its money is recorded: one of the two takes effect', async () => {
    for (let race = 0; race < RACES; race++) {
      const agreed = await signedWithUs(test.services);
      const [isCancelled, isPaid] = await both(agreed, pay, race);
      expect(isPaid).toBe(!isCancelled);
      const agreement = await agreementOf(test.services, agreed);
      expect([agreement.cancelled_at !== null, agreement.paid_on !== null]).toEqual([isCancelled, isPaid]);
      const loans = await test.db
        .selectFrom('loans')
        .select('id')
        .where('application_id', '=', agreed.applicationId)
        .execute();
      expect(loans).toHaveLength(isPaid ? 1 : 0);
      expect(await tracesOf(agreed)).toEqual(isCancelled ? [1, 1, 1] : [0, 0, 0]);
    }
  }, 60_000);

  it('as its borrower gives it up: one of the two takes effect', async () => {
    for (let race = 0; race < RACES; race++) {
      const agreed = await readyToSign(test.services);
      const [isCancelled, isDeclined] = await both(agreed, decline, race);
      expect(isDeclined).toBe(!isCancelled);
      const agreement = await agreementOf(test.services, agreed);
      expect([agreement.cancelled_at !== null, agreement.declined_at !== null]).toEqual([
        isCancelled,
        isDeclined,
      ]);
      expect(await closedAt(agreed)).toBeInstanceOf(Date);
    }
  }, 60_000);

  it('as it is signed: it is cancelled, and the signature stood before or is refused', async () => {
    for (let race = 0; race < RACES; race++) {
      const agreed = await readyToSign(test.services);
      const [isCancelled, isSigned] = await both(agreed, sign, race);
      const agreement = await agreementOf(test.services, agreed);
      expect(isCancelled).toBe(true);
      expect([agreement.cancelled_at !== null, agreement.signed_at !== null]).toEqual([true, isSigned]);
      expect((await cancellationTraces(test.services, agreed)).audits).toMatchObject([
        { before: { state: isSigned ? 'Signed' : 'ReadyToSign' } },
      ]);
      expect(await closedAt(agreed)).toBeInstanceOf(Date);
    }
  }, 60_000);

  it('by two officers: it is cancelled once, and both are answered alike', async () => {
    const agreed = await signedWithUs(test.services);
    const replies = await Promise.all(Array.from({ length: 8 }, () => cancel(agreed)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await tracesOf(agreed)).toEqual([1, 1, 1]);
  });
});

describe('the database', () => {
  const change = ({ applicationId }: Agreed, set: object) =>
    test.db.updateTable('agreements').set(set).where('application_id', '=', applicationId).execute();
  const cancelled = (at: Date) => ({ cancelled_at: at, cancelled_by: officer.id, cancel_reason: 'Known' });

  it('keeps a cancellation whole, once, and apart from every other end', async () => {
    const agreed = await signedWithUs(test.services);
    const now = new Date();
    const whole = 'agreements_cancelled_whole';
    await expect(change(agreed, { cancelled_at: now })).rejects.toThrow(whole);
    await expect(change(agreed, { ...cancelled(now), cancel_reason: null })).rejects.toThrow(whole);
    await expect(change(agreed, { ...cancelled(now), cancel_reason: '' })).rejects.toThrow('cancel_reason');
    await expect(change(agreed, cancelled(new Date(0)))).rejects.toThrow('agreements_cancelled_after');
    await change(agreed, cancelled(now));
    expect(await closedAt(agreed)).toEqual(now);
    const once = 'an agreement is answered once';
    await expect(change(agreed, { cancelled_by: agreed.person.id })).rejects.toThrow(once);
    await expect(
      change(agreed, { cancelled_at: null, cancelled_by: null, cancel_reason: null }),
    ).rejects.toThrow(once);
    await expect(change(agreed, { cancel_reason: 'Another' })).rejects.toThrow('never change');
    await expect(change(agreed, { paid_on: dayOf(now) })).rejects.toThrow('agreements_cancelled_or_paid');
    const unsigned = await readyToSign(test.services);
    await change(unsigned, cancelled(new Date()));
    await expect(change(unsigned, { declined_at: new Date() })).rejects.toThrow(
      'agreements_cancelled_or_declined',
    );
    const { sha256 } = await agreementOf(test.services, unsigned);
    await expect(
      change(unsigned, {
        signed_at: new Date(),
        signed_name: 'Late',
        signed_sha256: sha256,
        signed_address: '::1',
      }),
    ).rejects.toThrow(once);
  });
});
