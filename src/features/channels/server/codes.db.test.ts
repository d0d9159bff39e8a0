import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/database.ts';
import {
  addressOf,
  CODE,
  CONFIRM,
  chosen,
  codeOf,
  confirm,
  consentsOf,
  newNumber,
  openWithChannels,
  visit,
  WRONG,
} from './channels.test-support.ts';

let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, close } = await openWithChannels());
});
afterAll(() => close());

const another = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code', () => {
  it('is kept as a hash, and stands in no reply', async () => {
    const { person, browser } = await visit(test);
    const reply = await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const code = await codeOf(test, person);
    expect(reply.text).not.toContain(code);
    const kept = await test.db
      .selectFrom('number_codes')
      .selectAll()
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain(code);
    const replies =
      await sql`select reply::text from idempotency_keys where reply::text like ${`%${code}%`}`.execute(
        test.owner,
      );
    expect(replies.rows).toEqual([]);
  });

  it('is good for five tries; the right one is then answered like a wrong one', async () => {
    const { person, browser } = await visit(test);
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const code = await codeOf(test, person);
    for (let tries = 1; tries <= 5; tries++)
      expect(await confirm(browser, another(code))).toMatchObject(WRONG);
    expect(await confirm(browser, code)).toMatchObject(WRONG);
    expect(await addressOf(test, person)).toBeUndefined();
  });

  it('of tries that come together has no more than five', async () => {
    const { person, browser } = await visit(test);
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const code = await codeOf(test, person);
    await Promise.all(Array.from({ length: 9 }, () => confirm(browser, another(code))));
    const { tries } = await test.db
      .selectFrom('number_codes')
      .select('tries')
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  it('is void after ten minutes, once it was used, and where nobody asked: all answered alike', async () => {
    const late = await visit(test);
    await late.browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    await test.db
      .updateTable('number_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('account_id', '=', late.person.id)
      .execute();
    const used = await chosen(test);
    const none = await visit(test);
    const replies = [
      await confirm(late.browser, await codeOf(test, late.person)),
      await confirm(used.browser, await codeOf(test, used.person)),
      await confirm(none.browser, '123456'),
    ];
    for (const reply of replies) expect(reply).toMatchObject(WRONG);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it("is its own account's: another's does not fit", async () => {
    const [mine, theirs] = [await visit(test), await visit(test)];
    const phone = newNumber();
    await mine.browser.post(CODE, { channel: 'SMS', phone });
    await theirs.browser.post(CODE, { channel: 'SMS', phone });
    const [own, other] = [await codeOf(test, mine.person), await codeOf(test, theirs.person)];
    if (own !== other) expect(await confirm(mine.browser, other)).toMatchObject(WRONG);
    expect((await confirm(mine.browser, own)).status).toBe(200);
  });

  it('comes three times to a person in fifteen minutes, and five times to a number', async () => {
    const { browser } = await visit(test);
    for (let sent = 1; sent <= 3; sent++)
      expect((await browser.post(CODE, { channel: 'SMS', phone: newNumber() })).status).toBe(200);
    expect(await browser.post(CODE, { channel: 'SMS', phone: newNumber() })).toMatchObject({
      status: 429,
      body: { code: 'channel.too_many_codes' },
      headers: { 'retry-after': expect.anything() },
    });
    const phone = newNumber();
    const statuses: number[] = [];
    for (let sent = 1; sent <= 6; sent++) {
      const { browser } = await visit(test);
      statuses.push((await browser.post(CODE, { channel: 'SMS', phone })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('asked for again makes the one before it void', async () => {
    const { person, browser } = await visit(test);
    const phone = newNumber();
    await browser.post(CODE, { channel: 'SMS', phone });
    const first = await codeOf(test, person);
    await browser.post(CODE, { channel: 'SMS', phone });
    const second = await codeOf(test, person);
    if (first !== second) expect(await confirm(browser, first)).toMatchObject(WRONG);
    expect((await confirm(browser, second)).status).toBe(200);
  });
});

describe('a retry under the same key', () => {
  it('of asking sends one code, and is answered the same however often it comes', async () => {
    const { person, browser } = await visit(test);
    const ask = () =>
      browser.post(CODE, { channel: 'SMS', phone: '876-555-7003' }, { key: `ask-${person.id}` });
    const first = await ask();
    expect(first.status).toBe(200);
    for (let again = 1; again <= 5; again++)
      expect(await ask()).toMatchObject({ status: 200, body: first.body });
    const sent = test.db.selectFrom('text_messages').select('id').where('account_id', '=', person.id);
    expect(await sent.execute()).toHaveLength(1);
  });

  it('of confirming is answered the same, though the code is spent', async () => {
    const { person, browser } = await visit(test);
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const body = { code: await codeOf(test, person), consent: true, consentVersion: 1 };
    const send = () => browser.post(CONFIRM, body, { key: `confirm-${person.id}` });
    const first = await send();
    expect(first.status).toBe(200);
    for (let again = 1; again <= 12; again++)
      expect(await send()).toMatchObject({ status: 200, body: first.body });
    expect(await consentsOf(test, person)).toHaveLength(1);
  });
});
