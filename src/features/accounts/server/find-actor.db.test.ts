import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '#platform/server/database/database.ts';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { findActor, recallActor } from './find-actor.ts';
import { writeUses } from './sessions/session-uses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Somebody with a session of some minutes ago, as its next call finds it. */
async function idleFor5Minutes() {
  const person = await someone(app.services);
  const browser = await loggedIn(app, person);
  const token = hashToken(browser.cookies.get('pimento_session') ?? '');
  const used = async () => {
    const session = app.db.selectFrom('sessions').select('last_seen_at').where('token_hash', '=', token);
    return (await session.executeTakeFirstOrThrow()).last_seen_at;
  };
  const before = await used();
  return { person, token, used, before, later: new Date(before.getTime() + 5 * MINUTE_MS) };
}

test('whoever calls while nothing can be written is known all the same, and their next call is recorded', async () => {
  const { person, token, used, before, later } = await idleFor5Minutes();
  const address = new URL(app.ownerAddress);
  address.searchParams.set('options', '-cdefault_transaction_read_only=on');
  const standby = await openServer(address.href, 2);
  const services = { ...app.services, db: standby.db };

  expect(await findActor(services, token, later)).toMatchObject({ id: person.id });
  await writeUses(services);
  expect(await used()).toEqual(before);
  const recalled = recallActor(services, token, later);
  expect(recalled?.actor).toMatchObject({ id: person.id });
  recalled?.recordUse();
  await writeUses(services);
  expect(await used()).toEqual(before);

  expect(await findActor(app.services, token, later)).toMatchObject({ id: person.id });
  await writeUses(app.services);
  expect(await used()).toEqual(later);
  await standby.close();
});

test('the use of a session is written after the call, and until then and afterwards the session is recalled', async () => {
  const { person, token, used, before, later } = await idleFor5Minutes();

  expect(await findActor(app.services, token, later)).toMatchObject({ id: person.id });
  expect(await used()).toEqual(before);
  expect(recallActor(app.services, token, later)?.actor).toMatchObject({ id: person.id });
  await writeUses(app.services);
  expect(await used()).toEqual(later);
  expect(recallActor(app.services, token, later)?.actor).toMatchObject({ id: person.id });
});

test('a session that was recalled after more than a minute is recorded as used once its call was allowed, and not before', async () => {
  const { person, token, used, later } = await idleFor5Minutes();
  await findActor(app.services, token, later);
  await writeUses(app.services);

  const muchLater = new Date(later.getTime() + 60_000);
  const recalled = recallActor(app.services, token, muchLater);
  expect(recalled?.actor).toMatchObject({ id: person.id });
  await writeUses(app.services);
  expect(await used()).toEqual(later);
  recalled?.recordUse();
  await writeUses(app.services);
  expect(await used()).toEqual(muchLater);
});

test('the use of a session that a write holds is left out, and its next call is recorded', async () => {
  const { token, used, before, later } = await idleFor5Minutes();
  await findActor(app.services, token, later);
  await app.db.transaction().execute(async (db) => {
    await db.selectFrom('sessions').select('id').where('token_hash', '=', token).forShare().execute();
    await writeUses(app.services);
  });
  expect(await used()).toEqual(before);

  await findActor(app.services, token, later);
  await writeUses(app.services);
  expect(await used()).toEqual(later);
});
