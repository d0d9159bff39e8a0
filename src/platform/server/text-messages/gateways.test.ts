import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Manner,
  openTextProviders,
  PHONE_NUMBER_ID,
  SMS_TOKEN,
  type TextProviders,
  WHATSAPP_TOKEN,
} from '#tests/support/text-providers.ts';
import { type TextGateway, TextRefused } from './gateway.ts';
import { smsGateway } from './sms.ts';
import { whatsAppGateway } from './whatsapp.ts';

let providers: TextProviders;
beforeAll(async () => {
  providers = await openTextProviders();
});
afterAll(() => providers.close());
beforeEach(() => {
  providers.received.length = 0;
});

const PATIENCE_MS = 300;
const whatsApp: TextGateway = (text) =>
  whatsAppGateway(
    {
      apiUrl: `${providers.origin}/v23.0`,
      phoneNumberId: PHONE_NUMBER_ID,
      token: WHATSAPP_TOKEN,
      language: 'en',
    },
    PATIENCE_MS,
  )(text);
const sms: TextGateway = (text) =>
  smsGateway({ url: `${providers.origin}/sms`, token: SMS_TOKEN, from: 'Pimento' }, PATIENCE_MS)(text);

const words = {
  template: 'payment_due',
  values: ['$10.00', 'May 1st 2026'],
  body: 'Due: $10.00',
  isCode: false,
};
const text = { id: 'ours', number: '18765551234', words };

const errorOf = (sending: Promise<string>): Promise<Error> =>
  sending.then(
    () => Promise.reject(new Error('it was sent')),
    (error: Error) => error,
  );

describe('WhatsApp', () => {
  it('is sent a template with its values, and answers with its id', async () => {
    expect(await whatsApp(text)).toMatch(/^wamid\.\d+$/);
    expect(providers.received).toEqual([
      {
        path: `/v23.0/${PHONE_NUMBER_ID}/messages`,
        authorization: `Bearer ${WHATSAPP_TOKEN}`,
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: '18765551234',
          type: 'template',
          template: {
            name: 'payment_due',
            language: { code: 'en' },
            components: [
              {
                type: 'body',
                parameters: [
                  { type: 'text', text: '$10.00' },
                  { type: 'text', text: 'May 1st 2026' },
                ],
              },
            ],
          },
          biz_opaque_callback_data: 'ours',
        },
      },
    ]);
  });

  it('has a button beside a code, which copies it', async () => {
    await whatsApp({ ...text, words: { ...words, values: ['123456'], isCode: true } });
    expect(providers.received[0]?.body).toMatchObject({
      template: {
        components: [
          { type: 'body' },
          { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '123456' }] },
        ],
      },
    });
  });

  it.each([
    ['a limit that it calls a bad request', { status: 400, code: 130429 }],
    ['one of the pair of numbers', { status: 400, code: 131056 }],
    ['a service that is down', { status: 500, code: 131000 }],
  ])('is asked again after %s', async (_what, manner) => {
    providers.next(manner);
    const error = await errorOf(whatsApp(text));
    expect(error).not.toBeInstanceOf(TextRefused);
    expect(error.message).toBe(`WhatsApp answered ${manner.status}, code ${manner.code}`);
  });

  it.each([
    ['a number that has no WhatsApp', { status: 400, code: 131026 }],
    ['a token that is over', { status: 401, code: 190 }],
    ['a template that nobody approved', { status: 404, code: 132001 }],
  ])(
    'is not asked again after %s, and its words, which have the number, are shown to nobody',
    async (_what, manner) => {
      providers.next(manner);
      const error = await errorOf(whatsApp(text));
      expect(error).toBeInstanceOf(TextRefused);
      expect(error.message).toBe(`WhatsApp answered ${manner.status}, code ${manner.code}`);
    },
  );
});

describe('SMS', () => {
  it('is sent the words, and answers with its id', async () => {
    expect(await sms(text)).toMatch(/^sms-\d+$/);
    expect(providers.received).toEqual([
      {
        path: '/sms',
        authorization: `Bearer ${SMS_TOKEN}`,
        body: { to: '+18765551234', from: 'Pimento', text: 'Due: $10.00', reference: 'ours' },
      },
    ]);
  });
});

describe.each<[string, TextGateway]>([
  ['WhatsApp', whatsApp],
  ['SMS', sms],
])('%s', (_name, gateway) => {
  it.each<Manner>([
    { status: 429 },
    { status: 500 },
    { status: 503, body: '<html>away</html>' },
    { status: 408 },
  ])('is asked again after %j', async (manner) => {
    providers.next(manner);
    const error = await errorOf(gateway(text));
    expect(error).not.toBeInstanceOf(TextRefused);
  });

  it.each<Manner>([
    { status: 400 },
    { status: 403 },
    { status: 302 },
    // It has taken something: once more would be twice on the phone.
    { status: 200, body: '{}' },
    { status: 200, body: 'thank you' },
  ])('is not asked again after %j', async (manner) => {
    providers.next(manner);
    expect(await errorOf(gateway(text))).toBeInstanceOf(TextRefused);
  });

  it.each([302, 307, 308])('that has moved (%i) is not followed with the token', async (status) => {
    providers.next({ status, location: '/elsewhere' });
    expect(await errorOf(gateway(text))).toBeInstanceOf(TextRefused);
    expect(providers.received).toEqual([]);
  });

  it('is waited for only so long', async () => {
    providers.next('hang');
    const begun = performance.now();
    const error = await errorOf(gateway(text));
    expect(error).not.toBeInstanceOf(TextRefused);
    expect(error.message).toBe('the provider did not answer in time');
    expect(performance.now() - begun).toBeLessThan(20 * PATIENCE_MS);
  });

  it('is read only so far', async () => {
    providers.next({ status: 500, body: 'x'.repeat(200_000) });
    expect((await errorOf(gateway(text))).message).toContain('too long');
  });
});

it('an error never names the token or the number', async () => {
  for (const manner of [{ status: 400 }, { status: 500 }, 'hang'] as const) {
    for (const gateway of [whatsApp, sms]) {
      providers.next(manner);
      const { message, stack } = await errorOf(gateway(text));
      for (const said of [message, stack ?? ''])
        expect(said).not.toMatch(new RegExp(`${WHATSAPP_TOKEN}|${SMS_TOKEN}|8765551234`));
    }
  }
});

it('a provider that is not there is asked again', async () => {
  const nowhere = smsGateway({ url: 'http://127.0.0.1:9/sms', token: SMS_TOKEN, from: 'Pimento' });
  expect(await errorOf(nowhere(text))).not.toBeInstanceOf(TextRefused);
});
