import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { TextTemplate } from '#shared/notices/text-template.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { openTextProviders, type TextProviders } from '#tests/support/text-providers.ts';
import { writeTo } from '#tests/support/written-to.ts';
import { dropOldTextsJob, recordDelivery, textJob } from './hand-over.ts';
import { type Channel, removeTextAddress, sendCode, sendTexts } from './text-messages.ts';

let providers: TextProviders;
let test: TestApp;
beforeAll(async () => {
  providers = await openTextProviders();
  test = await openTestApp(providers.settings);
  // The tests run the job themselves, at the hours that they are about.
  await test.services.jobs.stop();
});
afterAll(async () => {
  await test.close();
  await providers.close();
});
beforeEach(() => {
  providers.received.length = 0;
});

const NOON = new Date('2026-03-02T17:00:00Z');
const NIGHT = new Date('2026-03-03T02:00:00Z');
const MORNING = new Date('2026-03-03T13:00:00Z');
const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

const template: TextTemplate = { name: 'payment_due', says: (amount) => `Due: ${amount}. Thank you.` };
const text = { template, values: ['$10.00'] };

let numbers = 0;

/** Somebody who has agreed to be written to. */
async function reachable(channel: Channel = 'SMS') {
  const { id } = await someone(test.services);
  numbers += 1;
  const number = `1876555${String(numbers).padStart(4, '0')}`;
  await writeTo(test.services, id, { channel, number });
  return { id, number };
}

const write = (accountId: IdOf<'accounts'>, now = NOON) =>
  workAs(test.services, null, now).transaction((work) =>
    sendTexts(work, [{ accountId, eventId: newId(), text }]),
  );

const messageTo = (accountId: IdOf<'accounts'>) =>
  test.db.selectFrom('text_messages').selectAll().where('account_id', '=', accountId).executeTakeFirst();
const idOf = async (accountId: IdOf<'accounts'>) => (await messageTo(accountId))?.id ?? '';

const run = async (accountId: IdOf<'accounts'>, now = NOON) =>
  textJob(test.services, () => now).run({ id: await idOf(accountId) });

/** While `act` runs, so many writes that settle a message fail as those of a database that is just being restarted. */
async function failingToNote(times: number, act: () => Promise<unknown>) {
  const owner = (statement: string) => sql.raw(statement).execute(test.owner);
  await owner('create sequence noted');
  await owner(`create function fail_to_note() returns trigger language plpgsql security definer as $$
    begin
      if nextval('noted') <= ${times} then raise exception 'terminating connection' using errcode = '57P01'; end if;
      return new;
    end $$`);
  await owner(
    `create trigger fail_to_note before update of state on text_messages for each row execute function fail_to_note()`,
  );
  try {
    return await act();
  } finally {
    await owner('drop function fail_to_note() cascade');
    await owner('drop sequence noted');
  }
}

/** When the queue begins with it. */
const begins = async (accountId: IdOf<'accounts'>) => {
  const id = await idOf(accountId);
  const { rows } = await sql<{ start_after: Date }>`
    select start_after from jobs.job where name = 'send-text' and data ->> 'id' = ${id}`.execute(test.owner);
  return rows.map(({ start_after }) => start_after);
};

