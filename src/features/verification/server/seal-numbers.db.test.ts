import { createSecretKey } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answersNow,
  sectionIds,
  submitSample,
} from '#features/information/server/information.test-support.ts';
import { keyErrors, knowDataKeys } from '#features/information/server/sealed/known-keys.ts';
import { submissionsOf } from '#features/information/server/store.ts';
import type { Services } from '#platform/server/work.ts';
import { type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { sealNumbers } from './seal-numbers.ts';

let test: TestApp;
let person: Someone;
beforeEach(async () => {
  test = await openTestApp();
  person = await someone(test.services);
});
afterEach(() => test.close());

const key = (id: string, byte: number) => ({ id, key: createSecretKey(Buffer.alloc(32, byte)) });

/** The same server, started with these keys. */
const having = (...dataKeys: Services['config']['dataKeys']): Services => ({
  ...test.services,
  config: { ...test.services.config, dataKeys },
});

const rows = () =>
  test.db
    .selectFrom('submissions')
    .select(['id', 'answers', 'sealed', 'sealed_with', 'trn_ends', 'changed_at'])
    .where('account_id', '=', person.id)
    .orderBy('id')
    .execute();

/** As an older version left them: plain, and not touched since. */
async function plainSubmissions(count: number): Promise<void> {
  const { section, version } = await sectionIds(test, 'basic_information');
  const moment = new Date('2026-01-05T12:00:00Z');
  await test.db
    .insertInto('submissions')
    .values(
      Array.from({ length: count }, (_, index) => ({
        id: asId<'submissions'>(`00000000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`),
        account_id: person.id,
        information_schema_id: section,
        audience: 'PreQualUser',
        form_version_id: version,
        answers: JSON.stringify(answersNow.basic_information),
        status: 'Submitted' as const,
        created_at: moment,
        changed_at: moment,
        reopened_at: index === 0 ? null : moment,
      })),
    )
    .execute();
}

const opened = async (services: Services) =>
  (await submissionsOf(workAs(services, null), person.id)).map(({ data }) => data);

describe('sealing', () => {
  it('moves what older versions left in plain under the key, once, and everybody reads it as before', async () => {
    await plainSubmissions(450);
    const before = await opened(test.services);
    expect(before).toEqual([answersNow.basic_information]);
    const heard: number[] = [];
    const first = await sealNumbers(test.services, new Date(), (done) => heard.push(done));
    expect(first.rows).toBe(450);
    expect(heard).toEqual([200, 400, 450]);
    const sealed = await rows();
    expect(JSON.stringify(sealed)).not.toContain('104583927');
    expect(new Set(sealed.map(({ sealed_with }) => sealed_with))).toEqual(new Set(['own']));
    expect(sealed.every(({ trn_ends }) => trn_ends?.length === 6)).toBe(true);
    expect(new Set(sealed.map(({ changed_at }) => changed_at.toISOString()))).toEqual(
      new Set(['2026-01-05T12:00:00.000Z']),
    );
    expect(await opened(test.services)).toEqual(before);
    expect((await sealNumbers(test.services, new Date())).rows).toBe(0);
  });

  it('goes over to a new key while the old one still opens, and says when that is no longer needed', async () => {
    const old = having(key('a', 1));
    await workAs(old, null).transaction(knowDataKeys);
    await submitSample({ ...test, services: old }, person, 'basic_information');
    await submitSample({ ...test, services: old }, person, 'banking_information');
    expect((await rows()).map(({ sealed_with }) => sealed_with)).toEqual(['a', 'a']);
    const both = having(key('b', 2), key('a', 1));
    const before = await opened(both);
    expect(before.map(({ account_number, trn }) => account_number ?? trn)).toContain('2094417305');
    const [first, second] = await Promise.all([sealNumbers(both, new Date()), sealNumbers(both, new Date())]);
    expect(first.rows + second.rows).toBeGreaterThanOrEqual(2);
    expect([...first.retired, ...second.retired]).toContain('a');
    expect((await rows()).map(({ sealed_with }) => sealed_with)).toEqual(['b', 'b']);
    expect(await opened(having(key('b', 2)))).toEqual(before);
  });

  it('keeps what a server that still runs with the old key sends meanwhile', async () => {
    const old = having(key('a', 1));
    const both = having(key('b', 2), key('a', 1));
    await workAs(old, null).transaction(knowDataKeys);
    expect((await sealNumbers(both, new Date())).retired.sort()).toEqual(['a', 'own']);
    await submitSample({ ...test, services: old }, person, 'basic_information');
    expect(await opened(both)).toEqual([answersNow.basic_information]);
    expect((await sealNumbers(both, new Date())).rows).toBe(1);
    expect((await rows()).map(({ sealed_with }) => sealed_with)).toEqual(['b']);
  });

  it('goes on where it was interrupted', async () => {
    await plainSubmissions(250);
    const interrupted = sealNumbers(having(key('b', 2)), new Date(), () => {
      throw new Error('the operator pressed Ctrl-C');
    });
    await expect(interrupted).rejects.toThrow('Ctrl-C');
    expect((await rows()).filter(({ sealed_with }) => sealed_with === 'b')).toHaveLength(200);
    expect((await sealNumbers(having(key('b', 2)), new Date())).rows).toBe(50);
  });
});

describe('what is sealed', () => {
  it('does not open in another row', async () => {
    const other = await someone(test.services);
    const id = await submitSample(test, other, 'basic_information');
    await submitSample(test, person, 'basic_information');
    const { sealed } = await test.db
      .selectFrom('submissions')
      .select('sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await test.db
      .updateTable('submissions')
      .set({ sealed: JSON.stringify(sealed) })
      .where('account_id', '=', person.id)
      .execute();
    await expect(opened(test.services)).rejects.toThrow('sealed for another row');
  });

  it('takes the id of a key that is no longer needed for no other key', async () => {
    await workAs(having(key('a', 1)), null).transaction(knowDataKeys);
    await sealNumbers(having(key('b', 2), key('a', 1)), new Date());
    const start = (services: Services) => workAs(services, null).transaction(knowDataKeys);
    await expect(start(having(key('a', 9), key('b', 2)))).rejects.toThrow("the key 'a', with which");
    await start(having(key('a', 1), key('b', 2)));
  });

  it('stops a start without its key, or with another one of that name, and names it', async () => {
    const opened = having(key('c', 3));
    await workAs(opened, null).transaction(knowDataKeys);
    await submitSample({ ...test, services: opened }, person, 'basic_information');
    const start = (services: Services) => workAs(services, null).transaction(knowDataKeys);
    await expect(start(test.services)).rejects.toThrow("the key 'c', with which numbers in this database");
    await expect(start(having(key('c', 4)))).rejects.toThrow('is another one here');
    expect(await keyErrors(having(key('c', 3)))).not.toContainEqual(expect.stringContaining("'c'"));
  });
});

it('seals what lies behind more rows than one statement looks at', async () => {
  await plainSubmissions(1);
  const { section, version } = await sectionIds(test, 'basic_information');
  await test.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`
      insert into submissions (id, account_id, information_schema_id, audience, form_version_id, answers, status, created_at, changed_at, reopened_at)
      select ('00000000-0000-7000-7000-' || lpad(n::text, 12, '0'))::uuid, ${person.id}, ${section}, 'PreQualUser', ${version}, '{}', 'Submitted',
        now(), now(), now() from generate_series(1, 20001) n`.execute(db);
  });
  expect(await sealNumbers(test.services, new Date())).toMatchObject({ rows: 1 });
  expect(await sealNumbers(test.services, new Date())).toMatchObject({ rows: 0 });
});
