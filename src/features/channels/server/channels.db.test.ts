import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TextWords } from '#platform/server/text-messages/text-messages.ts';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { openTextProviders, type TextProviders } from '#tests/support/text-providers.ts';

let providers: TextProviders;
let test: TestApp;
beforeAll(async () => {
  providers = await openTextProviders();
  test = await openTestApp(providers.settings);
  // Nothing is sent: the tests read the codes where they wait.
  await test.services.jobs.stop();
});
afterAll(async () => {
  await test.close();
  await providers.close();
});

const CODE = '/api/channels/code';
const CONFIRM = '/api/channels/confirm';
const WITHDRAW = '/api/channels/withdraw';
const WRONG = { status: 422, body: { code: 'channel.code_wrong' } };

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `876-555-${String(numbers).padStart(4, '0')}`;
};

type Visit = { person: Someone; browser: Caller };
async function visit(): Promise<Visit> {
  const person = await someone(test.services);
  return { person, browser: await loggedIn(test, person) };
}

const codeOf = async ({ id }: Someone) => {
  const row = await test.db
    .selectFrom('text_messages')
    .select('words')
    .where('account_id', '=', id)
    .where('kind', '=', 'number_code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (row.words as TextWords | null)?.values[0] ?? '';
};
const confirm = (browser: Caller, code: string) =>
  browser.post(CONFIRM, { code, consent: true, consentVersion: 1 });

/** Somebody who has chosen to be written to. */
async function chosen(channel: 'SMS' | 'WhatsApp' = 'WhatsApp', phone = newNumber()) {
  const { person, browser } = await visit();
  await browser.post(CODE, { channel, phone });
  expect((await confirm(browser, await codeOf(person))).status).toBe(200);
  return { person, browser, phone };
}

const consentsOf = ({ id }: Someone) =>
  test.db
    .selectFrom('text_consents')
    .select(['id', 'channel', 'text_version', 'withdrawn_at'])
    .where('account_id', '=', id)
    .orderBy('given_at')
    .execute();
const addressOf = ({ id }: Someone) =>
  test.db
    .selectFrom('text_addresses')
    .select(['channel', 'number'])
    .where('account_id', '=', id)
    .executeTakeFirst();
const trailOf = ({ id }: Someone) =>
  test.db
    .selectFrom('audit_entries')
    .select('action')
    .where('account_id', '=', id)
    .where('action', 'like', 'channel.%')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ action }) => action));
const another = (code: string) => (code === '000000' ? '000001' : '000000');

describe('choosing a channel', () => {
  it('takes the code that came to the number, and records the consent with its wording', async () => {
    const { person, browser } = await visit();
    const asked = await browser.post(CODE, { channel: 'WhatsApp', phone: '+1 (876) 555-7001' });
    expect(asked).toMatchObject({ status: 200, body: { number: '876-555-7001' } });
    expect((await browser.get('/api/channels')).body).toMatchObject({
      offered: ['SMS', 'WhatsApp'],
      chosen: null,
      asked: { channel: 'WhatsApp', number: '876-555-7001' },
    });
    expect(await addressOf(person)).toBeUndefined();
    const code = await codeOf(person);
    expect(code).toMatch(/^\d{6}$/);
    expect(await confirm(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 });
    expect(await addressOf(person)).toEqual({ channel: 'WhatsApp', number: '18765557001' });
    expect(await consentsOf(person)).toMatchObject([
      { channel: 'WhatsApp', text_version: 1, withdrawn_at: null },
    ]);
    expect(await trailOf(person)).toEqual(['channel.choose']);
    expect((await browser.get('/api/channels')).body).toMatchObject({
      chosen: { channel: 'WhatsApp', number: '876-555-7001' },
      asked: null,
    });
  });

  it('is refused for what is no mobile number of Jamaica, beside the field', async () => {
    const { browser } = await visit();
    expect(await browser.post(CODE, { channel: 'SMS', phone: '305-555-1234' })).toMatchObject({
      status: 422,
      body: { code: 'channel.number', fields: { phone: expect.any(String) } },
    });
  });

  it('takes no consent to other words than those in force, and none that is not given', async () => {
    const { person, browser } = await visit();
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const code = await codeOf(person);
    expect(await browser.post(CONFIRM, { code, consent: true, consentVersion: 2 })).toMatchObject({
      status: 409,
      body: { code: 'channel.wording_changed' },
    });
    expect((await browser.post(CONFIRM, { code, consent: false, consentVersion: 1 })).status).toBe(422);
    expect(await consentsOf(person)).toEqual([]);
  });

  it('of another channel or number ends the one before it', async () => {
    const { person, browser } = await chosen('WhatsApp');
    await browser.post(CODE, { channel: 'SMS', phone: '658-555-7002' });
    await confirm(browser, await codeOf(person));
    expect(await addressOf(person)).toEqual({ channel: 'SMS', number: '16585557002' });
    const [first, second] = await consentsOf(person);
    expect(first?.withdrawn_at).toBeInstanceOf(Date);
    expect(second).toMatchObject({ channel: 'SMS', withdrawn_at: null });
    // Of one moment: in whatever order.
    expect((await trailOf(person)).toSorted()).toEqual([
      'channel.choose',
      'channel.choose',
      'channel.withdraw',
    ]);
  });

  it('ten times at once is one consent', async () => {
    const { person, browser } = await visit();
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const code = await codeOf(person);
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(browser, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await consentsOf(person)).toHaveLength(1);
  });

  it('is a right of borrowers alone', async () => {
    const officer = await loggedIn(test, await someone(test.services, { userType: 'Moderator' }));
    expect((await officer.get('/api/channels')).status).toBe(403);
    expect((await officer.post(CODE, { channel: 'SMS', phone: newNumber() })).status).toBe(403);
  });
});

