import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { forgetFiles, insertFile } from '#platform/server/database/file-rows.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import type { IdOf } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, openTestDatabase, type TestApp, workAs } from '#tests/support/database.ts';
import { type Finding, verify } from '../verify/verify.ts';
import { type BackedUp, backUp } from './back-up.ts';
import { backupsIn, pathInStore } from './kept-backups.ts';
import { restore } from './restore.ts';

const LINKS = 4;

let test: TestApp;
let folder: string;
let key: string;
let recipient: string;
/** What each link of the chain brought, and what had gone since the one before it. */
const links: { done: BackedUp; brought: IdOf<'files'>; gone: IdOf<'files'> }[] = [];

const handIn = (words: string) =>
  transactionWithFiles(workAs(test.services, null), [{ bytes: Buffer.from(words) }], async (work, [file]) => {
    if (!file) throw new Error('no file');
    await insertFile(work, file, { name: 'a.pdf', type: 'application/pdf', ownerId: null, isOurs: true });
    return file.id;
  });
const takeBack = async (id: IdOf<'files'>) => {
  await workAs(test.services, null).transaction((work) => forgetFiles(work, [id]));
  await test.services.files.remove(id);
};
const back = (keep?: number) => {
  const { files, config } = test.services;
  const source = { connectionString: test.ownerAddress, files, dataDir: config.dataDir, keyFiles: [] };
  return backUp(source, { folder, recipient, keep });
};

beforeAll(async () => {
  test = await openTestApp();
  folder = mkdtempSync(join(tmpdir(), 'pimento-chain-'));
  key = await generateX25519Identity();
  recipient = await identityToRecipient(key);
  let gone = await handIn('in the first alone');
  for (let link = 1; link <= LINKS; link++) {
    const brought = await handIn(`with link ${link}`);
    await someone(test.services);
    const passing = await handIn(`until link ${link + 1}`);
    const done = await back();
    links.push({ done, brought, gone });
    await takeBack(gone);
    gone = passing;
  }
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const link = (number: number) => {
  const found = links.at(number);
  if (!found) throw new RangeError('no such link');
  return found;
};

/** What becomes of it on a machine with an empty database and an empty data folder. */
async function restored(number: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pimento-restored-'));
  const database = await openTestDatabase();
  const files = openFiles(readConfig({ DATA_DIR: dataDir }));
  try {
    const came = await restore(join(folder, link(number).done.name), { database, files, dataDir }, key);
    const faulty: Finding[] = [];
    await verify(database.db, files, (finding) => finding.faults > 0 && faulty.push(finding));
    const kept = await Promise.all(
      links.map(({ brought }) => files.open(brought).then(Boolean, () => false)),
    );
    return { came, faulty, kept };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** With one file of the folder changed or moved away, until `check` has ended. */
async function damaged(path: string, how: 'a byte changed' | 'cut off' | 'gone', check: () => Promise<void>) {
  const whole = readFileSync(path);
  if (how === 'gone') renameSync(path, `${path}.away`);
  else if (how === 'cut off') writeFileSync(path, whole.subarray(0, whole.length >> 1));
  else writeFileSync(path, whole.with(whole.length >> 1, (whole[whole.length >> 1] ?? 0) ^ 1));
  try {
    await check();
  } finally {
    if (how === 'gone') renameSync(`${path}.away`, path);
    else writeFileSync(path, whole);
  }
}

describe('a chain of encrypted backups with changes between them', () => {
  it('holds each file once, and comes back whole from its last link', async () => {
    expect(links.map(({ done }) => done.newFiles)).toEqual([3, 2, 2, 2]);
    expect(await restored(-1)).toMatchObject({
      came: { files: link(-1).done.files, rows: link(-1).done.rows, lost: [] },
      faulty: [],
      kept: [true, true, true, true],
    });
  });

  it('is refused by the name of the link of which a part is damaged or gone, and by no other', async () => {
    const { name } = link(1).done;
    const part = join(folder, name, 'public.accounts.gz');
    for (const [how, words] of [
      ['a byte changed', 'is not as it was written'],
      ['gone', 'is missing'],
    ] as const)
      await damaged(part, how, async () => {
        await expect(restored(1)).rejects.toThrow(
          `The backup ${name} is damaged, and nothing was restored: public.accounts.gz ${words}. Take another one.`,
        );
      });
  });

  it.each([
    ['a byte changed', 'is not as it was written'],
    ['gone', 'is missing'],
  ] as const)(
    'is refused from its last link by the file that the first one brought: %s',
    async (how, words) => {
      const { brought } = link(0);
      await damaged(pathInStore(folder, brought, true), how, async () => {
        await expect(restored(-1)).rejects.toThrow(
          `The backup ${link(-1).done.name} is damaged, and nothing was restored: the file ${brought} ${words}. Take another one.`,
        );
      });
    },
  );

  it.each([
    ['files.gz', 'a byte changed'],
    ['files.gz', 'gone'],
    ['manifest.json', 'cut off'],
  ] as const)(
    'loses nothing to pruning while a link does not say what it needs: %s, %s',
    async (file, how) => {
      const { name } = link(2).done;
      const before = await backupsIn(folder);
      let made = '';
      await damaged(join(folder, name, file), how, async () => {
        const done = await back(2 + links.length);
        made = done.name;
        expect(done).toMatchObject({
          pruned: { backups: 0, files: 0 },
          notPruned: `The backup ${name} is damaged: its ${file} is not as it was written.`,
        });
      });
      expect(await backupsIn(folder)).toEqual([...before, made]);
    },
  );

  it('loses with its oldest links the files that they alone needed', async () => {
    const { pruned, notPruned } = await back(2);
    expect(notPruned).toBeNull();
    expect(pruned.files).toBeGreaterThanOrEqual(LINKS - 1);
    expect(await backupsIn(folder)).toHaveLength(2);
  });
});
