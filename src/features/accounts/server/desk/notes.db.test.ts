import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRecords } from '#features/accounts/server/personal/account-records.ts';
import { newId } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';

let test: TestApp;
let officer: Someone;
let desk: Caller;

beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services, { firstName: 'Devon', lastName: 'Clarke' });
  desk = await loggedIn(test, officer);
});
afterAll(() => test.close());

const read = async (id: string, page = 1) => {
  const body = await desk.call('GET /api/notes/:id', { params: { id }, query: { page } });
  return body;
};

describe('notes about a person', () => {
  it('say who wrote what, the newest first, eight a page', async () => {
    const { id } = await someone(test.services);
    expect(await read(id)).toMatchObject({ rows: [], total: 0 });
    for (let number = 1; number <= 9; number++)
      await desk.call('POST /api/notes/:id', {
        params: { id },
        body: { text: `  Note ${number}\nof nine ` },
      });
    const first = await read(id);
    expect(first.total).toBe(9);
    expect(first.rows.map(({ text }) => text)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Note ${number}\nof nine`),
    );
    expect(first.rows[0]?.by).toEqual({ _id: officer.id, fullName: 'Devon Clarke' });
    expect((await read(id, 2)).rows.map(({ text }) => text)).toEqual(['Note 1\nof nine']);
    expect(await read(id, 3)).toMatchObject({ rows: [], total: 9 });
  });

  it('are on record without their text, nor is it kept for a retry', async () => {
    const { id } = await someone(test.services);
    const body = await desk.call('POST /api/notes/:id', {
      params: { id },
      body: { text: 'Prefers calls after six' },
    });
    const note = body;
    const kept = await test.db.selectFrom('idempotency_keys').select('reply').execute();
    expect(JSON.stringify(kept)).not.toContain('Prefers calls');
    const entry = await test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', note._id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'note.add', actor_id: officer.id, account_id: id, after: null });
  });

  it('are written once, however often the same intent arrives', async () => {
    const { id } = await someone(test.services);
    const key = newId();
    await Promise.all(
      Array.from({ length: 5 }, () =>
        desk.reply('POST /api/notes/:id', { params: { id }, body: { text: 'Once' } }, { key }),
      ),
    );
    expect((await read(id)).total).toBe(1);
  });

  it.each([
    ['nothing', '', 'Write something before you add the note.'],
    ['blanks alone', ' \n ', 'Write something before you add the note.'],
    ['2,001 characters', 'x'.repeat(2_001), 'A note may have 2,000 characters at most.'],
  ])('refuse %s', async (_what, text, message) => {
    const { id } = await someone(test.services);
    expect(await desk.refused('POST /api/notes/:id', { params: { id }, body: { text } })).toMatchObject({
      status: 422,
      message,
      fields: { text: message },
    });
    await desk.call('POST /api/notes/:id', { params: { id }, body: { text: 'x'.repeat(2_000) } });
  });

  it('are for staff alone, and about people who are there', async () => {
    const person = await someone(test.services);
    const browser = await loggedIn(test, person);
    expect((await browser.refused('GET /api/notes/:id', { params: { id: person.id } })).status).toBe(403);
    expect(
      (await browser.refused('POST /api/notes/:id', { params: { id: person.id }, body: { text: 'Hello' } }))
        .status,
    ).toBe(403);
    expect((await desk.refused('GET /api/notes/:id', { params: { id: newId() } })).status).toBe(404);
    expect(
      (await desk.refused('POST /api/notes/:id', { params: { id: newId() }, body: { text: 'Hello' } }))
        .status,
    ).toBe(404);
  });

  it('are never changed', async () => {
    const { id } = await someone(test.services);
    await desk.call('POST /api/notes/:id', { params: { id }, body: { text: 'As it was' } });
    await expect(
      test.owner.updateTable('account_notes').set({ text: 'Other' }).where('account_id', '=', id).execute(),
    ).rejects.toThrow(/never changed/);
  });
});

describe('what becomes of them', () => {
  it('their person reads them in the own data, without who wrote them', async () => {
    const { id } = await someone(test.services);
    await desk.call('POST /api/notes/:id', { params: { id }, body: { text: 'Asked about the fee' } });
    const parts = await accountRecords.held(workAs(test.services, null), id);
    const notes = parts.find(({ title }) => title === 'Notes of our staff about you');
    const records = (await Array.fromAsync(notes?.many?.batches() ?? [])).flat();
    expect(records).toEqual([expect.objectContaining({ By: 'Our staff', Text: 'Asked about the fee' })]);
    expect(JSON.stringify(records)).not.toContain('Devon');
  });

  it('they go with the account, which takes no further one and is nobody’s to look after', async () => {
    const person = await someone(test.services);
    await desk.call('POST /api/notes/:id', { params: { id: person.id }, body: { text: 'Moves abroad' } });
    await desk.call('POST /api/accounts/assignUsers', {
      body: {
        userIds: [person.id],
        adminOrModeratorId: officer.id,
      },
    });
    await workAs(test.services, person).transaction(async (work) => accountRecords.erase?.(work, person.id));
    expect((await read(person.id)).total).toBe(0);
    expect(
      (await desk.refused('POST /api/notes/:id', { params: { id: person.id }, body: { text: 'Late' } }))
        .status,
    ).toBe(404);
    const { assigned_to } = await test.db
      .selectFrom('accounts')
      .select('assigned_to')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(assigned_to).toBeNull();
  });

  it('and old ones go with their age', async () => {
    const { id } = await someone(test.services);
    await desk.call('POST /api/notes/:id', { params: { id }, body: { text: 'Of today' } });
    const work = workAs(test.services, null);
    await accountRecords.forget?.(work, id, new Date(Date.now() - 60_000));
    expect((await read(id)).total).toBe(1);
    await accountRecords.forget?.(work, id, new Date(Date.now() + 60_000));
    expect((await read(id)).total).toBe(0);
  });
});
