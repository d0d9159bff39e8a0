import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '#platform/server/database/database.ts';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { findActor } from './find-actor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('whoever calls while nothing can be written is known all the same, and noted with a later call', async () => {
  const person = await someone(app.services);
  const browser = await loggedIn(app, person);
  const token = hashToken(browser.cookies.get('pimento_session') ?? '');
  const noted = async () => {
    const session = app.db.selectFrom('sessions').select('last_seen_at').where('token_hash', '=', token);
    return (await session.executeTakeFirstOrThrow()).last_seen_at;
  };
  const before = await noted();
  const later = new Date(before.getTime() + 5 * 60_000);
  const address = new URL(app.ownerAddress);
  address.searchParams.set('options', '-cdefault_transaction_read_only=on');
  const standby = await openServer(address.href, 2);

  expect(await findActor({ ...app.services, db: standby.db }, token, later)).toMatchObject({ id: person.id });
  expect(await noted()).toEqual(before);
  expect(await findActor(app.services, token, later)).toMatchObject({ id: person.id });
  expect(await noted()).toEqual(later);
  await standby.close();
});
