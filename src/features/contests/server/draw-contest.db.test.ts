import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, type Day, HOUR_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { commitmentOf, drawWinners } from '../rules/draw-winners.ts';
import { contest, ended } from './contests.test-support.ts';
import { openAndDrawDue } from './contests-due.ts';
import { drawContest } from './draw-contest.ts';
import { joinContest } from './join-contest.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const rowOf = (id: IdOf<'contests'>) =>
  test.db.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const winnersOf = (id: IdOf<'contests'>) =>
  test.db.selectFrom('contest_winners').selectAll().where('contest_id', '=', id).orderBy('place').execute();
const mailsTo = ({ id }: Someone) =>
  test.db.selectFrom('mails').select(['subject', 'body_text']).where('account_id', '=', id).execute();

async function joinedBy(id: IdOf<'contests'>, count: number): Promise<Someone[]> {
  const people: Someone[] = [];
  for (let number = 0; number < count; number++) {
    const person = await someone(test.services, { firstName: `Joiner${number}`, lastName: 'Brown' });
    await joinContest(workAs(test.services, person), { params: { id } });
    people.push(person);
  }
  return people;
}

describe('a contest that has ended', () => {
  it('is drawn from its seed and tickets, and everything is published for anybody to recompute', async () => {
    const { id, seed } = await contest(test.services, { maxWinners: 2 });
    const people = await joinedBy(id, 5);
    const onlooker = await loggedIn(test, await someone(test.services));
    expect(await onlooker.call('GET /api/contests/:id', { params: { id } })).toMatchObject({
      draw: null,
      state: 'open',
    });
    expect(JSON.stringify(await onlooker.call('GET /api/contests/:id', { params: { id } }))).not.toContain(
      seed,
    );
    expect(await onlooker.refused('GET /api/contests/tickets/:id', { params: { id } })).toMatchObject({
      status: 409,
      code: 'contest.not_drawn',
    });
    await ended(test, id);
    expect(await onlooker.call('GET /api/contests/:id', { params: { id } })).toMatchObject({
      draw: null,
      state: 'closed',
    });
    await openAndDrawDue(test.services, new Date());

    const { draw, commitment } = await onlooker.call('GET /api/contests/:id', { params: { id } });
    const { tickets } = await onlooker.call('GET /api/contests/tickets/:id', { params: { id } });
    expect(tickets).toHaveLength(5);
    expect(await commitmentOf(draw?.seed ?? '')).toBe(commitment);
    expect(draw?.winners.map(({ ticket }) => ticket)).toEqual(await drawWinners(seed, tickets, 2));
    const published = JSON.stringify([draw, tickets]);
    for (const { id, email } of people) {
      expect(published).not.toContain(id);
      expect(published).not.toContain(email);
    }
    expect(published).not.toContain('Brown');
    expect(draw?.winners[0]).toEqual({
      place: 1,
      ticket: expect.any(String),
      name: expect.stringMatching(/^Joiner\d B\.$/),
      isYou: false,
      claimBy: null,
      claim: null,
    });
  });

  it('notifies each winner by mail and bell, shows them that it was them, and until when to claim', async () => {
    const { id } = await contest(test.services, { maxWinners: 1 });
    const people = await joinedBy(id, 3);
    await ended(test, id);
    await openAndDrawDue(test.services, new Date());
    const [row] = await winnersOf(id);
    const winner = people.find((person) => person.id === row?.account_id);
    const others = people.filter((person) => person !== winner);
    if (!winner) throw new Error('somebody outside won');
    const browser = await loggedIn(test, winner);
    expect(await browser.call('GET /api/contests/:id', { params: { id } })).toMatchObject({
      draw: { winners: [{ place: 1, isYou: true, claimBy: row?.claim_by }] },
    });
    expect(await mailsTo(winner)).toEqual([
      {
        subject: 'You won in Back to school',
        body_text: expect.stringContaining(`http://localhost:3000/contests/${id}`),
      },
    ]);
    const [mail] = await mailsTo(winner);
    expect(mail?.body_text).toMatch(/^Hello Joiner\d,\n/);
    expect(mail?.body_text).toContain('write to us on the messages page');
    expect(mail?.body_text).toMatch(/\nWrite to us: http:\/\/localhost:3000\/messages$/);
    expect(await browser.call('GET /api/activity/notification')).toMatchObject([
      { action: 'contestWon', contestInformation: { name: 'Back to school' } },
      {},
      {},
    ]);
    for (const other of others) expect(await mailsTo(other)).toEqual([]);
  });

  it('is drawn once, however many servers find it due', async () => {
    const { id } = await contest(test.services, { maxWinners: 2 });
    await joinedBy(id, 4);
    await ended(test, id);
    await Promise.all(Array.from({ length: 12 }, () => openAndDrawDue(test.services, new Date())));
    const drawn = await rowOf(id);
    const winners = await winnersOf(id);
    expect(winners).toHaveLength(2);
    await openAndDrawDue(test.services, new Date(Date.now() + DAY_MS));
    expect(await rowOf(id)).toEqual(drawn);
    expect(await winnersOf(id)).toEqual(winners);
    const audit = await test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', id)
      .where('action', '=', 'contest.draw')
      .execute();
    expect(audit).toHaveLength(1);
  });

  it('is drawn no moment before, whoever asks for it', async () => {
    const { id } = await contest(test.services);
    await joinedBy(id, 1);
    const { ends_at } = await rowOf(id);
    await drawContest(workAs(test.services, null, new Date(ends_at.getTime() - 1)), id);
    expect(await rowOf(id)).toMatchObject({ drawn_at: null, seed: null });
    await drawContest(workAs(test.services, null, ends_at), id);
    expect((await rowOf(id)).drawn_at).toEqual(ends_at);
  });

  it('has no winner where nobody joined', async () => {
    const { id } = await contest(test.services);
    await ended(test, id);
    await openAndDrawDue(test.services, new Date());
    expect(await rowOf(id)).toMatchObject({ drawn_at: expect.any(Date), participants: 0 });
    expect(await winnersOf(id)).toEqual([]);
  });
});

