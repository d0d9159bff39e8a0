import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS_SCHEMA } from '#platform/server/kept-jobs.ts';
import { mailJob } from '#platform/server/mail.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import {
  approve,
  nineWaiting,
  reject,
  type Sent,
  send,
  submitAndSend,
  undo,
} from './verification.test-support.ts';

let mailServer: MailServer;
let test: TestApp;
let staff: Actor;
let colleague: Actor;
let owner: Actor;
beforeAll(async () => {
  mailServer = await openMailServer();
  test = await openTestApp({ SMTP_URL: mailServer.url });
  // Here the test hands over what is due.
  await test.services.jobs.stop();
  staff = await someone(test.services, { userType: 'Moderator' });
  colleague = await someone(test.services, { userType: 'Moderator' });
});
afterAll(async () => {
  await test.close();
  await mailServer.close();
});
beforeEach(async () => {
  owner = await someone(test.services);
});

const waiting = () => submitAndSend(test, owner, 'debt_information', ['debt_1_statement']);

const mailsTo = ({ id }: Actor) =>
  test.db.selectFrom('mails').select(['id', 'subject', 'state']).where('account_id', '=', id).execute();

/** Everything that a verdict writes, but for the audit log and the claim. */
async function written({ _id }: Sent) {
  const row = await test.db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
  const activities = await test.db
    .selectFrom('activities')
    .select(['action', 'event_id'])
    .where('account_id', '=', owner.id)
    .orderBy('id')
    .execute();
  const progress = await test.db
    .selectFrom('progress')
    .select(['submitted', 'waiting', 'verified', 'rejected'])
    .where('account_id', '=', owner.id)
    .execute();
  const { status } = await test.db
    .selectFrom('submissions')
    .select('status')
    .where('id', '=', row.submission_id)
    .executeTakeFirstOrThrow();
  const totals = await test.db.selectFrom('verification_totals').selectAll().orderBy('audience').execute();
  return { row, status, totals, progress, activities, mails: await mailsTo(owner) };
}

describe('a verdict', () => {
  it.each([
    ['verified', approve],
    ['rejected', reject],
  ])(
    '%s is taken back by its officer as if it had not been, and stands in the audit log',
    async (_what, decide) => {
      const sent = await waiting();
      const before = await written(sent);
      await decide(test, staff, sent);
      expect((await written(sent)).row.status).not.toBe('Submitted');
      expect((await undo(test, staff, sent)).status).toBe('Submitted');
      expect(await written(sent)).toEqual(before);
      const audit = await test.db
        .selectFrom('audit_entries')
        .select(['action', 'actor_id', 'after'])
        .where('account_id', '=', owner.id)
        .where('action', 'like', 'verification.%')
        .where('actor_id', '=', staff.id)
        .orderBy('id')
        .execute();
      expect(audit.map(({ action }) => action)).toEqual([
        decide === approve ? 'verification.approve' : 'verification.reject',
        'verification.undo',
      ]);
      expect(audit[1]?.after).toEqual({ status: 'Submitted' });
      // It is with them again, and can be decided otherwise.
      await expect(approve(test, colleague, sent)).rejects.toMatchObject({ code: 'verification.claimed' });
      await approve(test, staff, sent);
      expect((await mailsTo(owner)).map(({ state }) => state)).toEqual(['Queued']);
    },
  );

  it('is taken back once, however many try at the same time', async () => {
    const sent = await waiting();
    await reject(test, staff, sent);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => undo(test, staff, sent)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ code: 'verification.undo_nothing' });
  });

  it('stands after ten seconds, for a colleague, and once its owner went on from it', async () => {
    const late = 'verification.undo_late';
    const sent = await waiting();
    await expect(undo(test, staff, sent)).rejects.toMatchObject({
      code: 'verification.undo_nothing',
      message: 'There is no verdict to take back: these documents wait for one.',
    });
    await reject(test, staff, sent);
    const decided = await written(sent);
    await expect(undo(test, colleague, sent)).rejects.toMatchObject({
      code: 'verification.undo_other',
      message: 'Only the officer who decided can take this back.',
    });
    await expect(undo(test, staff, sent, 10_000)).rejects.toMatchObject({ code: late });
    await expect(undo(test, staff, { ...sent, userId: staff.id })).rejects.toMatchObject({ kind: 'missing' });
    await expect(undo(test, staff, { ...sent, _id: newId<'verifications'>() })).rejects.toMatchObject({
      kind: 'missing',
    });
    expect(await written(sent)).toEqual(decided);
    const again = await send(test, owner, 'debt_information', ['debt_1_statement']);
    await expect(undo(test, staff, sent)).rejects.toMatchObject({ code: late });
    expect((await written(again)).row.status).toBe('Submitted');
  });
});

describe('the mail of a verdict', () => {
  it('is due in ten seconds', async () => {
    const sent = await waiting();
    const before = Date.now();
    const { undoUntil } = await approve(test, staff, sent);
    const [mail] = await mailsTo(owner);
    const { rows } = await sql<{ start_after: Date }>`
      select start_after from ${sql.ref(JOBS_SCHEMA)}.job where name = 'send-mail' and data->>'id' = ${mail?.id}`.execute(
      test.db,
    );
    expect(rows.map(({ start_after }) => start_after.toISOString())).toEqual([undoUntil]);
    expect(Date.parse(undoUntil) - before).toBeGreaterThanOrEqual(10_000);
  });

  it('lets nothing be taken back once it was handed over, and is not sent once its verdict was', async () => {
    const [one, other] = [await waiting(), await submitAndSend(test, owner, 'credit_info')];
    await approve(test, staff, one);
    const [mail] = await mailsTo(owner);
    const job = mailJob(test.services, { warn: () => {}, info: () => {} });
    await job.run({ id: mail?.id });
    expect(mailServer.received.some((text) => text.includes(`Message-ID: <${mail?.id}@pimento>`))).toBe(true);
    const decided = await written(one);
    await expect(undo(test, staff, one)).rejects.toMatchObject({ code: 'verification.undo_late' });
    expect(await written(one)).toEqual(decided);

    await reject(test, staff, other);
    const due = (await mailsTo(owner)).filter(({ state }) => state === 'Queued');
    await undo(test, staff, other);
    const received = mailServer.received.length;
    for (const { id } of due) await job.run({ id });
    expect(due).toHaveLength(1);
    expect(mailServer.received).toHaveLength(received);
  });
});

it('an account that the verdict completed is what it was before', async () => {
  const status = async () =>
    (
      await test.db
        .selectFrom('accounts')
        .select('status')
        .where('id', '=', asId<'accounts'>(owner.id))
        .executeTakeFirstOrThrow()
    ).status;
  for (const earlier of ['Created', 'Active', 'Reactivated'] as const) {
    owner = await someone(test.services, { infoStatus: 'FullModel', status: earlier });
    const all = await nineWaiting(test, owner);
    for (const sent of all) await approve(test, staff, sent);
    expect(await status()).toBe('Completed');
    const last = all.at(-1);
    if (!last) throw new Error('there are no full sections');
    await undo(test, staff, last);
    expect(await status()).toBe(earlier);
    await approve(test, staff, last);
    expect(await status()).toBe('Completed');
  }
});
