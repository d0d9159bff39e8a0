import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { happened, happenedAll } from '#features/activity/server/happened.ts';
import { takeBack } from '#features/activity/server/take-back.ts';
import { remindedDue, remindedLate } from '#features/loans/server/instalment-happenings.ts';
import { documentsRejected } from '#features/verification/server/happenings.ts';
import type { QueuedPush } from '#platform/server/push/queue-pushes.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { workAs } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { pushNotices } from '../texts/push.ts';
import { type Owner, openPushGround, type PushGround } from './push.test-support.ts';
import { pushToDevice, pushToPerson } from './push-jobs.ts';

/** By day in Jamaica, and not within the life of any test. */
const NOON = new Date('2040-03-10T17:00:00.000Z');

let ground: PushGround;
beforeAll(async () => {
  ground = await openPushGround();
});
afterAll(() => ground.close());
beforeEach(() => {
  ground.service.received.length = 0;
  ground.service.answer(201);
});

const noticeOf = ({ person }: Owner): QueuedPush => ({
  accountId: person.id,
  notice: pushNotices.late,
  staleAt: new Date(NOON.getTime() + HOUR_MS).toISOString(),
});

type Queued<Payload> = { data: Payload; start_after: Date };

const queued = async <Payload>(name: string, { person }: Owner): Promise<Queued<Payload>[]> => {
  const { rows } = await sql<Queued<Payload>>`select data, start_after from jobs.job
    where name = ${name} and data ->> 'accountId' = ${person.id}`.execute(ground.ownerConnection);
  return rows;
};

/** As the two jobs do it, one after the other. */
async function send(to: Owner, now = NOON, notice = noticeOf(to)): Promise<void> {
  await pushToPerson(ground.services, notice, now);
  const forDevices = await queued<QueuedPush & { deviceId: IdOf<'push_devices'> }>('push-to-device', to);
  for (const { data } of forDevices) await pushToDevice(ground.services, data, now, ground.service.agent);
}