describe('a code', () => {
  it('is kept as a hash, and stands in no reply', async () => {
    const { person, browser } = await visit();
    const reply = await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const code = await codeOf(person);
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
    const { person, browser } = await visit();
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const code = await codeOf(person);
    for (let tries = 1; tries <= 5; tries++)
      expect(await confirm(browser, another(code))).toMatchObject(WRONG);
    expect(await confirm(browser, code)).toMatchObject(WRONG);
    expect(await addressOf(person)).toBeUndefined();
  });

  it('of tries that come together has no more than five', async () => {
    const { person, browser } = await visit();
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const code = await codeOf(person);
    await Promise.all(Array.from({ length: 9 }, () => confirm(browser, another(code))));
    const { tries } = await test.db
      .selectFrom('number_codes')
      .select('tries')
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  it('is void after ten minutes, once it was used, and where nobody asked: all answered alike', async () => {
    const late = await visit();
    await late.browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    await test.db
      .updateTable('number_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('account_id', '=', late.person.id)
      .execute();
    const used = await chosen();
    const none = await visit();
    const replies = [
      await confirm(late.browser, await codeOf(late.person)),
      await confirm(used.browser, await codeOf(used.person)),
      await confirm(none.browser, '123456'),
    ];
    for (const reply of replies) expect(reply).toMatchObject(WRONG);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it("is its own account's: another's does not fit", async () => {
    const [mine, theirs] = [await visit(), await visit()];
    const phone = newNumber();
    await mine.browser.post(CODE, { channel: 'SMS', phone });
    await theirs.browser.post(CODE, { channel: 'SMS', phone });
    const [own, other] = [await codeOf(mine.person), await codeOf(theirs.person)];
    if (own !== other) expect(await confirm(mine.browser, other)).toMatchObject(WRONG);
    expect((await confirm(mine.browser, own)).status).toBe(200);
  });

  it('comes three times to a person in fifteen minutes, and five times to a number', async () => {
    const { browser } = await visit();
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
      const { browser } = await visit();
      statuses.push((await browser.post(CODE, { channel: 'SMS', phone })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('asked for again makes the one before it void', async () => {
    const { person, browser } = await visit();
    const phone = newNumber();
    await browser.post(CODE, { channel: 'SMS', phone });
    const first = await codeOf(person);
    await browser.post(CODE, { channel: 'SMS', phone });
    const second = await codeOf(person);
    if (first !== second) expect(await confirm(browser, first)).toMatchObject(WRONG);
    expect((await confirm(browser, second)).status).toBe(200);
  });
});

describe('withdrawing', () => {
  it('is one call, and a second time changes nothing', async () => {
    const { person, browser } = await chosen();
    const first = await browser.post(WITHDRAW, {});
    expect(first.status).toBe(200);
    expect(await addressOf(person)).toBeUndefined();
    expect((await browser.post(WITHDRAW, {})).body).toEqual(first.body);
    expect(await consentsOf(person)).toMatchObject([{ withdrawn_at: expect.any(Date) }]);
    expect(await trailOf(person)).toEqual(['channel.choose', 'channel.withdraw']);
  });

  it('voids a code that waits', async () => {
    const { person, browser } = await visit();
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    await browser.post(WITHDRAW, {});
    expect(await confirm(browser, await codeOf(person))).toMatchObject(WRONG);
  });
});

describe('the database', () => {
  it.each([
    ['removes no consent', (id: string) => sql`delete from text_consents where id = ${id}`],
    ['changes none', (id: string) => sql`update text_consents set channel = 'SMS' where id = ${id}`],
    [
      'keeps one standing',
      (id: string) => sql`insert into text_consents (id, account_id, channel, text_version, given_at)
      select gen_random_uuid(), account_id, 'SMS', 1, now() from text_consents where id = ${id}`,
    ],
  ])('%s', async (_what, change) => {
    const { person } = await chosen();
    const [consent] = await consentsOf(person);
    await expect(change(consent?.id ?? '').execute(test.db)).rejects.toThrow();
  });
});
