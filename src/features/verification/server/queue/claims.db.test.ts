import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLAIM_MS } from '#features/verification/rules/review-claim.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { approve, reject, type Sent, submitAndSend } from '../verification.test-support.ts';
import { claimNext } from './claim-next.ts';
import { claimVerification } from './claim-verification.ts';
import { listClaims, releaseClaims } from './claims.ts';
import { listQueue } from './list-queue.ts';

let test: TestApp;
let keisha: Someone;
let andre: Someone;
beforeAll(async () => {
  test = await openTestApp();
  keisha = await someone(test.services, { userType: 'Moderator', firstName: 'Keisha', lastName: 'Bent' });
  andre = await someone(test.services, { userType: 'Admin', firstName: 'Andre', lastName: 'Dunn' });
});
afterAll(() => test.close());

/** Each test with a queue of its own. */
beforeEach(async () => {
  await test.db
    .updateTable('verifications')
    .set({ status: 'Verified', decided_by: keisha.id, decided_at: new Date() })
    .where('status', '=', 'Submitted')
    .execute();
});

const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const hours = (ago: number) => new Date(Date.now() - ago * HOUR_MS);
const waiting = async (sent = new Date()): Promise<Sent> =>
  submitAndSend(test, await someone(test.services), 'credit_info', [], sent);

const claim = (officer: Someone, { _id }: Pick<Sent, '_id'>, takeOver = false, now = new Date()) =>
  claimVerification(workAs(test.services, officer, now), { params: { id: _id }, body: { takeOver } });
const next = async (officer: Someone, after: IdOf<'verifications'> | null = null, now = new Date()) =>
  (
    await claimNext(workAs(test.services, officer, now), {
      body: { audience: 'PreQualUser', show: 'all', after },
    })
  ).next?._id;

const take = async (officer: Someone, { _id }: Pick<Sent, '_id'>) =>
  (await loggedIn(test, officer)).call('POST /api/casework/:id/take', {
    params: { id: _id },
    body: { queue: 'VerificationModel5', from: null },
  });
const assign = ({ id }: Someone, { userId }: Pick<Sent, 'userId'>) =>
  test.db
    .updateTable('accounts')
    .set({ assigned_to: id, assigned_at: new Date() })
    .where('id', '=', userId)
    .execute();
const firstOfQueue = async (officer: Someone) =>
  (
    await listQueue(workAs(test.services, officer), {
      query: { audience: 'PreQualUser', show: 'all', page: 1 },
    })
  ).free;

describe('documents under review', () => {
  it('belong to one of two officers who open them at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const sent = await waiting();
      const holders = await Promise.all([claim(keisha, sent), claim(andre, sent), claim(keisha, sent)]);
      expect(new Set(holders.map(({ by }) => by._id)).size).toBe(1);
    }
  });

  it('are decided by nobody but their holder; by anybody while nobody holds them', async () => {
    const sent = await waiting();
    await claim(keisha, sent);
    const refused = { code: 'verification.claimed', message: 'Keisha Bent is reviewing this' };
    await expect(approve(test, andre, sent)).rejects.toMatchObject(refused);
    await expect(reject(test, andre, sent)).rejects.toMatchObject(refused);
    expect(await approve(test, keisha, sent)).toMatchObject({ status: 'Verified' });
    expect(await approve(test, andre, await waiting())).toMatchObject({ status: 'Verified' });
  });

  it('are taken over on purpose only; that is recorded, and the earlier holder decides no more', async () => {
    const sent = await waiting();
    await claim(keisha, sent);
    expect(await claim(andre, sent)).toMatchObject({ by: { _id: keisha.id } });
    expect(await claim(andre, sent, true)).toMatchObject({ by: { _id: andre.id } });
    await expect(approve(test, keisha, sent)).rejects.toMatchObject({ code: 'verification.claimed' });
    expect(await approve(test, andre, sent)).toMatchObject({ status: 'Verified' });
    const recorded = await test.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'before', 'after'])
      .where('action', '=', 'verification.take_over')
      .where('subject_id', '=', sent._id)
      .execute();
    expect(recorded).toEqual([
      { actor_id: andre.id, before: { reviewedBy: keisha.id }, after: { reviewedBy: andre.id } },
    ]);
  });

  it('are free again a quarter of an hour after their holder was last heard of, without any job', async () => {
    const sent = await waiting();
    await claim(keisha, sent);
    expect(await claim(andre, sent, false, later(14))).toMatchObject({ by: { _id: keisha.id } });
    await claim(keisha, sent, false, later(10));
    expect(await claim(andre, sent, false, later(24))).toMatchObject({ by: { _id: keisha.id } });
    const renewed = await claim(andre, sent, false, later(26));
    expect(renewed).toMatchObject({ by: { _id: andre.id } });
    expect(Date.parse(renewed.until) - later(26).getTime()).toBeLessThanOrEqual(CLAIM_MS);
  });

  it('are free at once when they are given up, by their holder only', async () => {
    const sent = await waiting();
    await claim(keisha, sent);
    await releaseClaims(workAs(test.services, andre), { body: { ids: [sent._id] } });
    expect(await claim(andre, sent)).toMatchObject({ by: { _id: keisha.id } });
    await releaseClaims(workAs(test.services, keisha), { body: { ids: [sent._id] } });
    expect(await claim(andre, sent)).toMatchObject({ by: { _id: andre.id } });
  });

  it('are listed while they are held; a decision ends the hold, and decided ones cannot be held', async () => {
    const sent = await waiting();
    await claim(keisha, sent);
    const held = async () =>
      (await listClaims(workAs(test.services, andre))).filter(
        ({ verificationId }) => verificationId === sent._id,
      );
    expect(await held()).toMatchObject([{ by: { fullName: 'Keisha Bent' } }]);
    await approve(test, keisha, sent);
    expect(await held()).toEqual([]);
    await expect(claim(keisha, sent)).rejects.toMatchObject({
      code: 'verification.decided',
      message: 'This document is Verified',
    });
  });
});