describe('a text message', () => {
  it('goes to the channel and number that somebody chose, once, and its words are forgotten', async () => {
    const { id, number } = await reachable();
    await write(id);
    expect(await messageTo(id)).toMatchObject({
      state: 'Queued',
      channel: 'SMS',
      number,
      kind: 'payment_due',
    });
    await run(id);
    await run(id);
    expect(providers.received).toMatchObject([
      { path: '/sms', body: { to: `+${number}`, text: 'Due: $10.00. Thank you.' } },
    ]);
    expect(await messageTo(id)).toMatchObject({
      state: 'Sent',
      attempts: 1,
      words: null,
      last_error: null,
      provider_id: expect.stringContaining('sms-'),
    });
  });

  it('goes once too where its provider answers with a number that another message had', async () => {
    const answer = { status: 200, body: JSON.stringify({ id: 'sms-of-a-provider-that-counts-anew' }) };
    const [first, second] = [await reachable(), await reachable()];
    providers.next(answer, answer);
    for (const { id } of [first, second]) await write(id);
    for (const { id } of [first, second, second]) await run(id).catch(() => {});
    expect(await messageTo(first.id)).toMatchObject({ state: 'Sent', provider_id: expect.any(String) });
    const sent = { state: 'Sent', attempts: 1, words: null, last_error: null, provider_id: null };
    expect(await messageTo(second.id)).toMatchObject(sent);
    expect(providers.received).toEqual([]);
  });

  it.each([1, 3])(
    'goes once, with its number, where %i tries to note that it left come to nothing',
    async (times) => {
      const { id } = await reachable();
      await write(id);
      await failingToNote(times, () => run(id));
      expect(await messageTo(id)).toMatchObject({
        ...{ state: 'Sent', attempts: 1, words: null, sending_until: null, last_error: null },
        provider_id: expect.stringContaining('sms-'),
      });
      await run(id);
      expect(providers.received).toHaveLength(1);
    },
  );

  it('is written to nobody who chose e-mail only', async () => {
    const { id } = await someone(test.services);
    await write(id);
    expect(await messageTo(id)).toBeUndefined();
  });

  it('whose transaction is rolled back is never there', async () => {
    const { id } = await reachable();
    const undone = workAs(test.services, null, NOON).transaction(async (work) => {
      await sendTexts(work, [{ accountId: id, eventId: newId(), text }]);
      throw new Error('broken');
    });
    await expect(undone).rejects.toThrow('broken');
    expect(await messageTo(id)).toBeUndefined();
  });

  it('is tried again, later and later, where the provider is busy', async () => {
    const { id } = await reachable('WhatsApp');
    await write(id);
    providers.next({ status: 429, code: 130429 });
    await expect(run(id)).rejects.toThrow('429');
    expect(await messageTo(id)).toMatchObject({
      state: 'Failed',
      attempts: 1,
      last_error: 'WhatsApp answered 429, code 130429',
    });
    await run(id);
    expect(await messageTo(id)).toMatchObject({ state: 'Sent', attempts: 2, last_error: null });
  });

  it('is given up where the provider refuses it, without another try', async () => {
    const { id } = await reachable('WhatsApp');
    await write(id);
    providers.next({ status: 400, code: 131026 });
    await run(id);
    expect(await messageTo(id)).toMatchObject({
      state: 'Refused',
      attempts: 1,
      words: null,
      last_error: 'WhatsApp answered 400, code 131026',
    });
    await run(id);
    expect(providers.received).toEqual([]);
  });

  it('is handed over by one run of many', async () => {
    const { id } = await reachable();
    await write(id);
    await Promise.allSettled(Array.from({ length: 8 }, () => run(id)));
    expect(providers.received).toHaveLength(1);
  });

  it('is not sent once its person no longer wants messages', async () => {
    const { id } = await reachable();
    await write(id);
    await workAs(test.services, null).transaction((work) => removeTextAddress(work, id));
    await run(id);
    expect(providers.received).toEqual([]);
    expect(await messageTo(id)).toMatchObject({ state: 'Dropped', words: null });
  });

  it('is not sent a day late', async () => {
    const { id } = await reachable();
    await write(id);
    await run(id, later(NOON, 24));
    expect(providers.received).toEqual([]);
    expect(await messageTo(id)).toMatchObject({ state: 'Dropped' });
  });

  it('of which nobody heard again loses its words with its day', async () => {
    const { id } = await reachable();
    await write(id, later(new Date(), -25));
    await dropOldTextsJob(test.services).run({});
    expect(await messageTo(id)).toMatchObject({ state: 'Dropped', words: null });
  });

  it('that came, or never will, is known from what the provider reports later', async () => {
    const { id } = await reachable('WhatsApp');
    await write(id);
    await run(id);
    const providerId = (await messageTo(id))?.provider_id ?? '';
    await recordDelivery(test.db, 'SMS', { providerId, state: 'Refused', error: 'of another' });
    expect((await messageTo(id))?.state).toBe('Sent');
    await recordDelivery(test.db, 'WhatsApp', { providerId, state: 'Delivered', error: null });
    expect((await messageTo(id))?.state).toBe('Delivered');
  });
});

describe('at night', () => {
  it('a message waits for eight in the morning', async () => {
    const { id } = await reachable();
    await write(id, NIGHT);
    expect(await begins(id)).toEqual([MORNING]);
    await run(id, later(MORNING, 0.01));
    expect(providers.received).toHaveLength(1);
  });

  it('one that was to go by day is put off too', async () => {
    const { id } = await reachable();
    await write(id, NOON);
    await run(id, NIGHT);
    expect(providers.received).toEqual([]);
    expect(await messageTo(id)).toMatchObject({ state: 'Queued', attempts: 0 });
    expect(await begins(id)).toContainEqual(MORNING);
  });

  it('a code that somebody has just asked for comes all the same, and to a number without consent', async () => {
    const { id } = await someone(test.services);
    const code = {
      template: { ...template, name: 'number_code', isCode: true as const },
      values: ['123456'],
    };
    const address = { channel: 'WhatsApp', number: '18765559999' } as const;
    await workAs(test.services, null, NIGHT).transaction((work) =>
      sendCode(work, id, address, code, 600_000),
    );
    await run(id, NIGHT);
    expect(providers.received).toMatchObject([{ body: { to: '18765559999' } }]);
    expect(JSON.stringify(await messageTo(id))).not.toContain('123456');
  });
});

it('without a provider nothing is written, whoever chose what', async () => {
  const { id } = await reachable();
  const services = { ...test.services, config: { ...test.services.config, sms: null, whatsApp: null } };
  await workAs(services, null, NOON).transaction((work) =>
    sendTexts(work, [{ accountId: id, eventId: newId(), text }]),
  );
  expect(await messageTo(id)).toBeUndefined();
});

it('the queue itself sends what is committed', async () => {
  const running = await openTestApp(providers.settings);
  try {
    const { id } = await someone(running.services);
    const code = { template: { ...template, isCode: true as const }, values: ['654321'] };
    await workAs(running.services, null).transaction((work) =>
      sendCode(work, id, { channel: 'SMS', number: '18765558888' }, code, 600_000),
    );
    await vi.waitFor(() => expect(providers.received).toMatchObject([{ body: { to: '+18765558888' } }]), {
      timeout: 20_000,
      interval: 200,
    });
  } finally {
    await running.close();
  }
});
