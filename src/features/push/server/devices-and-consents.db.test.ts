import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workAs } from '#tests/support/database.ts';
import { PUSH_HOST } from '#tests/support/push-service.ts';
import { pushWording } from '../texts/push.ts';
import { openPushGround, type PushGround } from './push.test-support.ts';
import { pushRecords } from './push-records.ts';
import { MOST_DEVICES } from './register-device.ts';

const { version } = pushWording;

let ground: PushGround;
beforeAll(async () => {
  ground = await openPushGround();
});
afterAll(() => ground.close());

describe('a browser', () => {
  it('is registered once, however often it says so', async () => {
    const marcia = await ground.owner();
    const phone = ground.service.browser();
    await Promise.all([
      ground.register(marcia, phone),
      ground.register(marcia, phone),
      ground.register(marcia, phone),
    ]);
    expect(await ground.devicesOf(marcia)).toEqual([phone.device.endpoint]);
    const { rows } = await sql`select from audit_entries
      where account_id = ${marcia.person.id} and action = 'push.register'`.execute(ground.ownerConnection);
    expect(rows).toHaveLength(1);
  });

  it('belongs to whoever registered it last', async () => {
    const [marcia, other] = [await ground.owner(), await ground.owner()];
    const phone = await ground.register(marcia);
    await ground.register(other, phone);
    expect(await ground.devicesOf(marcia)).toEqual([]);
    expect(await ground.devicesOf(other)).toEqual([phone.device.endpoint]);
    await marcia.browser.call('POST /api/push/devices/end', { body: { endpoint: phone.device.endpoint } });
    expect(await ground.devicesOf(other)).toHaveLength(1);
    await other.browser.call('POST /api/push/devices/end', { body: { endpoint: phone.device.endpoint } });
    expect(await ground.devicesOf(other)).toEqual([]);
  });

  it('takes the place of the oldest where a person has too many', async () => {
    const marcia = await ground.owner();
    const phones = [];
    for (let count = 0; count <= MOST_DEVICES; count++) phones.push(await ground.register(marcia));
    expect((await ground.devicesOf(marcia)).toSorted()).toEqual(
      phones
        .slice(1)
        .map(({ device }) => device.endpoint)
        .toSorted(),
    );
  });

  it.each([
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    `http://${PUSH_HOST}/x`,
    `https://${PUSH_HOST}:8443/x`,
    'https://elsewhere.example/x',
  ])('is refused where no push service reaches it: %s', async (endpoint) => {
    const { browser } = await ground.owner();
    const { device } = ground.service.browser();
    const refusal = await browser.refused('POST /api/push/devices', { body: { ...device, endpoint } });
    expect(refusal).toMatchObject({ status: 422, code: 'push.unknown_service' });
  });

  it('gets nothing more once its owner has logged out in it', async () => {
    const marcia = await ground.owner();
    const here = await ground.register(marcia);
    const elsewhere = await ground.owner(marcia.person);
    const there = await ground.register(elsewhere);
    await marcia.browser.call('POST /api/accounts/logout');
    expect(await ground.devicesOf(marcia)).toEqual([there.device.endpoint]);
    expect(here.device.endpoint).not.toBe(there.device.endpoint);
  });

  it('gets nothing more once its session is ended from another', async () => {
    const marcia = await ground.owner();
    await ground.register(marcia);
    const { id } = await ground.db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', marcia.person.id)
      .executeTakeFirstOrThrow();
    const { browser: other } = await ground.owner(marcia.person);
    const sessions = await other.call('GET /api/accounts/sessions');
    expect(sessions.map(({ _id }) => _id)).toContain(id);
    await other.call('POST /api/accounts/sessions/end/:id', { params: { id } });
    expect(await ground.devicesOf(marcia)).toEqual([]);
  });
});

describe('what a person allows', () => {
  it('is theirs to switch, kind by kind, and stays on record with its wording', async () => {
    const marcia = await ground.owner();
    await Promise.all([
      ground.allow(marcia, 'Payment'),
      ground.allow(marcia, 'Payment'),
      ground.allow(marcia, 'Document'),
    ]);
    await ground.allow(marcia, 'Document', false);
    await ground.allow(marcia, 'Document', false);
    const shown = await marcia.browser.call('GET /api/push');
    expect(shown).toEqual({
      key: ground.publicKey,
      subjects: [
        { subject: 'Decision', given: null },
        { subject: 'Payment', given: expect.any(String) },
        { subject: 'Document', given: null },
      ],
    });
    const kept = await ground.db
      .selectFrom('push_consents')
      .select(['subject', 'text_version', 'withdrawn_at'])
      .where('account_id', '=', marcia.person.id)
      .orderBy('subject')
      .execute();
    expect(kept).toEqual([
      { subject: 'Document', text_version: version, withdrawn_at: expect.any(Date) },
      { subject: 'Payment', text_version: version, withdrawn_at: null },
    ]);
    const { rows } = await sql<{ action: string }>`select action from audit_entries
      where account_id = ${marcia.person.id} and action like 'push.%' order by action`.execute(
      ground.ownerConnection,
    );
    expect(rows.map(({ action }) => action)).toEqual(['push.allow', 'push.allow', 'push.withdraw']);
  });

  it('is asked anew where the wording has changed', async () => {
    const { browser } = await ground.owner();
    const body = { subject: 'Payment', isGiven: true, version: version + 1 } as const;
    expect(await browser.refused('POST /api/push/consents', { body })).toMatchObject({
      status: 409,
      code: 'push.outdated',
    });
  });

  it('cannot be changed or removed in the database', async () => {
    const marcia = await ground.owner();
    await ground.allow(marcia, 'Payment');
    const own = sql`account_id = ${marcia.person.id}`;
    for (const change of [
      sql`update push_consents set subject = 'Document' where ${own}`,
      sql`delete from push_consents where ${own}`,
    ])
      await expect(change.execute(ground.ownerConnection)).rejects.toThrow();
  });
});

it('is listed for the person who asks what we hold, and goes with the account', async () => {
  const marcia = await ground.owner();
  await ground.allow(marcia, 'Payment');
  await ground.register(marcia);
  const work = workAs(ground.services, marcia.person);
  const [consents, devices] = await pushRecords.held(work, marcia.person.id);
  expect(consents?.records).toMatchObject([{ What: 'A payment is due, or late', Withdrawn: null }]);
  expect(devices?.records).toMatchObject([{ Service: PUSH_HOST }]);
  await work.transaction(async (work) => pushRecords.erase?.(work, marcia.person.id));
  expect(await ground.devicesOf(marcia)).toEqual([]);
  expect((await marcia.browser.call('GET /api/push')).subjects.every(({ given }) => given === null)).toBe(
    true,
  );
});
