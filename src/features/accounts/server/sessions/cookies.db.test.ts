import { afterAll, beforeAll, expect, test } from 'vitest';
import { borrower } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { PASSWORD } from '../accounts.test-support.ts';
import { hashPassword } from '../passwords.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://pimento.example', TRUST_PROXY: '0' });
});
afterAll(() => server.close());

test('over https every cookie is bound to this host, and scripts read none but the record for display', async () => {
  const { id, email } = await borrower(server.services);
  const password_hash = await hashPassword(PASSWORD);
  await server.db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
  const form = await server.app.inject('/api/form');
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/accounts/login',
    headers: { 'csrf-token': form.json().csrfToken },
    cookies: Object.fromEntries(form.cookies.map(({ name, value }) => [name, value])),
    payload: { email, password: PASSWORD },
  });
  expect(login.statusCode).toBe(200);
  const given = [...form.cookies, ...login.cookies];
  expect(given.map(({ name }) => name)).toEqual([
    '__Host-pimento_visit',
    '__Host-pimento_session',
    '__Host-session',
    '__Host-pimento_device',
  ]);
  for (const cookie of given) expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'Lax' });
  expect(given.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name)).toEqual(['__Host-session']);
  expect(JSON.parse(login.cookies.find(({ name }) => name === '__Host-session')?.value ?? '')).toMatchObject({
    email,
  });
});

test('a record for display whose session is not there any more goes with the first call', async () => {
  const { id } = await borrower(server.services);
  const record = {
    id,
    userType: 'User',
    status: 'Active',
    infoStatus: 'FirstModel',
    fullName: 'Marcia Campbell',
  };
  const reply = await server.app.inject({
    url: '/api/informations',
    cookies: { '__Host-session': JSON.stringify(record) },
  });
  expect(reply.statusCode).toBe(401);
  expect(reply.cookies.find(({ name }) => name === '__Host-session')).toMatchObject({ value: '', path: '/' });
  const visitor = await server.app.inject('/api/informations');
  expect(visitor.cookies).toEqual([]);
});
