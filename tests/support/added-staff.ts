// A colleague whom somebody adds to the staff as the desk does it, and who is logged in at once.
import type { IdOf } from '#shared/id.ts';
import { loggedIn } from './builders.ts';
import type { Caller } from './caller.ts';
import type { TestServer } from './database.ts';

let added = 0;

/** `admin` is a browser of an admin; answers the colleague's id and a browser of theirs. */
export async function addedBy(
  test: TestServer,
  admin: Caller,
  userType: 'Admin' | 'Moderator' = 'Admin',
): Promise<{ id: IdOf<'accounts'>; browser: Caller }> {
  added += 1;
  const { _id } = await admin.call('POST /api/accounts/addAdmin', {
    body: {
      firstName: 'Nia',
      lastName: 'Newcomer',
      email: `added-${added}@example.com`,
      password: 'mango-Sorrel 47 breeze',
      userType,
    },
  });
  const id = _id as IdOf<'accounts'>;
  return { id, browser: await loggedIn(test, { id }) };
}
