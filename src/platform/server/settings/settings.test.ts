import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { settingNames, settings } from './declared.ts';
import { envExample, settingsPage } from './described.ts';
import { withEnvFile } from './env-file.ts';

const root = join(import.meta.dirname, '../../../..');

/** The validator begins with 'Invalid' and 'Too'. */
const OWN_WORDS = /^(must|needs|say|has no|a key of yours|names an id)\b/;

test.each(settingNames)('a wrong %s is refused in an operator’s words', (name) => {
  for (const value of ['abc', '-1', '9'.repeat(30), '{}', 'a b\n', 'http://']) {
    const { success, error } = settings.safeParse({ [name]: value });
    if (!success) expect(error.issues.map(({ message }) => message).join()).toMatch(OWN_WORDS);
  }
});

describe('a setting that is nearly one of ours', () => {
  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['PIMENTO_PORT', 'PORT'],
    ['PIMENTO_DATADIR', 'DATA_DIR'],
    ['smtp_url', 'SMTP_URL'],
  ])('%s stops the start and is told apart from %s', (written, meant) => {
    expect(() => readConfig({ [written]: 'x' })).toThrow(`${written}: did you mean ${meant}?`);
  });

  test('is another program’s where ours is said as well', () => {
    expect(
      readConfig({ DATABASE_URI: 'mysql://else', DATABASE_URL: 'postgres://localhost/pimento' }),
    ).toMatchObject({ databaseUrl: 'postgres://localhost/pimento' });
  });

  test('is not seen in what other programs need', () => {
    const others =
      'HOME HOSTNAME PATH PWD NODE_PATH NODE_OPTIONS NODE_EXTRA_CA_CERTS PGHOST PGPORT XDG_DATA_DIRS LANG TZ npm_config_loglevel';
    expect(() => readConfig(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).not.toThrow();
  });

  test('none of our own names is nearly another one of them', () => {
    for (const name of settingNames) expect(() => withEnvFile({}, fileOf(`${name}=1`))).not.toThrow();
  });
});

describe('the file .env', () => {
  test('says what the environment does not', () => {
    const file = fileOf('PORT=4000\nHOST=0.0.0.0\nMAIL_FROM="Pimento <us@pimento.example>"\n');
    expect(readConfig(withEnvFile({ PORT: '5000', HOST: '' }, file))).toMatchObject({
      port: 5000,
      host: '0.0.0.0',
      mailFrom: 'Pimento <us@pimento.example>',
    });
  });

  test('need not be there', () => {
    expect(withEnvFile({ PORT: '5000' }, '/nowhere/.env')).toEqual({ PORT: '5000' });
  });

  test('is refused with every name in it that nothing reads', () => {
    const file = fileOf('SMPT_URL=smtp://localhost\nCOLOUR=green\nPORT=4000\n');
    expect(() => withEnvFile({}, file)).toThrow(
      /^COLOUR \(in .*\): no setting has this name; docs\/settings\.md lists them all\nSMPT_URL \(in .*\): did you mean SMTP_URL\?$/,
    );
  });

  test('begins as a copy of .env.example, which changes nothing', () => {
    expect(readConfig(withEnvFile({}, join(root, '.env.example')))).toEqual(readConfig({}));
  });
});

describe('the lists of settings', () => {
  test.each([
    ['docs/settings.md', settingsPage],
    ['.env.example', envExample],
  ])('%s is as it is made from the code (npm run settings:describe)', (path, made) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(made());
  });

  test('say of each what it is for', () => {
    expect(Object.keys(parseEnv(envExample())).toSorted()).toEqual(settingNames.toSorted());
    for (const [name, setting] of Object.entries(settings.shape))
      expect(setting.description, name).toMatch(/^.{10,}$/);
  });
});

function fileOf(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'settings-')), '.env');
  writeFileSync(path, text);
  return path;
}
