import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';

const safe = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pimento.example',
  SMTP_URL: 'smtps://mail.pimento.example',
  DATABASE_URL: 'postgres://localhost/pimento',
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
    ['half an admin', { ADMIN_EMAIL: 'boss@pimento.example' }, /ADMIN_EMAIL and ADMIN_PASSWORD go together/],
    [
      'a short admin password',
      { ADMIN_EMAIL: 'boss@pimento.example', ADMIN_PASSWORD: 'short' },
      /ADMIN_PASSWORD: needs at least 12/,
    ],
    ['production without https', { ...safe, PUBLIC_URL: 'http://pimento.example' }, /PUBLIC_URL/],
    ['production without mail', { ...safe, SMTP_URL: '' }, /SMTP_URL/],
  ])('refuse %s, by name', (_case, environment, fault) => {
    expect(() => readConfig(environment)).toThrow(fault);
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