describe('a notice', () => {
  it('reaches the person’s browsers sealed, signed, without anything about them, and is forgotten after a while', async () => {
    const marcia = await ground.owner();
    await ground.allow(marcia, 'Payment');
    const phone = await ground.register(marcia);
    await send(marcia);
    expect(ground.service.received).toEqual([
      {
        path: phone.path,
        ttl: 3_600,
        topic: 'Payment',
        urgency: 'normal',
        notice: {
          text: 'A payment is late. Tap to see how to pay, or to write to us.',
          to: '/my-loans',
          tag: 'Payment',
        },
      },
    ]);
  });

  it.each<[string, (to: Owner) => Promise<unknown>]>([
    ['who allowed another kind alone', (to) => ground.allow(to, 'Document')],
    [
      'who allowed it and withdrew it',
      (to) => ground.allow(to, 'Payment').then(() => ground.allow(to, 'Payment', false)),
    ],
    ['who never allowed any', async () => {}],
  ])('does not go to one %s', async (_who, prepare) => {
    const marcia = await ground.owner();
    await ground.register(marcia);
    await prepare(marcia);
    await send(marcia);
    expect(ground.service.received).toEqual([]);
  });

  it('that waits for its phone is not sent once consent is withdrawn, or somebody else is logged in there', async () => {
    const [marcia, other] = [await ground.owner(), await ground.owner()];
    await ground.allow(marcia, 'Payment');
    const phone = await ground.register(marcia);
    await pushToPerson(ground.services, noticeOf(marcia), NOON);
    const [waiting] = await queued<QueuedPush & { deviceId: IdOf<'push_devices'> }>('push-to-device', marcia);
    if (!waiting) throw new Error('nothing waits');
    await ground.allow(marcia, 'Payment', false);
    await pushToDevice(ground.services, waiting.data, NOON, ground.service.agent);
    await ground.allow(marcia, 'Payment');
    await ground.register(other, phone);
    await pushToDevice(ground.services, waiting.data, NOON, ground.service.agent);
    expect(ground.service.received).toEqual([]);
  });

  it('of what was taken back is not sent: the bell shows it no more', async () => {
    const marcia = await ground.owner();
    await ground.allow(marcia, 'Document');
    await ground.register(marcia);
    const { person } = marcia;
    const facts = { subjectId: newId(), submissionId: newId<'submissions'>() };
    const rejection = { ...facts, accountId: person.id, email: '', section: 'Banking', reason: 'Too dark' };
    const decide = (now: Date) =>
      workAs(ground.services, null, now).transaction((work) =>
        happened(work, documentsRejected, rejection, { takenBackUntil: new Date(now.getTime() + 10_000) }),
      );
    await decide(NOON);
    const isTakenBack = await decide(NOON).then((event) =>
      workAs(ground.services, null).transaction((work) => takeBack(work, person.id, event)),
    );
    expect(isTakenBack).toBe(true);
    const waiting = await queued<QueuedPush>('push-to-person', marcia);
    expect(waiting.map(({ start_after }) => start_after.getTime() - NOON.getTime())).toEqual([
      10_000, 10_000,
    ]);
    for (const { data } of waiting) await pushToPerson(ground.services, data, NOON);
    expect(await queued('push-to-device', marcia)).toHaveLength(1);
  });

  it('is not sent when it is stale, and in the night waits for the morning', async () => {
    const marcia = await ground.owner();
    await ground.allow(marcia, 'Payment');
    await ground.register(marcia);
    await send(marcia, new Date(NOON.getTime() + HOUR_MS));
    expect(ground.service.received).toEqual([]);
    const night = new Date('2040-03-11T02:00:00.000Z');
    await send(marcia, night, { ...noticeOf(marcia), staleAt: '2040-03-12T00:00:00.000Z' });
    expect(ground.service.received).toEqual([]);
    const starts = (await queued('push-to-device', marcia)).map(({ start_after }) =>
      start_after.toISOString(),
    );
    expect(starts).toContain('2040-03-11T13:00:00.000Z');
  });

  it.each([404, 410])('forgets a browser of which its service says %i', async (status) => {
    const marcia = await ground.owner();
    await ground.allow(marcia, 'Payment');
    await ground.register(marcia);
    ground.service.answer(status);
    await send(marcia);
    expect(await ground.devicesOf(marcia)).toEqual([]);
  });

  it.each([429, 500])(
    'is tried again where a service answers %i, and the browser is kept',
    async (status) => {
      const marcia = await ground.owner();
      await ground.allow(marcia, 'Payment');
      await ground.register(marcia);
      ground.service.answer(status);
      await expect(send(marcia)).rejects.toThrow(`the push service answered ${status}`);
      expect(await ground.devicesOf(marcia)).toHaveLength(1);
    },
  );
});

describe('what happened', () => {
  const instalment = { amount: 100, dueOn: day('2040-03-13'), loanNumber: '1' };
  const remind = (to: Owner, what: typeof remindedDue, now: Date) =>
    workAs(ground.services, null, now).transaction((work) =>
      happenedAll(work, what, [{ facts: { accountId: to.person.id, instalment, mail: null } }]),
    );

  it('is queued with it, by day at once and in the evening for the next morning', async () => {
    const marcia = await ground.owner();
    await remind(marcia, remindedDue, NOON);
    await remind(marcia, remindedLate, new Date('2040-03-11T01:00:00.000Z'));
    const rows = await queued<QueuedPush>('push-to-person', marcia);
    expect(
      rows.map(({ data, start_after }) => [data.notice.text, start_after.toISOString(), data.staleAt]).sort(),
    ).toEqual([
      [pushNotices.due.text, NOON.toISOString(), '2040-03-11T17:00:00.000Z'],
      [pushNotices.late.text, '2040-03-11T13:00:00.000Z', '2040-03-12T13:00:00.000Z'],
    ]);
  });

  it('is not queued where it did not happen after all, nor where no keys are configured', async () => {
    const marcia = await ground.owner();
    const undone = workAs(ground.services, null, NOON).transaction(async (work) => {
      await happenedAll(work, remindedDue, [
        { facts: { accountId: marcia.person.id, instalment, mail: null } },
      ]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { config } = ground.services;
    const off = { ...ground.services, config: { ...config, push: null } };
    await workAs(off, null, NOON).transaction((work) =>
      happenedAll(work, remindedDue, [{ facts: { accountId: marcia.person.id, instalment, mail: null } }]),
    );
    expect(await queued('push-to-person', marcia)).toEqual([]);
  });
});
