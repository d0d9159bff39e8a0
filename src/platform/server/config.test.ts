import { describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { readConfig } from './config.ts';

const safe = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pimento.example',
  SMTP_URL: 'smtps://mail.pimento.example',
  DATABASE_URL: 'postgres://localhost/pimento',
  TRUST_PROXY: '1',
  DATA_KEYS: `2026:${Buffer.alloc(32, 1).toString('base64')}`,
};

/** As a new pair is printed. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const PAIR = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

describe('settings', () => {
  test('offer notices on phones with a pair of keys, and otherwise none', () => {
    expect(readConfig({}).push).toBeNull();
    expect(readConfig({ ...PAIR, PUSH_SERVICES: 'push.example.org *.example.net' }).push).toEqual({
      publicKey: PAIR.VAPID_PUBLIC_KEY,
      privateKey: PAIR.VAPID_PRIVATE_KEY,
      services: ['push.example.org', '*.example.net'],
    });
  });

  test('name the places to pay; invented ones stand in only where it is tried out, and only for all of them', () => {
    const bank = {
      PAY_BANK: 'Island Bank',
      PAY_BRANCH: 'May Pen',
      PAY_ACCOUNT_NAME: 'Pimento Finance Limited',
      PAY_ACCOUNT_NUMBER: '1234-5678',
    };
    const nowhere = { pay: { bank: null, counter: null }, handOverAt: null };
    expect(readConfig({}).places.pay.bank?.name).toBe('Demo Bank');
    expect(readConfig(safe).places).toEqual(nowhere);
    expect(readConfig({ PUBLIC_URL: 'https://try.example', TRUST_PROXY: '0' }).places).toEqual(nowhere);
    expect(readConfig(bank).places).toEqual({
      pay: {
        bank: {
          name: 'Island Bank',
          branch: 'May Pen',
          accountName: 'Pimento Finance Limited',
          accountNumber: '1234-5678',
        },
        counter: null,
      },
      handOverAt: null,
    });
  });

  test('have defaults, and an empty one counts as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      production: false,
      databaseUrl: undefined,
    });
  });

  test.each([
    ['a port that is none', { PORT: '70000' }, /PORT/],
    [
      'another kind of database',
      { DATABASE_URL: 'mysql://localhost' },
      /DATABASE_URL: must start with postgres/,
    ],
    [
      'an owner of a database that is our own',
      { MIGRATE_DATABASE_URL: 'postgres://owner@localhost/pimento' },
      /MIGRATE_DATABASE_URL: goes with DATABASE_URL/,
    ],
    ['half an admin', { ADMIN_EMAIL: 'boss@pimento.example' }, /ADMIN_EMAIL and ADMIN_PASSWORD go together/],
    [
      'a short admin password',
      { ADMIN_EMAIL: 'boss@pimento.example', ADMIN_PASSWORD: 'short' },
      /ADMIN_PASSWORD: needs at least 12/,
    ],
    [
      'half a WhatsApp account',
      { WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_TOKEN: 'a-token-of-it' },
      /WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN: .* go together/,
    ],
    ['a bank without its account', { PAY_BANK: 'Island Bank' }, /PAY_ACCOUNT_NUMBER: .* go together/],
    [
      'hours of no counter',
      { PAY_COUNTER_HOURS: '9 am to 4 pm' },
      /PAY_COUNTER_HOURS: goes with PAY_COUNTER/,
    ],
    [
      'an account number with letters',
      { PAY_ACCOUNT_NUMBER: 'twelve' },
      /PAY_ACCOUNT_NUMBER: must be digits/,
    ],
    ['an SMS gateway without its token', { SMS_URL: 'https://sms.example' }, /SMS_TOKEN: .* go together/],
    [
      'an SMS gateway with a password in its address',
      { SMS_URL: 'https://marcia:ackee82@sms.example', SMS_TOKEN: 'a-token-of-it' },
      /SMS_URL: has no user/,
    ],
    ['a token with a line break', { SMS_TOKEN: 'a-token\nof-it' }, /SMS_TOKEN: must be/],
    ['half a pair of keys for notices', { VAPID_PUBLIC_KEY: PAIR.VAPID_PUBLIC_KEY }, /VAPID.*go together/],
    [
      'keys for notices of two pairs',
      { ...PAIR, VAPID_PRIVATE_KEY: 'A'.repeat(42).concat('B') },
      /VAPID.*both of one pair/,
    ],
    [
      'a key for notices that is none',
      { ...PAIR, VAPID_PUBLIC_KEY: 'abc' },
      /VAPID_PUBLIC_KEY: must be a key/,
    ],
    ['a push service by its address', { PUSH_SERVICES: 'https://push.example.org/' }, /PUSH_SERVICES/],
    ['a push service on a network of ours', { PUSH_SERVICES: '10.0.0.1' }, /PUSH_SERVICES/],
    ['production without https', { ...safe, PUBLIC_URL: 'http://pimento.example' }, /PUBLIC_URL/],
    ['production without mail', { ...safe, SMTP_URL: '' }, /SMTP_URL/],
    [
      'production without a key that seals numbers',
      { ...safe, DATA_KEYS: '' },
      /DATA_KEYS: production needs a key/,
    ],
    ['a port in letters', { PORT: 'abc' }, /^PORT: must be a whole number from 0 to 65535$/],
    ['a port that is no whole number', { PORT: '80.5' }, /^PORT: must be a whole number from 0 to 65535$/],
    ['a word that is none of a few', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be debug, .* or silent$/],
    [
      'a second key that is too short',
      { DATA_KEYS: `${safe.DATA_KEYS} 2025:c2hvcnQ=` },
      /^DATA_KEYS, value 2: must be pairs of an id and 32 random bytes/,
    ],
    [
      'two keys of one name',
      { DATA_KEYS: `${safe.DATA_KEYS} ${safe.DATA_KEYS}` },
      /DATA_KEYS: names an id twice/,
    ],
    [
      'a key that is called as our own',
      { DATA_KEYS: safe.DATA_KEYS.replace('2026', 'own') },
      /DATA_KEYS: .* another id/,
    ],
    ['belief in every proxy', { TRUST_PROXY: 'true' }, /TRUST_PROXY: say how many/],
    ['a network that is none', { TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY: say how many/],
    ['every address as a proxy of ours', { TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY: say how many/],
    [
      'an https address without a word about proxies',
      { PUBLIC_URL: 'https://pimento.example' },
      /TRUST_PROXY/,
    ],
  ])('refuse %s, by name', (_case, environment, error) => {
    expect(() => readConfig(environment)).toThrow(error);
  });

  test.each([
    [{}, 0],
    [{ TRUST_PROXY: '0', PUBLIC_URL: 'https://pimento.example' }, 0],
    [{ TRUST_PROXY: '2' }, 2],
    [{ TRUST_PROXY: '10.0.0.0/8, 192.0.2.7 fd00::/8' }, ['10.0.0.0/8', '192.0.2.7', 'fd00::/8']],
  ])('with %j believe the proxies %j', (environment, proxies) => {
    expect(readConfig(environment).proxies).toEqual(proxies);
  });

  describe('in production', () => {
    test.each([
      [
        'a database elsewhere without encryption',
        { DATABASE_URL: 'postgres://db.example/pimento' },
        /DATABASE_URL: .*sslmode=verify-full/,
      ],
      [
        'an unencrypted line for migrations alone',
        {
          DATABASE_URL: 'postgres://db.example/pimento?sslmode=verify-full',
          MIGRATE_DATABASE_URL: 'postgres://owner@db.example/pimento',
        },
        /^MIGRATE_DATABASE_URL: .*sslmode=verify-full/,
      ],
      [
        'encryption switched off',
        { DATABASE_URL: 'postgres://db.example/pimento?sslmode=disable' },
        /DATABASE_URL/,
      ],
      [
        'a certificate that nobody checks',
        { DATABASE_URL: 'postgres://db.example/pimento?sslmode=no-verify' },
        /DATABASE_URL: .*not checked/,
      ],
      [
        'the weaker kind of require',
        { DATABASE_URL: 'postgres://db.example/pimento?uselibpqcompat=true&sslmode=require' },
        /DATABASE_URL: .*not checked/,
      ],
      [
        'a host hidden behind localhost',
        { DATABASE_URL: 'postgres://localhost/pimento?host=db.example' },
        /DATABASE_URL/,
      ],
      [
        'an authority that is not there',
        { DATABASE_URL: 'postgres://db.example/pimento?sslmode=verify-full&sslrootcert=/none.pem' },
        /DATABASE_URL: .*none\.pem/,
      ],
      ['a mail server without encryption', { SMTP_URL: 'smtp://mail.example' }, /SMTP_URL: .*smtps:\/\//],
      [
        'a mail server that may refuse STARTTLS',
        { SMTP_URL: 'smtp://mail.example?requireTLS=false' },
        /SMTP_URL/,
      ],
      [
        'a mail server whose certificate nobody checks',
        { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' },
        /SMTP_URL: .*not checked/,
      ],
      ['a mail server without a name', { SMTP_URL: 'smtps://a b/' }, /SMTP_URL: Invalid URL/],
      ['a mail server named twice', { SMTP_URL: 'smtps://mail.example?url=smtp://else.example' }, /SMTP_URL/],
      [
        'an SMS gateway without encryption',
        { SMS_URL: 'http://sms.example', SMS_TOKEN: 'a-token-of-it' },
        /SMS_URL: .*https:\/\//,
      ],
      [
        'WhatsApp without encryption',
        { WHATSAPP_API_URL: 'http://graph.example/v23.0' },
        /WHATSAPP_API_URL: .*https:\/\//,
      ],
      [
        'certificates that nobody checks anywhere',
        { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
        /NODE_TLS_REJECT_UNAUTHORIZED/,
      ],
    ])('refuse %s', (_case, environment, error) => {
      expect(() => readConfig({ ...safe, ...environment })).toThrow(error);
    });

    test.each([
      ['DATABASE_URL', 'postgres://user:p%40ss@db.example:5433/pimento?sslmode=verify-full'],
      ['DATABASE_URL', 'postgres://db.example/pimento?sslmode=require'],
      ['DATABASE_URL', 'postgres://127.0.0.1/pimento'],
      ['DATABASE_URL', 'postgres://[::1]/pimento'],
      ['DATABASE_URL', 'postgres:///pimento?host=/run/postgresql'],
      ['DATABASE_URL', 'postgres://%2Frun%2Fpostgresql/pimento'],
      ['SMTP_URL', 'smtps://user:password@mail.example'],
      ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
      ['SMTP_URL', 'smtp://localhost:25'],
      ['SMTP_URL', 'smtp://[::1]:25'],
    ])('take %s=%s', (name, url) => {
      expect(() => readConfig({ ...safe, [name]: url })).not.toThrow();
    });

    test('let out neither password nor user where they refuse', () => {
      const urls = {
        DATABASE_URL: 'postgres://marcia:ackee82@db.example/pimento',
        SMTP_URL: 'smtp://marcia:ackee82@mail.example',
      };
      const read = () => readConfig({ ...safe, ...urls });
      expect(read).toThrow(/DATABASE_URL.*\nSMTP_URL/);
      expect(read).not.toThrow(/marcia|ackee82/);
    });
  });

  test('outside production leave it to whoever tries things out how servers are reached', () => {
    const urls = { DATABASE_URL: 'postgres://db.example/pimento', SMTP_URL: 'smtp://mail.example' };
    expect(() => readConfig(urls)).not.toThrow();
  });

  test('know the providers of text messages, and without them none', () => {
    expect(readConfig({})).toMatchObject({ sms: null, whatsApp: null });
    const given = {
      ...{ WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_TOKEN: 'a-token-of-it' },
      ...{ WHATSAPP_APP_SECRET: 'a-secret-of-it', WHATSAPP_VERIFY_TOKEN: 'a-word-of-ours' },
      ...{ SMS_URL: 'https://sms.example/send', SMS_TOKEN: 'another-token' },
    };
    expect(readConfig({ ...safe, ...given })).toMatchObject({
      sms: { url: 'https://sms.example/send', token: 'another-token', from: 'Pimento' },
      whatsApp: { apiUrl: 'https://graph.facebook.com/v23.0', language: 'en', appSecret: 'a-secret-of-it' },
    });
  });

  test.each([
    [{}, false],
    [{ REQUIRE_SECOND_FACTOR: 'yes' }, true],
    [{ PUBLIC_URL: 'https://pimento.example', TRUST_PROXY: '0' }, true],
    [safe, true],
    [{ ...safe, REQUIRE_SECOND_FACTOR: 'no' }, false],
  ])('with %j staff and lenders need a second factor: %s', (environment, isRequired) => {
    expect(readConfig(environment).requireSecondFactor).toBe(isRequired);
  });

  test('let production run on the server under its data folder', () => {
    expect(readConfig({ ...safe, DATABASE_URL: '' })).toMatchObject({
      production: true,
      databaseUrl: undefined,
    });
  });
});
