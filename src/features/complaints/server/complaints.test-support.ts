// For the tests of complaints: its sender and the desk, as browsers call.

import type { ComplaintState } from '#features/complaints/contract.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

export async function sender(test: TestApp) {
  const person = await someone(test.services);
  return { person, ...(await loggedIn(test, person)) };
}

export async function officer(test: TestApp, userType: 'Moderator' | 'Admin' = 'Moderator') {
  const person = await moderator(test.services, { userType });
  const browser = await loggedIn(test, person);
  return { person, browser, ...browser };
}

type Sender = Awaited<ReturnType<typeof sender>>;
type Officer = Awaited<ReturnType<typeof officer>>;

export const complain = ({ call }: Sender, category: 'Service' | 'Staff' = 'Service') =>
  call('POST /api/complaints', { body: { category, words: 'Nobody answers the phone.' } }).then(
    ({ _id, ...rest }) => ({
      ...rest,
      _id: asId<'complaints'>(_id),
    }),
  );

export const takeUp = ({ call }: Officer, id: string, from: string | null = null) =>
  call('POST /api/complaints/desk/:id/take-up', { params: { id }, body: { from } });

export const answer = ({ call }: Officer, id: string, words = 'We were wrong, and are sorry.') =>
  call('POST /api/complaints/desk/:id/answer', { params: { id }, body: { outcome: 'Upheld', words } });

/** One that its officer has answered. */
export async function answered(from: Sender, by: Officer): Promise<IdOf<'complaints'>> {
  const { _id } = await complain(from);
  await takeUp(by, _id);
  await answer(by, _id);
  return _id;
}

export const stateOf = async ({ call }: Sender, id: string): Promise<ComplaintState> =>
  (await call('GET /api/complaints/:id', { params: { id } })).state;

export const mailsTo = ({ db }: TestApp, accountId: IdOf<'accounts'>) =>
  db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
