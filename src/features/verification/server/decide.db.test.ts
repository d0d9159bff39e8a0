import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitSample } from '#features/information/server/information.test-support.ts';
import { listInformations } from '#features/information/server/list-informations.ts';
import { showDashboard } from '#features/information/server/show-progress.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { reopenSection } from './reopen-section.ts';
import { approve, nineWaiting, reject, submitAndSend } from './verification.test-support.ts';

let test: TestApp;
let staff: Actor;
beforeAll(async () => {
  test = await openTestApp();
  staff = await someone(test.services, { userType: 'Moderator' });
});
afterAll(() => test.close());

const tracesOf = async (actor: Actor) => {
  const audited = test.db.selectFrom('audit_entries').select(['action', 'actor_id', 'before', 'after']);
  const mails = test.db.selectFrom('mails').select(['subject', 'body_text']);
  return {
    audited: await audited
      .where('account_id', '=', actor.id)
      .where('action', 'in', ['verification.approve', 'verification.reject'])
      .execute(),
    mails: await mails.where('account_id', '=', actor.id).execute(),
    activities: (
      await test.db.selectFrom('activities').select('action').where('account_id', '=', actor.id).execute()
    )
      .map(({ action }) => action)
      .filter((action) => action === 'infoVerified' || action === 'infoRejected'),
  };
};

describe('deciding about documents', () => {
  it('is dated for its owner, among the sections too', async () => {
    const owner = await someone(test.services);
    const sent = await submitAndSend(test, owner, 'debt_information', ['debt_1_statement']);
    const ofOwner = async () =>
      (await listInformations(workAs(test.services, owner))).find(({ sId }) => sId === 'debt_information')
        ?.submittedVerification?.decidedAt;
    expect(await ofOwner()).toBeNull();
    await reject(test, staff, sent);
    const { decided_at } = await test.db
      .selectFrom('verifications')
      .select('decided_at')
      .where('id', '=', sent._id)
      .executeTakeFirstOrThrow();
    expect(decided_at).not.toBeNull();
    expect(await ofOwner()).toBe(decided_at?.toISOString());
  });

  it('is done once, however many try at the same time', async () => {
    const owner = await someone(test.services);
    const sent = await submitAndSend(test, owner, 'debt_information', ['debt_1_statement']);
    const tries = Array.from({ length: 100 }, (_, index) =>
      index % 2 === 0 ? approve(test, staff, sent) : reject(test, staff, sent),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'verification.decided' });
    const traces = await tracesOf(owner);
    expect(traces.audited).toHaveLength(1);
    expect(traces.mails).toHaveLength(1);
    expect(traces.activities).toHaveLength(1);
  });

  it('notifies the owner what a verified section counts for, with an agreement signed as without', async () => {
    const owner = await someone(test.services);
    await approve(test, staff, await submitAndSend(test, owner, 'debt_information', ['debt_1_statement']));
    const { body_text } = await test.db
      .selectFrom('mails')
      .select('body_text')
      .where('account_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(body_text).not.toContain('offer better');
    expect(body_text).toContain('before the money of a loan is paid out');
  });

  it('notifies the owner of the reason of a rejection, and keeps the note for staff', async () => {
    const owner = await someone(test.services);
    const sent = await submitAndSend(test, owner, 'debt_information', ['debt_1_statement']);
    expect(await reject(test, staff, sent)).toMatchObject({
      message: 'Document Rejected',
      status: 'Rejected',
    });
    const { audited, mails } = await tracesOf(owner);
    expect(audited).toMatchObject([
      {
        action: 'verification.reject',
        actor_id: staff.id,
        before: { status: 'Submitted' },
        after: { rejectionNote: 'second time' },
      },
    ]);
    expect(mails[0]?.body_text).toContain('Too dark to read');
    expect(mails[0]?.body_text).toMatch(/Decided by our Verification desk, \d+:\d\d [ap]m, /);
    expect(mails[0]?.body_text).toMatch(/\/data\?tab=rejected&record=[0-9a-f-]{36}/);
    expect(mails[0]?.body_text).not.toContain('second time');
    await expect(approve(test, staff, sent)).rejects.toMatchObject({ message: 'This document is Rejected' });
  });

  it('names the person and the section it is about', async () => {
    const owner = await someone(test.services);
    const sent = await submitAndSend(test, owner, 'credit_info');
    for (const wrong of [
      { userId: staff.id },
      { sid: 'debt_information' },
      { _id: newId<'verifications'>() },
    ])
      await expect(approve(test, staff, { ...sent, ...wrong })).rejects.toMatchObject({ kind: 'missing' });
    expect((await approve(test, staff, sent)).message).toBe('Successfully verified');
  });
});

describe('nine full sections verified', () => {
  it('make an account complete, unless it is suspended', async () => {
    for (const status of ['Active', 'Suspended'] as const) {
      const owner = await someone(test.services, { infoStatus: 'FullModel', status });
      const [last, ...waiting] = await nineWaiting(test, owner);
      if (!last) throw new Error('there are no full sections');
      const statusNow = async () =>
        (
          await test.db
            .selectFrom('accounts')
            .select('status')
            .where('id', '=', owner.id)
            .executeTakeFirstOrThrow()
        ).status;
      for (const sent of waiting) await approve(test, staff, sent);
      expect(await statusNow()).toBe(status);
      expect((await showDashboard(workAs(test.services, owner))).verification).toBe(false);
      await approve(test, staff, last);
      expect(await statusNow()).toBe(status === 'Active' ? 'Completed' : 'Suspended');
      expect(await showDashboard(workAs(test.services, owner))).toMatchObject({
        submission: true,
        verification: true,
        counts: { submitted: 9, verified: 9 },
      });
    }
  });
});

describe('opening a section again', () => {
  const reopen = (id: IdOf<'submissions'>) =>
    reopenSection(workAs(test.services, staff), { params: { id }, body: { reason: 'The TRN is not yours' } });

  it('rejects what waits and lets it be submitted once more, without seeds a second time', async () => {
    const owner = await someone(test.services);
    const sent = await submitAndSend(test, owner, 'debt_information', ['debt_1_statement']);
    const { submission_id } = await test.db
      .selectFrom('verifications')
      .select('submission_id')
      .where('id', '=', sent._id)
      .executeTakeFirstOrThrow();
    await reopen(asId<'submissions'>(submission_id));
    await expect(reopen(asId<'submissions'>(submission_id))).rejects.toMatchObject({ kind: 'conflict' });
    await expect(approve(test, staff, sent)).rejects.toMatchObject({ code: 'verification.decided' });
    expect((await tracesOf(owner)).mails[0]?.body_text).toContain('The TRN is not yours');
    const again = await submitSample(test, owner, 'debt_information');
    expect(again).not.toBe(submission_id);
    expect(await showDashboard(workAs(test.services, owner))).toMatchObject({
      points: 120,
      counts: { submitted: 1, waiting: 0 },
    });
  });
});
