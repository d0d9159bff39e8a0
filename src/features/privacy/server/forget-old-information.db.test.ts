import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { submitSample } from '#features/information/server/information.test-support.ts';
import { seedAccountOf } from '#features/seeds/server/ledger.ts';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { loggedIn, type Someone, someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { forgetOldInformation } from './forget-old-information.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const MONTH_MS = 31 * DAY_MS;
const inMonths = (months: number) => new Date(Date.now() + months * MONTH_MS);

const leftOf = async ({ id }: Someone) => {
  const [submissions, verifications, files, balance, audit] = await Promise.all([
    test.db
      .selectFrom('submissions')
      .select(['answers', 'emptied_at'])
      .where('account_id', '=', id)
      .execute(),
    test.db.selectFrom('verifications').select('id').where('account_id', '=', id).execute(),
    test.db.selectFrom('files').select('id').where('owner_id', '=', id).execute(),
    test.db
      .selectFrom('seed_accounts')
      .select('balance')
      .where('id', '=', seedAccountOf(id))
      .executeTakeFirstOrThrow(),
    test.db
      .selectFrom('audit_entries')
      .select('id')
      .where('account_id', '=', id)
      .where('action', '=', 'privacy.forget')
      .execute(),
  ]);
  return { submissions, verifications, files, balance: balance.balance, forgotten: audit.length };
};

describe('information that nobody touched for 24 months', () => {
  it('is forgotten with its papers, once, and on record; what is younger stays', async () => {
    const person = await someone(test.services);
    await submitAndSend(test, person, 'basic_information', ['id_front', 'id_back', 'proof_of_address']);
    const { balance, files } = await leftOf(person);
    expect(await forgetOldInformation(test.services, inMonths(23))).toBe(0);
    expect((await leftOf(person)).files).toHaveLength(3);

    expect(await forgetOldInformation(test.services, inMonths(25))).toBe(1);
    expect(await leftOf(person)).toEqual({
      submissions: [{ answers: {}, emptied_at: expect.any(Date) }],
      verifications: [],
      files: [],
      balance,
      forgotten: 1,
    });
    await vi.waitFor(
      async () => {
        const onDisk = (await Array.fromAsync(test.services.files.list())).map(({ id }) => id);
        expect(files.filter(({ id }) => onDisk.includes(id))).toEqual([]);
      },
      { timeout: 15_000, interval: 200 },
    );
    expect(await forgetOldInformation(test.services, inMonths(25))).toBe(0);
    expect((await leftOf(person)).forgotten).toBe(1);
  });

  it('may be given anew, without its seeds', async () => {
    const person = await someone(test.services);
    await submitSample(test, person, 'basic_information');
    const { balance } = await leftOf(person);
    await forgetOldInformation(test.services, inMonths(25));
    await submitSample(test, person, 'basic_information');
    const { submissions, balance: after } = await leftOf(person);
    expect(submissions.map(({ emptied_at }) => emptied_at === null).sort()).toEqual([false, true]);
    expect(after).toBe(balance);
  });

  it('goes where it is a text message alone, with the number that it went to', async () => {
    const person = await someone(test.services);
    await test.db.deleteFrom('mails').where('account_id', '=', person.id).execute();
    await test.db
      .insertInto('text_messages')
      .values({
        ...{
          id: newId(),
          account_id: person.id,
          channel: 'SMS',
          number: '18765550199',
          kind: 'payment_late',
        },
        ...{ state: 'Sent', created_at: new Date(), expires_at: new Date() },
      })
      .execute();
    const texts = () =>
      test.db.selectFrom('text_messages').select('id').where('account_id', '=', person.id).execute();
    await forgetOldInformation(test.services, inMonths(23));
    expect(await texts()).toHaveLength(1);
    await forgetOldInformation(test.services, inMonths(25));
    expect(await texts()).toEqual([]);
    expect((await leftOf(person)).forgotten).toBe(1);
  });

  it('stays while a loan or an application runs', async () => {
    const person = await someone(test.services);
    await submitted(test.services, person);
    const browser = await loggedIn(test, person);
    await browser.call('POST /api/loan-application', {
      body: {
        term: 4,
        interestRate: 6,
        loanAmount: 5_000,
        model: 'FirstModel',
      },
    });
    await forgetOldInformation(test.services, inMonths(25));
    expect((await leftOf(person)).forgotten).toBe(0);
    await test.db
      .updateTable('applications')
      .set({ status: 'Approved', decided_at: new Date() })
      .where('account_id', '=', person.id)
      .execute();
    await forgetOldInformation(test.services, inMonths(25));
    expect((await leftOf(person)).forgotten).toBe(0);
    await test.db
      .updateTable('applications')
      .set({ closed_at: new Date() })
      .where('account_id', '=', person.id)
      .execute();
    await forgetOldInformation(test.services, inMonths(25));
    expect((await leftOf(person)).forgotten).toBe(1);
  });
});
