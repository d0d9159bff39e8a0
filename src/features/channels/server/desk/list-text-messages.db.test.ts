import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { channelDeskEndpoints } from '../../contract/desk.ts';
import { CODE, newNumber, openWithChannels, visit } from '../channels.test-support.ts';
import { listTextMessages } from './list-text-messages.ts';

let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, close } = await openWithChannels());
});
afterAll(() => close());

const list = async (query: Parameters<typeof listTextMessages>[1]['query']) => {
  const staff = await someone(test.services, { userType: 'Moderator' });
  const answer = await listTextMessages(workAs(test.services, staff), { query });
  return channelDeskEndpoints['GET /api/channels/messages'].output.parse(answer);
};

describe('the log of text messages', () => {
  it('has every message, the newest first, without its words and number', async () => {
    expect(await list({ page: 1 })).toMatchObject({ rows: [], total: 0 });
    const numbers = [newNumber(), newNumber()];
    const people = [await visit(test), await visit(test)];
    for (const [index, { browser }] of people.entries())
      await browser.post(CODE, { channel: index === 0 ? 'SMS' : 'WhatsApp', phone: numbers[index] });
    const log = await list({ page: 1 });
    expect(log).toMatchObject({
      total: 2,
      rows: [
        { user: { _id: people[1]?.person.id }, channel: 'WhatsApp', kind: 'number_code', state: 'Queued' },
        { user: { _id: people[0]?.person.id }, channel: 'SMS', attempts: 0, lastError: null, sentAt: null },
      ],
    });
    const logged = JSON.stringify(log).replace(/\D/g, '');
    for (const number of numbers) expect(logged).not.toContain(number.replace(/\D/g, ''));
    expect(JSON.stringify(log)).not.toContain('code is');
  });

  it('counts and filters by state as it changes', async () => {
    const { browser } = await visit(test);
    await browser.post(CODE, { channel: 'SMS', phone: newNumber() });
    const [newest, ...older] = (await list({ page: 1 })).rows.map(({ _id }) => asId<'text_messages'>(_id));
    const id = newest as IdOf<'text_messages'>;
    await test.db
      .updateTable('text_messages')
      .set({ state: 'Sent', words: null })
      .where('id', '=', id)
      .execute();
    expect(await list({ page: 1, state: 'Sent' })).toMatchObject({ total: 1, rows: [{ _id: id }] });
    expect(await list({ page: 1, state: 'Queued' })).toMatchObject({
      total: 2,
      rows: older.map((_id) => ({ _id })),
    });
    await test.db.deleteFrom('text_messages').where('id', '=', id).execute();
    expect(await list({ page: 1 })).toMatchObject({ total: 2 });
    expect(await list({ page: 2 })).toMatchObject({ total: 2, rows: [], page: 2 });
  });
});
