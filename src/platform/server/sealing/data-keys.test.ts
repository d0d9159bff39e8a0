import { createSecretKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dataKeysOf } from './data-keys.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pimento-keys-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const key = (id: string, byte: number) => ({ id, key: createSecretKey(Buffer.alloc(32, byte)) });
const HERE = 'submissions/1/trn';

it('seals with the newest and opens with all', async () => {
  const before = await dataKeysOf({ dataDir, dataKeys: [key('a', 1)] });
  const after = await dataKeysOf({ dataDir, dataKeys: [key('b', 2), key('a', 1)] });
  const old = before.seal('104583927', HERE);
  const sealed = after.seal('104583927', HERE);
  expect([old.slice(0, 2), sealed.slice(0, 2)]).toEqual(['a:', 'b:']);
  expect([after.open(old, HERE), after.open(sealed, HERE)]).toEqual(['104583927', '104583927']);
  expect(() => before.open(sealed, HERE)).toThrow("its key 'b' is not in DATA_KEYS");
});

it('opens nothing that was moved to another place, changed, or sealed with another key of the same id', async () => {
  const keys = await dataKeysOf({ dataDir, dataKeys: [key('a', 1)] });
  const other = await dataKeysOf({ dataDir, dataKeys: [key('a', 2)] });
  const sealed = keys.seal('104583927', HERE);
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const open of [
    () => keys.open(sealed, 'submissions/2/trn'),
    () => keys.open(sealed, 'submissions/1/id_number'),
    () => keys.open(changed, HERE),
    () => other.open(sealed, HERE),
  ])
    expect(open).toThrow("its key 'a' is another one");
  expect(keys.known[0]?.fingerprint).not.toBe(other.known[0]?.fingerprint);
});

it('has a key of its own where none is said, which goes on opening once one is', async () => {
  const own = await dataKeysOf({ dataDir, dataKeys: [] });
  const said = await dataKeysOf({ dataDir, dataKeys: [key('a', 1)] });
  expect(own.newest).toBe('own');
  expect(said.open(own.seal('104583927', HERE), HERE)).toBe('104583927');
});
