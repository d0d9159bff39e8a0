import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import {
  borrowerIn,
  officerIn,
  type Person,
  read,
  send,
  threadOf,
  unreadOf,
  write,
} from './messages.test-support.ts';

let test: TestApp;
let officer: Person;
beforeAll(async () => {
  test = await openTestApp();
  officer = await officerIn(test);
});
afterAll(() => test.close());

describe('a thread', () => {
  it('comes from its newest message back, twenty at a time, each once', async () => {
    const marcia = await borrowerIn(test);
    for (let number = 1; number <= 45; number++) await send(officer, marcia, `Message ${number}`);
    const pages: number[][] = [];
    for (let before: number | null | undefined; before !== null; ) {
      const page = await threadOf(marcia, marcia, before);
      pages.push(page.messages.map(({ number }) => number));
      before = page.before;
    }
    expect(pages.map((page) => [page[0], page.at(-1)])).toEqual([
      [26, 45],
      [6, 25],
      [1, 5],
    ]);
  });

  it('of exactly twenty has no earlier page; of none is empty', async () => {
    const marcia = await borrowerIn(test);
    expect(await threadOf(marcia, marcia)).toMatchObject({ messages: [], before: null, unread: 0 });
    for (let number = 1; number <= 20; number++) await send(officer, marcia, `Message ${number}`);
    expect(await threadOf(marcia, marcia)).toMatchObject({ before: null, unread: 20 });
  });

  it('is closed to every other borrower', async () => {
    const [marcia, devon] = [await borrowerIn(test), await borrowerIn(test)];
    await write(marcia, 'Between us');
    expect((await devon.browser.refused('GET /api/messages/:id', { params: { id: marcia.id } })).status).toBe(
      404,
    );
    expect((await read(devon, marcia, 1)).status).toBe(404);
    expect(
      (await devon.browser.refused('GET /api/messages/:id', { params: { id: officer.id } })).status,
    ).toBe(404);
    expect(
      (
        await devon.browser.refused('GET /api/messages/:id', {
          params: { id: marcia.id },
          query: { before: 0 },
        })
      ).status,
    ).toBe(422);
  });

  it('numbers messages without a gap, whoever writes at once', async () => {
    const marcia = await borrowerIn(test);
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        turn % 2 ? write(marcia, `Mine ${turn}`) : send(officer, marcia, `Yours ${turn}`),
      ),
    );
    const rows = await test.db
      .selectFrom('messages')
      .select('number')
      .where('account_id', '=', marcia.id)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  });
});

describe('reading', () => {
  it('counts for the reader alone, up to what was on the screen, and shows the writer', async () => {
    const marcia = await borrowerIn(test);
    for (const text of ['One', 'Two', 'Three']) await send(officer, marcia, text);
    await write(marcia, 'Thanks');
    expect(await unreadOf(marcia)).toBe(3);
    await read(marcia, marcia, 2);
    expect(await unreadOf(marcia)).toBe(1);
    expect((await threadOf(officer, marcia)).messages.map(({ read }) => read)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await read(marcia, marcia, 2);
    expect(await threadOf(marcia, marcia)).toMatchObject({ unread: 1 });
  });

  it('by one of the staff is reading by the team', async () => {
    const [marcia, colleague] = [await borrowerIn(test), await officerIn(test)];
    const before = await unreadOf(colleague);
    await write(marcia, 'Good morning');
    await write(marcia, 'Are you there?');
    expect(await unreadOf(colleague)).toBe(before + 2);
    await read(officer, marcia, 2);
    expect(await unreadOf(colleague)).toBe(before);
  });

  it('stays exact with two readers and two senders at once', async () => {
    const marcia = await borrowerIn(test);
    const colleague = await officerIn(test);
    const turns = Array.from({ length: 40 }, (_, turn) => turn);
    await Promise.all(
      turns.map((turn) =>
        turn % 4 === 0
          ? read(turn % 8 === 0 ? officer : colleague, marcia, 1_000)
          : turn % 4 === 1
            ? read(marcia, marcia, 1_000)
            : turn % 4 === 2
              ? write(marcia, `From me ${turn}`)
              : send(colleague, marcia, `From us ${turn}`),
      ),
    ).then((replies) => expect(replies.map(({ status }) => status)).toEqual(turns.map(() => 200)));
    const thread = await test.db
      .selectFrom('message_threads')
      .selectAll()
      .where('account_id', '=', marcia.id)
      .executeTakeFirstOrThrow();
    const rows = await test.db
      .selectFrom('messages')
      .select(['to_id', 'read_at'])
      .where('account_id', '=', marcia.id)
      .execute();
    const unread = rows.filter(({ read_at }) => read_at === null);
    expect(thread).toMatchObject({
      messages: 20,
      unread_for_borrower: unread.filter(({ to_id }) => to_id !== null).length,
      unread_for_staff: unread.filter(({ to_id }) => to_id === null).length,
    });
    await read(officer, marcia, 20);
    await read(marcia, marcia, 20);
    expect([(await threadOf(officer, marcia)).unread, await unreadOf(marcia)]).toEqual([0, 0]);
  });
});
