import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

let test: TestApp;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp();
  staff = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

type Given = { feeling?: string; thrown?: number; rewards?: string[] };

/** Somebody who has just handed in the quiz. */
async function answered(firstName: string, { feeling = '3 - Neutral', thrown, rewards }: Given = {}) {
  const person = await someone(test.services, { firstName, lastName: 'Bailey', status: 'UserQuiz' });
  const browser = await loggedIn(test, person);
  await browser.call('POST /api/quiz', {
    body: {
      current_financial_situation_feeling: feeling,
      partner_draw: thrown !== undefined,
      ...(thrown === undefined ? {} : { throw_per_month: thrown }),
      rewards: rewards ?? ['Books', 'Dining', 'Stocks'],
    },
  });
  return { person, browser };
}

const namesIn = (body: unknown) =>
  (body as { rows: { user: { fullName: string } }[] }).rows.map(({ user }) => user.fullName);

describe('the quiz answers', () => {
  it('are listed newest first, eight a page, and found by person', async () => {
    const names = ['Ann', 'Bev', 'Cas', 'Dee', 'Eve', 'Fay', 'Gem', 'Hope', 'Ivy'];
    for (const name of names) await answered(name);
    const body = await staff.call('GET /api/quiz/answers');
    expect(namesIn(body)).toEqual(
      names
        .toReversed()
        .slice(0, 8)
        .map((name) => `${name} Bailey`),
    );
    expect(body).toMatchObject({ total: 9, page: 1, perPage: 8 });
    expect(namesIn(await staff.call('GET /api/quiz/answers', { query: { page: 2 } }))).toEqual([
      'Ann Bailey',
    ]);
    expect(await staff.call('GET /api/quiz/answers', { query: { search: 'HOPE' } })).toMatchObject({
      rows: [
        {
          user: { fullName: 'Hope Bailey' },
          current_financial_situation_feeling: '3 - Neutral',
          partner_draw: false,
          rewards: ['Books', 'Dining', 'Stocks'],
        },
      ],
      total: 1,
    });
    expect(await staff.call('GET /api/quiz/answers', { query: { search: 'nobody' } })).toMatchObject({
      rows: [],
      total: 0,
    });
  });

  it('are summed up by what the writes keep, also when many answer at once or an account goes', async () => {
    const summary = () => staff.call('GET /api/quiz/answers/summary');
    const before = (await summary()) as {
      people: number;
      inDraw: number;
      rewards: { title: string; people: number }[];
    };
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        answered(`Crowd${number}`, {
          feeling: '1 – Very Unsatisfied',
          thrown: 5_000,
          rewards: ['Vacations', 'Books', number % 2 ? 'Stocks' : 'Dining'],
        }),
      ),
    );
    const booksBefore = before.rewards.find(({ title }) => title === 'Books')?.people ?? 0;
    const after = (await summary()) as typeof before & { feelings: object[] };
    expect(after).toMatchObject({ people: before.people + 20, inDraw: before.inDraw + 20 });
    expect(after.feelings).toContainEqual({ title: '1 – Very Unsatisfied', people: 20 });
    expect(after.rewards).toContainEqual({ title: 'Vacations', people: 20 });
    expect(after.rewards[0]).toEqual({ title: 'Books', people: booksBefore + 20 });
    await test.db
      .deleteFrom('quiz_answers')
      .where('account_id', '=', asId<'accounts'>(people[0]?.person.id ?? ''))
      .execute();
    expect(await summary()).toMatchObject({ people: before.people + 19, inDraw: before.inDraw + 19 });
    const counted = await test.db.selectFrom('quiz_answers').select('account_id').execute();
    expect(await summary()).toMatchObject({ people: counted.length });
  });

  it('of one person stand beside their preferences', async () => {
    const { person, browser } = await answered('Joy', { thrown: 7_500.5 });
    const path = `/api/quiz/answers/${person.id}`;
    expect((await staff.get(path)).body).toMatchObject({
      user: { _id: person.id, fullName: 'Joy Bailey' },
      quiz: { partner_draw: true, throw_per_month: 7_500.5, rewards: ['Books', 'Dining', 'Stocks'] },
      preferences: null,
    });
    await browser.call('POST /api/quiz/preferences', {
      body: {
        financialQuestionnaire: {
          current_financial_situation_feeling: '4 - Satisfied',
          partner_draw: false,
        },
        itemsThatAppeal: { Vacations: true },
      },
    });
    expect((await staff.get(path)).body).toMatchObject({
      preferences: {
        financialQuestionnaire: { current_financial_situation_feeling: '4 - Satisfied' },
        itemsThatAppeal: { Vacations: true, Books: false },
      },
    });
    const lender = await someone(test.services, { userType: 'Partner' });
    expect((await staff.refused('GET /api/quiz/answers/:id', { params: { id: lender.id } })).status).toBe(
      404,
    );
  });
});

it('an amount thrown by who throws no partner is refused by name, and not dropped', async () => {
  const browser = await loggedIn(test, await someone(test.services, { status: 'UserQuiz' }));
  const body = {
    ...{ current_financial_situation_feeling: '3 - Neutral', partner_draw: false, throw_per_month: 900 },
    rewards: ['Books', 'Dining', 'Stocks'],
  };
  expect(await browser.refused('POST /api/quiz', { body })).toMatchObject({
    ...{ status: 422, code: 'quiz.incomplete' },
    fields: { throw_per_month: 'Leave the amount out where you do not throw a partner.' },
  });
});