describe('a contest that begins', () => {
  it('publishes the commitment to a seed that nobody can read before the draw', async () => {
    const { id } = await contest(test.services, { startsIn: -0.001, opened: false });
    await openAndDrawDue(test.services, new Date());
    const { seed } = await test.db
      .selectFrom('contest_secrets')
      .select('seed')
      .where('contest_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await rowOf(id)).toMatchObject({ commitment: await commitmentOf(seed), seed: null });
    const browser = await loggedIn(test, await someone(test.services));
    expect(await browser.call('GET /api/contests/:id', { params: { id } })).toMatchObject({
      commitment: await commitmentOf(seed),
    });
    const audit = await test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', id)
      .execute();
    expect(audit).toHaveLength(1);
    expect(JSON.stringify(audit)).not.toContain(seed);
  });

  it.each([
    ['Active', 'BGLC 1', true],
    ['Scheduled', 'BGLC 1', true],
    ['Scheduled', null, false],
  ] as const)('%s with approval %s: opened is %s', async (status, approval, opens) => {
    const { id } = await contest(test.services, { status, approval, startsIn: -0.001, opened: false });
    await openAndDrawDue(test.services, new Date());
    expect((await rowOf(id)).opened_at !== null).toBe(opens);
  });

  it('is opened once by several servers, and not before its time', async () => {
    const { id } = await contest(test.services, { startsIn: 1 });
    await openAndDrawDue(test.services, new Date());
    expect(await rowOf(id)).toMatchObject({ opened_at: null });
    const later = new Date(Date.now() + 2 * HOUR_MS);
    await Promise.all(Array.from({ length: 8 }, () => openAndDrawDue(test.services, later)));
    expect(await rowOf(id)).toMatchObject({ opened_at: later });
  });
});

describe('the database itself refuses', () => {
  it('publishing without an approval number and rules', async () => {
    await expect(contest(test.services, { approval: null })).rejects.toMatchObject({
      constraint: 'contests_published_with_approval',
    });
  });

  it('another seed than the one committed to', async () => {
    const { id } = await contest(test.services);
    await expect(
      test.db
        .updateTable('contests')
        .set({ seed: 'ab'.repeat(32), drawn_at: new Date() })
        .where('id', '=', id)
        .execute(),
    ).rejects.toMatchObject({ constraint: 'contests_seed_keeps_commitment' });
  });

  it('other promises after the opening, another draw after the draw, a late ticket or winner', async () => {
    const { id } = await contest(test.services);
    const [person] = await joinedBy(id, 1);
    const change = (row: object) => test.db.updateTable('contests').set(row).where('id', '=', id).execute();
    await expect(change({ commitment: 'ab'.repeat(32) })).rejects.toMatchObject({ code: '23514' });
    await expect(change({ max_winners: 9 })).rejects.toMatchObject({ code: '23514' });
    await ended(test, id);
    await openAndDrawDue(test.services, new Date());
    await expect(change({ drawn_at: new Date() })).rejects.toMatchObject({ code: '23514' });
    const late = await someone(test.services);
    const ticket = {
      contest_id: id,
      account_id: late.id,
      place: 2,
      ticket: '0000-0000',
      joined_at: new Date(),
    };
    await expect(test.db.insertInto('contest_participants').values(ticket).execute()).rejects.toMatchObject({
      code: '23514',
    });
    await expect(
      test.owner.updateTable('contest_participants').set({ place: 7 }).where('contest_id', '=', id).execute(),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(
      test.owner
        .insertInto('contest_winners')
        .values({
          contest_id: id,
          place: 2,
          account_id: asId<'accounts'>(person?.id ?? ''),
          claim_by: '2030-01-01' as Day,
          created_at: new Date(),
        })
        .execute(),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });
});