describe('the next of the queue', () => {
  it('is the oldest after the present one, passes over what others hold, and begins again at the end', async () => {
    const [first, second, third] = [
      await waiting(hours(3)),
      await waiting(hours(2)),
      await waiting(hours(1)),
    ];
    await claim(andre, second);
    expect(await next(keisha)).toBe(first._id);
    expect(await next(keisha, first._id)).toBe(third._id);
    expect(await next(keisha, third._id)).toBe(first._id);
    expect(await next(andre, first._id)).toBe(second._id);
    expect(await next(andre, second._id)).toBeUndefined();
    expect(await next(andre, second._id, later(16))).toBe(third._id);
  });

  it('passes over what a colleague has taken, was given or looks after, and leads there only where nothing else waits', async () => {
    const sent = [await waiting(hours(5)), await waiting(hours(4)), await waiting(hours(3))] as const;
    const [taken, assigned, free] = sent;
    const own = await waiting(hours(2));
    await take(andre, taken);
    await assign(andre, assigned);
    await take(keisha, own);
    const order = [];
    for (let at: IdOf<'verifications'> | null = null; order.length < 4; ) {
      const id = await next(keisha, at);
      order.push(id);
      at = id === undefined ? null : asId<'verifications'>(id);
    }
    expect(order).toEqual([free._id, own._id, free._id, own._id]);
    expect(await firstOfQueue(keisha)).toBe(free._id);
    for (const each of [free, own]) await approve(test, keisha, each);
    expect(await firstOfQueue(keisha)).toBeNull();
    expect(await next(keisha)).toBe(taken._id);
    expect(await next(keisha, taken._id)).toBe(assigned._id);
    expect(await firstOfQueue(andre)).toBeNull();
  });

  it('is free again once whoever owned it may not work any more', async () => {
    const lost = await someone(test.services, { userType: 'Moderator' });
    const sent = await waiting(hours(2));
    await waiting(hours(1));
    await take(lost, sent);
    await test.db.updateTable('accounts').set({ status: 'Suspended' }).where('id', '=', lost.id).execute();
    expect(await next(keisha)).toBe(sent._id);
  });

  it('is never the same for two officers, however quickly they ask', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => waiting()));
    const cleared: string[] = [];
    const clear = async (officer: Someone) => {
      for (
        let id = await next(officer);
        id !== undefined;
        id = await next(officer, asId<'verifications'>(id))
      ) {
        const sent = all.find(({ _id }) => _id === id);
        if (!sent) throw new Error('not of this queue');
        await approve(test, officer, sent);
        cleared.push(id);
      }
    };
    await Promise.all([clear(keisha), clear(andre)]);
    expect(cleared.toSorted()).toEqual(all.map(({ _id }) => _id).toSorted());
  });
});

it('one’s own queue has what the people assigned to one sent, and what one holds', async () => {
  const [assigned, held] = [await waiting(hours(2)), await waiting(hours(1))];
  await waiting();
  await assign(andre, assigned);
  await claim(andre, held);
  const mine = (officer: Someone) =>
    listQueue(workAs(test.services, officer), { query: { audience: 'PreQualUser', show: 'mine', page: 1 } });
  const { rows, total } = await mine(andre);
  expect(rows.map(({ _id }) => _id)).toEqual([assigned._id, held._id]);
  expect(total).toBe(2);
  expect(await mine(keisha)).toMatchObject({ rows: [], total: 0 });
});
