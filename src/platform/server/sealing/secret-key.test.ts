import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keyedHashes, seal, unseal } from './secret-key.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-sealed-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const secret = Buffer.from('a secret of twenty b');

test('what is sealed reads back for whom it was sealed, and for nobody and nothing else', async () => {
  const folder = newFolder();
  const sealed = await seal(folder, secret, 'totp marcia');
  expect(await unseal(folder, sealed, 'totp marcia')).toEqual(secret);
  expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false);
  expect(await seal(folder, secret, 'totp marcia')).not.toBe(sealed);
  await expect(unseal(folder, sealed, 'totp devon')).rejects.toThrow('cannot be read');
  await expect(unseal(newFolder(), sealed, 'totp marcia')).rejects.toThrow('not the one');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  await expect(unseal(folder, changed, 'totp marcia')).rejects.toThrow('cannot be read');
});

test('the key is made once, however many ask for it first, and only its owner may read it', async () => {
  const folder = newFolder();
  const sealed = await Promise.all(Array.from({ length: 8 }, () => seal(`${folder}/`, secret, 'x')));
  const beside = await Promise.all(Array.from({ length: 8 }, () => seal(folder, secret, 'x')));
  for (const one of [...sealed, ...beside]) expect(await unseal(folder, one, 'x')).toEqual(secret);
  expect(readdirSync(folder)).toEqual(['secret-key']);
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'secret-key'), 'utf8')).toMatch(/^[\w+/]{43}=\n$/);
});

test('keyed hashes are the same for the same text, and others for another text, purpose or installation', async () => {
  const folder = newFolder();
  const hash = await keyedHashes(folder, 'signals');
  const again = await keyedHashes(folder, 'signals');
  const others = [
    hash('104583928'),
    (await keyedHashes(folder, 'something else'))('104583927'),
    (await keyedHashes(newFolder(), 'signals'))('104583927'),
  ];
  expect(hash('104583927')).toMatch(/^[0-9a-f]{64}$/);
  expect(again('104583927')).toBe(hash('104583927'));
  expect(new Set([hash('104583927'), ...others]).size).toBe(4);
});
