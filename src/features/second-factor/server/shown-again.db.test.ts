import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { newId } from '#shared/id.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import {
  codeOf,
  shownMinutesAgo,
  someoneWithApp,
  someoneWithPassword,
} from './second-factor.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Where money moves, what money buys is made or made worth more, roles change, or many records leave; and where the second factor itself is changed. */
const ASKED = [
  'GET /api/complaints/desk/register',
  'POST /api/loan-application/admin/:id/disburse',
  'POST /api/loan-application/admin/:id/approve-anew',
  'POST /api/loan-application/admin/:id/cancel',
  'POST /api/loan-application/updateStatus/:id',
  'POST /api/loan-application/:id/counter-offer',
  'POST /api/loans/admin/:id/refunds',
  'POST /api/loans/admin/entries/:id/reverse',
  'POST /api/loans/admin/:id/adjustments',
  'POST /api/loans/admin/adjustments/:id/approve',
  'POST /api/loans/imports/:id/record',
  'GET /api/loans/imports/:id/verdicts',
  'POST /api/policy/challenges/:id/promote',
  'POST /api/policy/challenges/:id/stop',
  'POST /api/policy/drafts/:id/challenge',
  'POST /api/policy/drafts/:id/publish',
  'POST /api/policy/versions/:id/return',
  'POST /api/accounts/addAdmin',
  'POST /api/accounts/role/:id',
  'POST /api/accounts/status/:id',
  'POST /api/partners/staff/:id/status',
  'POST /api/partners/staff/:id/licence',
  'POST /api/seeds/adjust/:id',
  'POST /api/promo-codes',
  'POST /api/prizes',
  'POST /api/prizes/codes/:id',
  'POST /api/contests',
  'POST /api/contests/terms/:id',
  'POST /api/contests/requests/:id/approve',
  'POST /api/informations/schemas/:id',
  'POST /api/informations/form-requests/:id/approve',
  'GET /api/export/:id',
  'GET /api/list-file',
  'GET /api/partner-report/:id',
  'GET /api/accounts/own-data',
  'POST /api/second-factor/app/begin',
  'POST /api/second-factor/app/confirm',
  'POST /api/second-factor/app/remove',
  'POST /api/second-factor/passkeys/begin',
  'POST /api/second-factor/passkeys',
  'POST /api/second-factor/passkeys/remove/:id',
  'POST /api/second-factor/recovery-codes',
  'GET /api/second-factor/shown',
  'POST /api/second-factor/reset/:id',
];
const AGAIN = { status: 403, body: { code: 'session.second_factor_again' } };

const tryAll = async (userType: 'Admin' | 'Partner', minutesAgo: number) => {
  const person = await someoneWithApp(test, userType);
  await shownMinutesAgo(test, person.id, minutesAgo);
  const answers: Record<string, { status: number; body: unknown }> = {};
  for (const key of ASKED) {
    const [method = '', path = ''] = key.split(' ');
    const url = path.replace(':id', newId());
    const { status, body } = await (method === 'GET'
      ? person.browser.get(url)
      : person.browser.post(url, {}));
    answers[key] = { status, body };
  }
  return answers;
};
const isRefused = ({ body }: { body: unknown }) => (body as { code?: string }).code === AGAIN.body.code;

describe('the second factor is asked for again', () => {
  it('by these calls and no others', () => {
    const asking = routes.filter(({ served }) => served.who.asksAgain).map(({ key }) => key);
    expect(asking.toSorted()).toEqual(ASKED.toSorted());
  });

  it('ten minutes after it was given, and not before', async () => {
    const staff = await tryAll('Admin', 10);
    const lender = await tryAll('Partner', 10);
    for (const key of ASKED)
      expect(
        [staff[key], lender[key]].some((one) => one && isRefused(one)),
        key,
      ).toBe(true);
    const fresh = await tryAll('Admin', 9);
    for (const key of ASKED) expect(isRefused(fresh[key] ?? { body: {} }), key).toBe(false);
  });

  it('and one showing is enough for what follows', async () => {
    const { browser, id, secret } = await someoneWithApp(test, 'Admin');
    await shownMinutesAgo(test, id, 11);
    const exported = () => browser.reply('GET /api/export/:id', { params: { id: 'Account' } });
    expect(await exported()).toMatchObject(AGAIN);
    await browser.call('POST /api/second-factor/confirm', { body: { code: codeOf(secret) } });
    expect((await exported()).status).toBe(200);
    await browser.call('GET /api/second-factor/shown');
  });

  it('not of who has none', async () => {
    const { browser } = await someoneWithPassword(test, 'Admin');
    expect((await browser.reply('GET /api/export/:id', { params: { id: 'Account' } })).status).toBe(200);
  });
});
