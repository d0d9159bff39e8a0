import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/id.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { contest } from './contests.test-support.ts';
import { featuredPicture } from './featured-picture.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

async function pictured(known: Parameters<typeof contest>[1]): Promise<void> {
  const { id } = await contest(server.services, known);
  const fileId = newId<'files'>();
  await server.db
    .insertInto('files')
    .values({
      id: fileId,
      original_name: 'bag.jpg',
      media_type: 'image/jpeg',
      size_bytes: 3,
      sha256: 'a'.repeat(64),
      created_at: new Date(),
    })
    .execute();
  await server.db
    .updateTable('prizes')
    .set({ image_file_id: fileId })
    .where('id', '=', (query) => query.selectFrom('contests').select('prize_id').where('id', '=', id))
    .execute();
}

test('the page names the picture that its first contest then shows', async () => {
  expect(await featuredPicture(server.db)).toBeNull();
  await pictured({ name: 'Over', startsIn: -9, endsIn: -1 });
  await pictured({ name: 'Not published', status: 'Scheduled', startsIn: 1, endsIn: 2 });
  expect(await featuredPicture(server.db)).toBeNull();
  await pictured({ name: 'Later', endsIn: 40 });
  await pictured({ name: 'Featured', endsIn: 20 });
  const borrower = await loggedIn(server, await someone(server.services));
  const { rows } = await borrower.call('GET /api/contests');
  expect(rows[0]?.name).toBe('Featured');
  expect(await featuredPicture(server.db)).toBe(rows[0]?.prize.imageUrl);
});
