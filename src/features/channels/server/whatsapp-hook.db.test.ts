import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import {
  APP_SECRET,
  openTextProviders,
  PHONE_NUMBER_ID,
  type TextProviders,
  VERIFY_TOKEN,
} from '#tests/support/text-providers.ts';
import { writeTo } from '#tests/support/written-to.ts';

let providers: TextProviders;
let test: TestApp;
beforeAll(async () => {
  providers = await openTextProviders();
  test = await openTestApp(providers.settings);
});
afterAll(async () => {
  await test.close();
  await providers.close();
});

const HOOK = '/api/hooks/whatsapp';

const signed = (payload: string, secret = APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`;

/** As Meta sends it. */
const notification = (value: object, phoneNumberId = PHONE_NUMBER_ID) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '18765550000', phone_number_id: phoneNumberId },
              ...value,
            },
          },
        ],
      },
    ],
  });

const post = (payload: string, signature = signed(payload)) =>
  test.app.inject({
    method: 'POST',
    url: HOOK,
    payload,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
  });

const reply = (from: string, body: string) =>
  notification({ messages: [{ from, id: 'wamid.in', timestamp: '1', type: 'text', text: { body } }] });

async function writtenTo(number: string, channel: 'SMS' | 'WhatsApp' = 'WhatsApp'): Promise<Someone> {
  const person = await someone(test.services);
  await writeTo(test.services, person.id, { channel, number });
  return person;
}

async function sentMessage(): Promise<{ providerId: string; state: () => Promise<object> }> {
  const { id } = await someone(test.services);
  const [message, providerId] = [newId<'text_messages'>(), `wamid.${newId()}`];
  await test.db
    .insertInto('text_messages')
    .values({
      ...{ id: message, account_id: id, channel: 'WhatsApp', number: '18765550001', kind: 'payment_due' },
      ...{ state: 'Sent', provider_id: providerId, created_at: new Date(), expires_at: new Date() },
    })
    .execute();
  const state = () =>
    test.db
      .selectFrom('text_messages')
      .select(['state', 'last_error'])
      .where('id', '=', message)
      .executeTakeFirstOrThrow();
  return { providerId, state };
}

const isWrittenTo = async ({ id }: Someone) =>
  (await test.db
    .selectFrom('text_addresses')
    .select('account_id')
    .where('account_id', '=', id)
    .executeTakeFirst()) !== undefined;

describe('the address that WhatsApp calls', () => {
  it('proves itself by the token that we gave', async () => {
    const ask = (token: string) =>
      test.app.inject({
        method: 'GET',
        url: `${HOOK}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
      });
    expect(await ask(VERIFY_TOKEN)).toMatchObject({ statusCode: 200, body: '1158201444' });
    expect(await ask('another')).toMatchObject({ statusCode: 403, body: '' });
  });

  it('hears only what is signed, over the bytes as they came', async () => {
    const her = await writtenTo('18765550010');
    const stop = reply('18765550010', 'STOP');
    expect((await post(stop, '')).statusCode).toBe(403);
    expect((await post(stop, signed(stop, 'another secret'))).statusCode).toBe(403);
    expect((await post(`${stop} `, signed(stop))).statusCode).toBe(403);
    expect(await isWrittenTo(her)).toBe(true);
    expect((await post(stop)).statusCode).toBe(200);
    expect(await isWrittenTo(her)).toBe(false);
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"entry":7}',
    '{"entry":[{"changes":[{"field":"messages","value":{}}]}]}',
  ])('takes what it does not know without a word: %s', async (payload) => {
    expect((await post(payload)).statusCode).toBe(200);
  });
});

describe('a reply', () => {
  it.each(['STOP', 'stop', ' Stop. ', 'STOP!', 'unsubscribe'])(
    'of “%s” ends the messages to that number',
    async (body) => {
      const her = await writtenTo('18765550020');
      await post(reply('18765550020', body));
      expect(await isWrittenTo(her)).toBe(false);
      const entries = await test.db
        .selectFrom('audit_entries')
        .select(['action', 'actor_id', 'address'])
        .where('account_id', '=', her.id)
        .where('action', '=', 'channel.withdraw')
        .execute();
      expect(entries).toEqual([{ action: 'channel.withdraw', actor_id: null, address: 'whatsapp' }]);
    },
  );

  it('ends them for all who share the phone, once, and for nobody else', async () => {
    const [one, other] = [await writtenTo('18765550030'), await writtenTo('18765550030')];
    const elsewhere = await writtenTo('18765550031');
    const bySms = await writtenTo('18765550030', 'SMS');
    await Promise.all([post(reply('18765550030', 'STOP')), post(reply('18765550030', 'STOP'))]);
    expect([await isWrittenTo(one), await isWrittenTo(other)]).toEqual([false, false]);
    expect([await isWrittenTo(elsewhere), await isWrittenTo(bySms)]).toEqual([true, true]);
  });

  it.each(['Do not stop', 'stop by tomorrow?', 'Thanks'])('of “%s” ends nothing', async (body) => {
    const her = await writtenTo('18765550040');
    await post(reply('18765550040', body));
    expect(await isWrittenTo(her)).toBe(true);
  });

  it('to another number than ours is none of our business', async () => {
    const her = await writtenTo('18765550050');
    const stop = notification({ messages: [{ from: '18765550050', text: { body: 'STOP' } }] }, '999');
    expect((await post(stop)).statusCode).toBe(200);
    expect(await isWrittenTo(her)).toBe(true);
  });
});

describe('what became of a message', () => {
  it.each([
    ['sent', 'Sent', null],
    ['delivered', 'Delivered', null],
    ['read', 'Delivered', null],
    ['failed', 'Refused', 'WhatsApp could not deliver it, code 131026'],
  ])('%s', async (status, state, last_error) => {
    const message = await sentMessage();
    const errors = status === 'failed' ? [{ code: 131026, title: 'Message undeliverable' }] : undefined;
    await post(
      notification({ statuses: [{ id: message.providerId, status, recipient_id: '18765550001', errors }] }),
    );
    expect(await message.state()).toEqual({ state, last_error });
  });
});

it('without a provider nothing is offered, and none can be asked for', async () => {
  const bare = await openTestApp();
  try {
    const browser = await loggedIn(bare, await someone(bare.services));
    expect(await browser.call('GET /api/channels')).toMatchObject({ offered: [], chosen: null });
    expect(
      await browser.refused('POST /api/channels/code', { body: { channel: 'SMS', phone: '876-555-1234' } }),
    ).toMatchObject({ status: 409, code: 'channel.not_offered' });
    expect((await bare.app.inject({ method: 'GET', url: HOOK })).statusCode).toBe(404);
  } finally {
    await bare.close();
  }
});
