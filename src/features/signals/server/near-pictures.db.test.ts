import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseEverything } from '#features/privacy/server/personal-records.ts';
import { readConfig } from '#platform/server/config.ts';
import { bucketStore } from '#platform/server/files/bucket.ts';
import { isAway } from '#platform/server/files/store.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { changes, drawnLicence } from '../rules/drawn-licence.test-support.ts';
import { findSignals } from './find-signals.ts';
import { forgetAll, search, sendingPicture, signalsOf, sorted } from './signals.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => forgetAll(test));

let state = 7;
/** The same numbers each time, others for each licence. */
const draw = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};

async function sentBy(picture: Buffer): Promise<Someone> {
  const person = await someone(test.services);
  await sendingPicture(test, person, picture);
  return person;
}
const about = async () =>
  (await signalsOf(test)).filter(({ kind }) => kind === 'Picture').map((signal) => signal.about);

describe('a picture of a paper that is nearly the same in several accounts', () => {
  it('becomes a signal, however it was saved anew, and one of another person does not', async () => {
    const [own, anothers] = [await drawnLicence(draw), await drawnLicence(draw)];
    const first = await sentBy(own);
    await sentBy(anothers);
    await search(test);
    expect(await about()).toEqual([]);
    const [second, third] = [
      await sentBy(await changes['half as large'](own)),
      await sentBy(await changes['a quarter darker'](own)),
    ];
    await search(test);
    expect(await about()).toEqual([sorted(first, second, third)]);
    expect(await search(test)).toBe(0);
  });

  it('is shown with the picture of each, so that a person can look', async () => {
    const own = await drawnLicence(draw);
    await sentBy(own);
    await sentBy(await changes['with more contrast'](own));
    await search(test);
    const [signal] = (await signalsOf(test)).filter(({ kind }) => kind === 'Picture');
    const officer = await loggedIn(test, await moderator(test.services));
    const { kind, evidence } = await officer.call('GET /api/signals/:id', {
      params: { id: signal?.id ?? '' },
    });
    expect(kind).toBe('Picture');
    expect(evidence.map(({ documents }) => documents.map(({ name }) => name))).toEqual([
      ['id_front.jpg'],
      ['id_front.jpg'],
    ]);
  });

  it('is none where the bytes are equal, which is a signal of its own, nor within one account', async () => {
    const own = await drawnLicence(draw);
    const [one, other] = [await sentBy(own), await sentBy(own)];
    await search(test);
    const ofPapers = (await signalsOf(test)).filter(({ kind }) => kind === 'Document' || kind === 'Picture');
    expect(ofPapers.map((signal) => [signal.kind, signal.about])).toEqual([['Document', sorted(one, other)]]);
  });

  it('is found by one of several who look at once, and goes with the files of who leaves', async () => {
    const own = await drawnLicence(draw);
    const one = await sentBy(own);
    const other = await sentBy(await changes['without colours'](own));
    await Promise.all(Array.from({ length: 4 }, () => search(test)));
    expect(await about()).toEqual([sorted(one, other)]);
    await workAs(test.services, one).transaction((work) => eraseEverything(work, one.id));
    expect(await about()).toEqual([]);
    const left = await test.db
      .selectFrom('picture_marks as m')
      .innerJoin('files as f', 'f.id', 'm.file_id')
      .select('m.file_id')
      .where('f.owner_id', '=', one.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('does not stop what cannot be read: a file that is gone is passed over', async () => {
    const own = await drawnLicence(draw);
    const gone = await sentBy(own);
    const { id } = await test.db
      .selectFrom('files')
      .select('id')
      .where('owner_id', '=', gone.id)
      .where('original_name', '=', 'id_front.jpg')
      .executeTakeFirstOrThrow();
    await test.services.files.remove(id);
    await sentBy(await changes['as a PNG'](own).then(changes['half as large']));
    await search(test);
    expect(await about()).toEqual([]);
    const kept = await test.db
      .selectFrom('picture_marks')
      .select('fingerprint')
      .where('file_id', '=', id)
      .executeTakeFirst();
    expect(kept).toEqual({ fingerprint: null });
  });

  it('is looked for last: where the files are away, all else is found, and this once they are back', async () => {
    const own = await drawnLicence(draw);
    const [one, other] = [await sentBy(own), await sentBy(await changes['half as large'](own))];
    const crowd = await Promise.all(Array.from({ length: 10 }, () => someone(test.services)));
    await test.db
      .updateTable('accounts')
      .set({ promo_code: 'HALL' })
      .where(
        'id',
        'in',
        crowd.map(({ id }) => id),
      )
      .execute();
    const { bucket } = readConfig({
      ...{ NODE_ENV: 'test', S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'papers', S3_REGION: 'here' },
      ...{ S3_ACCESS_KEY_ID: 'nobody-there', S3_SECRET_ACCESS_KEY: 'nothing-there' },
    });
    if (!bucket) throw new Error('a bucket is named');
    const away = { ...test.services, files: { ...test.services.files, ...bucketStore(bucket) } };
    const failure = await findSignals(away, new Date()).catch((error: unknown) => error);
    expect(isAway(failure)).toBe(true);
    expect((await signalsOf(test)).map(({ kind }) => kind)).toContain('PromoBurst');
    expect(await about()).toEqual([]);
    await search(test);
    expect(await about()).toEqual([sorted(one, other)]);
  });
});
