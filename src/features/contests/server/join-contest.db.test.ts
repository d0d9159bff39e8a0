import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAccountOf } from '#features/seeds/server/ledger.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { contest, ended } from './contests.test-support.ts';
import { openAndDrawDue } from './contests-due.ts';
import { joinContest } from './join-contest.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ticketsOf = (id: IdOf<'contests'>) =>
  test.db
    .selectFrom('contest_participants')
    .selectAll()
    .where('contest_id', '=', id)
    .orderBy('place')
    .execute();
const contestRow = (id: IdOf<'contests'>) =>
  test.db.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const seedsOf = async ({ id }: Someone) =>
  (
    await test.db
      .selectFrom('seed_accounts')
      .select('balance')
      .where('id', '=', seedAccountOf(id))
      .executeTakeFirst()
  )?.balance;
const activitiesOf = ({ id }: Someone) =>
  test.db
    .selectFrom('activities')
    .select(['action', 'details'])
    .where('account_id', '=', id)
    .orderBy('action')
    .execute();

describe('joining', () => {
  it('hands out a ticket, grants the seeds, and notifies the person', async () => {
    const { id } = await contest(test.services);
    const person = await someone(test.services);
    const browser = await loggedIn(test, person);
    expect(await browser.call('POST /api/contests/join/:id', { params: { id } })).toMatchObject({
      message: 'Contest has been joined',
      ticket: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    });
    expect(await seedsOf(person)).toBe(25);
    const { created_at } = await contestRow(id);
    expect(await activitiesOf(person)).toEqual([
      {
        action: 'contestJoined',
        details: { contestInformation: { name: 'Back to school', created: created_at.toISOString() } },
      },
      {
        action: 'pointsReceived',
        details: { pointsInformation: { point: 25, reason: 'Contest Back to school' } },
      },
    ]);
    expect(await browser.call('GET /api/contests/:id', { params: { id } })).toMatchObject({
      isJoined: true,
      participants: 1,
      ticket: (await ticketsOf(id))[0]?.ticket,
    });
  });

  it('grants nothing where a contest has no points', async () => {
    const { id } = await contest(test.services, { points: 0 });
    const person = await someone(test.services);
    await joinContest(workAs(test.services, person), { params: { id } });
    expect(await seedsOf(person)).toBe(0);
    expect((await activitiesOf(person)).map(({ action }) => action)).toEqual(['contestJoined']);
  });

  it('again answers the same ticket and changes nothing, after the end too', async () => {
    const { id } = await contest(test.services);
    const person = await someone(test.services);
    const browser = await loggedIn(test, person);
    const first = await browser.call('POST /api/contests/join/:id', { params: { id } });
    await ended(test, id);
    expect(await browser.call('POST /api/contests/join/:id', { params: { id } })).toEqual(first);
    expect(await ticketsOf(id)).toHaveLength(1);
    expect(await seedsOf(person)).toBe(25);
  });

  it('opens a contest whose first minute has begun: the commitment is there before the first ticket', async () => {
    const { id } = await contest(test.services, { startsIn: -0.001, opened: false });
    await joinContest(workAs(test.services, await someone(test.services)), { params: { id } });
    const { commitment, opened_at } = await contestRow(id);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(opened_at).not.toBeNull();
  });

  it.each([
    ['not open yet', { startsIn: 1 }, 409, 'contest.not_open'],
    ['ended', { startsIn: -2, endsIn: -1 }, 409, 'contest.closed'],
    ['not published', { status: 'Scheduled', startsIn: 1 }, 404, 'request.not_found'],
  ] as const)('a contest that is %s is refused', async (_what, known, status, code) => {
    const { id } = await contest(test.services, known);
    const person = await someone(test.services);
    const browser = await loggedIn(test, person);
    expect(await browser.refused('POST /api/contests/join/:id', { params: { id } })).toMatchObject({
      status,
      code,
    });
    expect(await ticketsOf(id)).toEqual([]);
    expect(await seedsOf(person)).toBe(0);
  });

  it('is closed to staff and to somebody with the quiz before them', async () => {
    const { id } = await contest(test.services);
    for (const known of [{ status: 'UserQuiz' }, { userType: 'Moderator' }] as const) {
      const browser = await loggedIn(test, await someone(test.services, known));
      expect((await browser.refused('POST /api/contests/join/:id', { params: { id } })).status).toBe(403);
    }
  });
});

describe('at the same moment', () => {
  it('a hundred joins of one contest by one person have one effect', async () => {
    const { id } = await contest(test.services);
    const person = await someone(test.services);
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => joinContest(workAs(test.services, person), { params: { id } })),
    );
    expect(new Set(replies.map(({ ticket }) => ticket)).size).toBe(1);
    expect(await ticketsOf(id)).toHaveLength(1);
    expect(await contestRow(id)).toMatchObject({ participants: 1 });
    expect(await seedsOf(person)).toBe(25);
    expect(await activitiesOf(person)).toHaveLength(2);
  });

  it('sixty people get sixty tickets in one order, the first of them opening the contest', async () => {
    const { id } = await contest(test.services, { startsIn: -0.001, opened: false });
    const people = await Promise.all(Array.from({ length: 60 }, () => someone(test.services)));
    await Promise.all(people.map((person) => joinContest(workAs(test.services, person), { params: { id } })));
    const tickets = await ticketsOf(id);
    expect(tickets.map(({ place }) => place)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(new Set(tickets.map(({ ticket }) => ticket)).size).toBe(60);
    expect(await contestRow(id)).toMatchObject({ participants: 60 });
  });

  it('whoever joins while it is drawn is either in the draw or refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await contest(test.services, { maxWinners: 1000 });
      const people = await Promise.all(Array.from({ length: 24 }, () => someone(test.services)));
      const before = new Date();
      const { ends_at } = await contestRow(id);
      const after = new Date(ends_at.getTime() + 1);
      const join = (person: Someone) =>
        joinContest(workAs(test.services, person, before), { params: { id } }).then(
          ({ ticket }) => ticket,
          (failure: { code: string }) => failure.code,
        );
      const draw = () => openAndDrawDue(test.services, after);
      const [early, , late] = await Promise.all([
        Promise.all(people.slice(0, 12).map(join)),
        draw(),
        Promise.all(people.slice(12).map(join)),
      ]);
      await draw();
      const answers = [...early, ...late];
      const joined = answers.filter((answer) => answer.includes('-'));
      expect(answers.filter((answer) => !answer.includes('-') && answer !== 'contest.closed')).toEqual([]);
      const winners = await test.db
        .selectFrom('contest_winners as w')
        .innerJoin('contest_participants as t', (on) =>
          on.onRef('t.contest_id', '=', 'w.contest_id').onRef('t.account_id', '=', 'w.account_id'),
        )
        .select('t.ticket')
        .where('w.contest_id', '=', id)
        .execute();
      expect(winners.map(({ ticket }) => ticket).toSorted()).toEqual(joined.toSorted());
      expect(await contestRow(id)).toMatchObject({ participants: joined.length });
    }
  });
});
