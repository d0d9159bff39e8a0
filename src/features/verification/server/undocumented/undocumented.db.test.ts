import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { undocumentedTexts as texts } from '../../texts/staff-undocumented.ts';
import { type Sent, submitAndSend } from '../verification.test-support.ts';

let test: TestApp;
let admin: Caller;
let desk: Caller;
let colleague: Caller;
beforeAll(async () => {
  test = await openTestApp();
  admin = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
  desk = await loggedIn(test, await moderator(test.services));
  colleague = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

/** Somebody without a credit card or a loan is asked for no paper of it. */
const undocumented = async () => submitAndSend(test, await someone(test.services), 'credit_info');
const documented = async () =>
  submitAndSend(test, await someone(test.services), 'basic_information', [
    'id_front',
    'id_back',
    'proof_of_address',
  ]);
const verify = (by: Caller, { _id: id, userId, sid }: Sent) =>
  by.reply('POST /api/verification/approve-undocumented/:id', { params: { id }, body: { userId, sid } });
const stored = ({ _id }: Sent) =>
  test.db.selectFrom('verifications').selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
const present = () => desk.call('GET /api/verification/settings');
const switchTo = async (verifyUndocumented: boolean) =>
  admin.call('POST /api/verification/settings', {
    body: { version: (await present()).version, verifyUndocumented },
  });

describe('records that no document was asked for', () => {
  it('are known by what the form asked of their person, and listed by themselves', async () => {
    const [one, other] = [await undocumented(), await documented()];
    expect((await stored(one)).documents_asked).toBe(false);
    expect((await stored(other)).documents_asked).toBe(true);
    const query = { audience: 'PreQualUser', documents: 'none' } as const;
    const { rows, total } = await desk.call('GET /api/verification/queue', { query });
    expect(rows.map(({ _id }) => _id)).toEqual([one._id]);
    expect(total).toBe(1);
  });

  it('are not verified together until an admin switches it on', async () => {
    const one = await undocumented();
    expect(await verify(desk, one)).toMatchObject({
      status: 409,
      body: { code: 'verification.undocumented_off' },
    });
    expect((await stored(one)).status).toBe('Submitted');
    const body = { version: 0, verifyUndocumented: true };
    expect((await desk.refused('POST /api/verification/settings', { body })).status).toBe(403);
    const both = await Promise.all([
      admin.reply('POST /api/verification/settings', { body }),
      admin.reply('POST /api/verification/settings', { body }),
    ]);
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await present()).toEqual({ version: 1, verifyUndocumented: true });
    expect((await verify(desk, one)).status).toBe(200);
    await switchTo(false);
    expect((await verify(desk, await undocumented())).status).toBe(409);
  });

  it('are verified each by itself, once, announced to their owner and noted as such', async () => {
    await switchTo(true);
    const one = await undocumented();
    const replies = await Promise.all([verify(desk, one), verify(colleague, one)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stored(one)).toMatchObject({ status: 'Verified', approval_note: texts.note });
    const bell = await test.db
      .selectFrom('activities')
      .select('action')
      .where('account_id', '=', one.userId)
      .where('action', '=', 'infoVerified')
      .execute();
    expect(bell).toHaveLength(1);
  });

  it.each([
    ['that hold documents', documented, 'verification.documents_asked'],
    [
      'that were sent before it was noted',
      async () => {
        const one = await undocumented();
        await test.db
          .updateTable('verifications')
          .set({ documents_asked: null })
          .where('id', '=', one._id)
          .execute();
        return one;
      },
      'verification.documents_asked',
    ],
    [
      'that a colleague holds',
      async () => {
        const one = await undocumented();
        await colleague.call('POST /api/verification/claim/:id', { params: { id: one._id }, body: {} });
        return one;
      },
      'verification.claimed',
    ],
  ])('are not those %s', async (_case, make, code) => {
    await switchTo(true);
    const one = await make();
    expect(await verify(desk, one)).toMatchObject({ status: 409, body: { code } });
    expect(await stored(one)).toMatchObject({ status: 'Submitted', decided_by: null });
  });

  it('every switch stands in the audit log', async () => {
    const before = await present();
    await switchTo(!before.verifyUndocumented);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('action', '=', 'review_settings.save')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audit).toMatchObject({
      before: { verifyUndocumented: before.verifyUndocumented },
      after: { version: before.version + 1, verifyUndocumented: !before.verifyUndocumented },
    });
  });
});
