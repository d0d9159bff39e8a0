// The containers' settings are settings of ours, and production takes them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#platform/server/config.ts';
import { settingNames } from '#platform/server/settings/declared.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const { services } = parse(read('deploy/compose.yaml'));
const SAID: Record<string, string> = {
  PUBLIC_URL: 'https://pimento.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Pimento <no-reply@pimento.example>',
  POSTGRES_PASSWORD: 'one',
  PIMENTO_PASSWORD: 'two',
  DATA_KEYS: `2026:${Buffer.alloc(32, 1).toString('base64')}`,
};
const filled = (value: string) => value.replace(/\$\{(\w+)[^}]*\}/g, (_, name) => SAID[name] ?? '');

it('are what production starts with, the database at a socket in the hands of two roles', () => {
  const given: Record<string, string> = services.pimento.environment;
  expect(Object.keys(given).filter((name) => !settingNames.includes(name))).toEqual([]);
  const environment = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, filled(value)]));
  expect(readConfig({ ...environment, NODE_ENV: 'production' })).toMatchObject({
    production: true,
    databaseUrl: 'postgres://pimento:two@/pimento?host=/var/run/postgresql',
    migrateDatabaseUrl: 'postgres://postgres:one@/pimento?host=/var/run/postgresql',
    proxies: 1,
  });
});

it('let the program write to its data alone, as an ordinary user', () => {
  expect(services.pimento).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '30s' });
  const image = read('Containerfile');
  expect(image).toMatch(/^USER node$/m);
  expect(image).toMatch(/^HEALTHCHECK .*\n.*\/api\/health/m);
  expect(image.indexOf('USER node')).toBeLessThan(image.indexOf('ENTRYPOINT'));
});
