import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
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
  WITHDRAW,
  WRONG,
} from './channels.test-support.ts';

let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, close } = await openWithChannels());
});
afterAll(() => close());

const auditOf = ({ id }: Someone) =>
  test.db
    .selectFrom('audit_entries')
    .select('action')
    .where('account_id', '=', id)
    .where('action', 'like', 'channel.%')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ action }) => action));

describe('choosing a channel', () => {
  it('takes the code that came to the number, and records the consent with its wording', async () => {
    const { person, browser } = await visit(test);
    const asked = await browser.post(CODE, { channel: 'WhatsApp', phone: '+1 (876) 555-7001' });
    expect(asked).toMatchObject({ status: 200, body: { number: '876-555-7001' } });
    expect(await browser.call('GET /api/channels')).toMatchObject({
      offered: ['SMS', 'WhatsApp'],
      chosen: null,
      asked: { channel: 'WhatsApp', number: '876-555-7001' },
    });
    expect(await addressOf(test, person)).toBeUndefined();
    const code = await codeOf(test, person);
    expect(code).toMatch(/^\d{6}$/);
    expect(await confirm(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 });
    expect(await addressOf(test, person)).toEqual({ channel: 'WhatsApp', number: '18765557001' });
    expect(await consentsOf(test, person)).toMatchObject([
      { channel: 'WhatsApp', text_version: 1, withdrawn_at: null },
    ]);
    expect(await auditOf(person)).toEqual(['channel.ask_code', 'channel.choose']);
    expect(await browser.call('GET /api/channels')).toMatchObject({
      chosen: { channel: 'WhatsApp', number: '876-555-7001' },
      asked: null,
    });
  });

  it('is refused for what is no mobile number of Jamaica, beside the field', async () => {
    const { browser } = await visit(test);
    expect(await browser.post(CODE, { channel: 'SMS', phone: '305-555-1234' })).toMatchObject({
      status: 422,
      body: { code: 'channel.number', fields: { phone: expect.any(String) } },
    });
  });

  it('takes no consent to other words than those in force, and none that is not given', async () => {
    const { person, browser } = await visit(test);
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const code = await codeOf(test, person);
    expect(await browser.post(CONFIRM, { code, consent: true, consentVersion: 2 })).toMatchObject({
      status: 409,
      body: { code: 'channel.wording_changed' },
    });
    expect((await browser.post(CONFIRM, { code, consent: false, consentVersion: 1 })).status).toBe(422);
    expect(await consentsOf(test, person)).toEqual([]);
  });

  it('of another channel or number ends the one before it', async () => {
    const { person, browser } = await chosen(test);
    await browser.post(CODE, { channel: 'SMS', phone: '658-555-7002' });
    await confirm(browser, await codeOf(test, person));
    expect(await addressOf(test, person)).toEqual({ channel: 'SMS', number: '16585557002' });
    const [first, second] = await consentsOf(test, person);
    expect(first?.withdrawn_at).toBeInstanceOf(Date);
    expect(second).toMatchObject({ channel: 'SMS', withdrawn_at: null });
    // Of one moment: in whatever order.
    expect((await auditOf(person)).toSorted()).toEqual([
      'channel.ask_code',
      'channel.ask_code',
      'channel.choose',
      'channel.choose',
      'channel.withdraw',
    ]);
  });

  it('ten times at once is one consent', async () => {
    const { person, browser } = await visit(test);
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const code = await codeOf(test, person);
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(browser, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await consentsOf(test, person)).toHaveLength(1);
  });

  it('is a right of borrowers alone', async () => {
    const officer = await loggedIn(test, await someone(test.services, { userType: 'Moderator' }));
    expect((await officer.refused('GET /api/channels')).status).toBe(403);
    expect((await officer.post(CODE, { channel: 'SMS', phone: newNumber() })).status).toBe(403);
  });
});

describe('withdrawing', () => {
  it('is one call, and a second time changes nothing', async () => {
    const { person, browser } = await chosen(test);
    const first = await browser.post(WITHDRAW, {});
    expect(first.status).toBe(200);
    expect(await addressOf(test, person)).toBeUndefined();
    expect((await browser.post(WITHDRAW, {})).body).toEqual(first.body);
    expect(await consentsOf(test, person)).toMatchObject([{ withdrawn_at: expect.any(Date) }]);
    expect(await auditOf(person)).toEqual(['channel.ask_code', 'channel.choose', 'channel.withdraw']);
  });

  it('voids a code that waits', async () => {
    const { person, browser } = await visit(test);
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    await browser.post(WITHDRAW, {});
    expect(await confirm(browser, await codeOf(test, person))).toMatchObject(WRONG);
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
    const { person } = await chosen(test);
    const [consent] = await consentsOf(test, person);
    await expect(change(consent?.id ?? '').execute(test.db)).rejects.toThrow();
  });
});
