import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';

const safe = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pimento.example',
  SMTP_URL: 'smtps://mail.pimento.example',
  DATABASE_URL: 'postgres://localhost/pimento',
  TRUST_PROXY: '1',
};

describe('settings', () => {
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
    ['production without https', { ...safe, PUBLIC_URL: 'http://pimento.example' }, /PUBLIC_URL/],
    ['production without mail', { ...safe, SMTP_URL: '' }, /SMTP_URL/],
    ['belief in every proxy', { TRUST_PROXY: 'true' }, /TRUST_PROXY: say how many/],
    ['a network that is none', { TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY: say how many/],
    ['every address as a proxy of ours', { TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY: say how many/],
    [
      'an https address without a word about proxies',
      { PUBLIC_URL: 'https://pimento.example' },
      /TRUST_PROXY/,
    ],
  ])('refuse %s, by name', (_case, environment, fault) => {
    expect(() => readConfig(environment)).toThrow(fault);
  });

  test.each([
    [{}, 0],
    [{ TRUST_PROXY: '0', PUBLIC_URL: 'https://pimento.example' }, 0],
    [{ TRUST_PROXY: '2' }, 2],
    [{ TRUST_PROXY: '10.0.0.0/8, 192.0.2.7 fd00::/8' }, ['10.0.0.0/8', '192.0.2.7', 'fd00::/8']],
  ])('with %j believe the proxies %j', (environment, proxies) => {
    expect(readConfig(environment).proxies).toEqual(proxies);
  });

  test('let production run on the server under its data folder', () => {
    expect(readConfig({ ...safe, DATABASE_URL: '' })).toMatchObject({
      production: true,
      databaseUrl: undefined,
    });
  });

  test('are all listed in .env.example', () => {
    const listed = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8').matchAll(
      /^([A-Z_]+)=/gm,
    );
    expect([...listed].map(([, name]) => name).toSorted()).toEqual(settingNames.toSorted());
  });
});
