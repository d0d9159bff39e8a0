// Two groups of pictures become one as soon as a picture is like both: whoever looks at the signal sees all of whom it may be.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { FINGERPRINT_BITS, MOST_DIFFERENT_BITS } from '../rules/likeness.ts';
import { keepPictures } from './picture-marks.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Some bits apart from the blank one, at one end or the other. */
const fingerprint = (bits: number, end: 'front' | 'back') => {
  const set = '1'.repeat(bits);
  return end === 'front' ? set.padEnd(FINGERPRINT_BITS, '0') : set.padStart(FINGERPRINT_BITS, '0');
};

it('joins them, the earlier pictures too, and says so of each', async () => {
  const owner = await someone(test.services);
  const work = workAs(test.services, owner);
  const sent = async (print: string): Promise<IdOf<'files'>> => {
    const id = asId<'files'>(randomUUID());
    const sha256 = randomUUID().replaceAll('-', '').repeat(2);
    await test.db
      .insertInto('files')
      .values({
        ...{
          id,
          owner_id: owner.id,
          original_name: 'id.jpg',
          media_type: 'image/jpeg',
          size_bytes: 1,
          sha256,
        },
        created_at: new Date(),
      })
      .execute();
    await work.transaction((work) => keepPictures(work, [{ id, sha256, fingerprint: print }]));
    return id;
  };
  const near = MOST_DIFFERENT_BITS * 0.75;
  for (const end of ['front', 'back'] as const)
    for (const bits of [near, near - 1]) await sent(fingerprint(bits, end));
  const groups = () => test.db.selectFrom('picture_marks').select('alike').distinct().execute();
  expect(await groups()).toHaveLength(2);
  await sent(fingerprint(0, 'front'));
  expect(await groups()).toHaveLength(1);
});
