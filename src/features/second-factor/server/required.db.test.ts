import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { newId } from '#shared/id.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import {
  codeOf,
  logIn,
  PASSWORD,
  someoneWithApp,
  someoneWithPassword,
} from './second-factor.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ REQUIRE_SECOND_FACTOR: 'yes' });
});
afterAll(() => test.close());

const NEEDED = { status: 403, body: { code: 'session.second_factor_needed' } };
/** What leads to a second factor, and out. */
const OPEN = [
  'GET /api/second-factor',
  'POST /api/second-factor/app/begin',
  'POST /api/second-factor/app/confirm',
  'POST /api/second-factor/passkeys/begin',
  'POST /api/second-factor/passkeys',
];

describe('where staff and lenders need a second factor', () => {
  // Each from an address of their own: all routes three times are more calls than one address has in a minute.
  it.each([
    ['Admin', '10.0.0.1'],
    ['Moderator', '10.0.0.2'],
    ['Partner', '10.0.0.3'],
  ] as const)('a %s without one may do nothing else', async (userType, address) => {
    const { browser } = await someoneWithPassword(test, userType, address);
    for (const { key, served, endpoint } of routes) {
      if (served.who.admits(null)) continue;
      const [method = '', path = ''] = key.split(' ');
      const url = path.replace(':id', newId());
      const form = { extraInfo: {}, files: [] };
      const answer =
        method === 'GET'
          ? await browser.get(url)
          : method === 'PUT'
            ? await browser.put(url, { form })
            : await browser.post(url, {}, endpoint.form ? { form } : {});
      if (OPEN.includes(key)) expect(answer.status, key).not.toBe(403);
      else expect(answer, key).toMatchObject(NEEDED);
    }
    expect((await browser.get('/api/events')).status).toBe(204);
    const visitor = await caller(test.app).get('/api/openapi.json');
    expect((await browser.get('/api/openapi.json')).body).toEqual(visitor.body);
  });

  it('is told so by the log-in, sets one up, and goes on in the same session', async () => {
    const { email, browser } = await someoneWithPassword(test, 'Moderator');
    expect((await logIn(caller(test.app), email)).body).toMatchObject({ email, next: 'setUp' });
    const { secret } = await browser.call('POST /api/second-factor/app/begin', {
      body: { currentPassword: PASSWORD },
    });
    expect(await browser.reply('GET /api/accounts')).toMatchObject(NEEDED);
    await browser.call('POST /api/second-factor/app/confirm', { body: { code: codeOf(secret) } });
    await browser.call('GET /api/accounts');
    expect((await logIn(caller(test.app), email)).body).toEqual({ next: 'secondFactor' });
  });

  it('removing the last one leads back to where they began', async () => {
    const { browser } = await someoneWithApp(test, 'Admin');
    expect(await browser.call('GET /api/second-factor')).toMatchObject({ isRequired: true });
    await browser.call('POST /api/second-factor/app/remove', { body: { currentPassword: PASSWORD } });
    expect(await browser.reply('GET /api/accounts')).toMatchObject(NEEDED);
    await browser.call('POST /api/accounts/logout');
  });

  it('a borrower is not asked', async () => {
    const { email, browser } = await someoneWithPassword(test);
    await browser.call('GET /api/informations');
    expect(await browser.call('GET /api/second-factor')).toMatchObject({ isRequired: false });
    expect((await logIn(caller(test.app), email)).body).not.toHaveProperty('next');
  });
});
