import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf, previewed } from '#features/loans/server/imports/imports.test-support.ts';
import { askedLoan } from '#features/loans/server/new-dates/new-dates.test-support.ts';
import { dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { repaid, runningLoan, secondedBy } from '#tests/support/loans.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { PASSWORD, placesOf, withPassword } from './privacy.test-support.ts';

let test: TestApp;
let officer: Caller;
let colleague: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await loggedIn(test, await moderator(test.services));
  colleague = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const today = dayOf(new Date());

const entriesOf = (loanId: IdOf<'loans'>) =>
  test.db.selectFrom('loan_entries').selectAll().where('loan_id', '=', loanId).orderBy('number').execute();

/** One loan with words about her in every place where staff write some; repaid in the end. */
async function muchWrittenAbout(firstName: string, lastName = 'Quarrington') {
  const saying = (what: string) => `${firstName} ${lastName} ${what}`;
  const her = await withPassword(test, { firstName, lastName });
  const loan = await askedLoan(test.services, {
    borrower: her,
    lender: await lender(test.services),
    reason: saying('is paid late'),
  });
  const post = async (url: string, body: object, by = officer) => {
    const { status } = await by.post(url, body);
    expect([url, status]).toEqual([url, 200]);
  };
  const postTogether = async (url: string, body: object) => {
    const { status } = await secondedBy(test.services, colleague, loan, officer.post(url, body));
    expect([url, status]).toEqual([url, 200]);
  };
  await post(`/api/loans/admin/new-dates/${loan.requestId}/grant`, { note: saying('may pay later') });
  const desk = `/api/loans/admin/${loan.id}`;
  const pay = (amount: number, note: string) =>
    postTogether(`${desk}/repayments`, { amount, receivedOn: today, reference: newId(), note });
  await pay(100, saying('paid at the counter'));
  const paid = (await entriesOf(loan.id)).at(-1);
  await post(`/api/loans/admin/entries/${paid?.id}/reverse`, { reason: saying('gave a bad cheque') });
  for (const verdict of ['approve', 'refuse']) {
    await post(`${desk}/adjustments`, { kind: 'Waiver', amount: 50, reason: saying('was ill') });
    const { id } = await test.db
      .selectFrom('loan_adjustments')
      .select('id')
      .where('loan_id', '=', loan.id)
      .where('status', '=', 'Asked')
      .executeTakeFirstOrThrow();
    await post(`/api/loans/admin/adjustments/${id}/${verdict}`, { note: saying('was seen') }, colleague);
  }
  await post(`${desk}/adjustments`, { kind: 'Waiver', amount: 50, reason: saying('is ill again') });
  await post(`${desk}/contacts`, { kind: 'Call', outcome: saying('answered') });
  await previewed(
    test.services,
    officer,
    csvOf([
      { number: loan.number, reference: newId(), payer: saying('') },
      { number: '000000000', reference: newId(), payer: `${lastName.toUpperCase()} ${firstName}` },
    ]),
  );
  await pay(6_000, saying('paid all of it'));
  const { credit_cents } = await test.db
    .selectFrom('loans')
    .select('credit_cents')
    .where('id', '=', loan.id)
    .executeTakeFirstOrThrow();
  await postTogether(`${desk}/refunds`, {
    amount: credit_cents / 100,
    paidOn: today,
    reference: newId(),
  });
  return { ...her, loan, saying };
}

describe('words about a loan', () => {
  it('are all in the download of one’s own data', async () => {
    const her = await muchWrittenAbout('Hyacinth');
    const reply = await test.app.inject({
      method: 'GET',
      url: '/api/accounts/own-data',
      cookies: Object.fromEntries(her.browser.cookies),
    });
    const page = readZip(reply.rawPayload).get('information.json')?.toString() ?? '';
    for (const words of [
      ...['is paid late', 'may pay later', 'paid at the counter', 'gave a bad cheque', 'was ill'],
      ...['was seen', 'is ill again', 'answered', 'paid all of it'],
    ])
      expect(page, words).toContain(her.saying(words));
  });

  it('go with her account, wherever they were written; the books stay as they were', async () => {
    const her = await muchWrittenAbout('Zipporah', 'Quinlan');
    const before = await entriesOf(her.loan.id);
    expect((await placesOf(test.services, ['Zipporah', 'Quinlan'])).length).toBeGreaterThan(16);
    const gone = await her.browser.reply('POST /api/accounts/delete', {
      body: { currentPassword: PASSWORD },
    });
    expect(gone.status).toBe(200);
    expect(await placesOf(test.services, ['Zipporah', 'Quinlan'])).toEqual([]);
    const withoutWords = before.map((entry) => ({ ...entry, note: null }));
    expect(await entriesOf(her.loan.id)).toEqual(withoutWords);
    await officer.call('GET /api/loans/admin/:id', { params: { id: her.loan.id } });
    const waits = await test.db
      .selectFrom('loan_adjustments')
      .select('status')
      .where('loan_id', '=', her.loan.id)
      .where('status', '=', 'Asked')
      .execute();
    expect(waits).toEqual([]);
  });
});

it('an account stays while we hold money of its person, and says what to do', async () => {
  const her = await withPassword(test);
  const loan = await runningLoan(test.services, { borrower: her, lender: await lender(test.services) });
  await repaid(test.services, loan, 5_250_01, today);
  const remove = () =>
    her.browser.reply('POST /api/accounts/delete', { body: { currentPassword: PASSWORD } });
  const refused = {
    status: 409,
    body: { code: 'account.credit_held', message: expect.stringMatching(/pay it back/) },
  };
  expect(await remove()).toMatchObject(refused);
  const refund = { amount: 0.01, paidOn: today, reference: newId() };
  const back = officer.reply('POST /api/loans/admin/:id/refunds', { params: { id: loan.id }, body: refund });
  expect((await secondedBy(test.services, colleague, loan, back)).status).toBe(200);
  expect((await remove()).status).toBe(200);
});

describe('the books', () => {
  it('give up nothing but words, and only of somebody who is gone', async () => {
    const stays = await runningLoan(test.services);
    const her = await muchWrittenAbout('Delphine');
    await her.browser.call('POST /api/accounts/delete', { body: { currentPassword: PASSWORD } });
    const change = async (loanId: IdOf<'loans'>, set: object) =>
      test.owner.updateTable('loan_entries').set(set).where('loan_id', '=', loanId).execute();
    const refused = /never changed or removed/;
    await expect(change(stays.id, { note: null })).rejects.toThrow(refused);
    await expect(change(her.loan.id, { note: 'Something else' })).rejects.toThrow(refused);
    await expect(change(her.loan.id, { note: null, amount_cents: 1 })).rejects.toThrow(refused);
    const adjust = async (set: object) =>
      test.db.updateTable('loan_adjustments').set(set).where('loan_id', '=', her.loan.id).execute();
    await expect(adjust({ amount_cents: 1 })).rejects.toThrow(/never changes/);
  });
});
