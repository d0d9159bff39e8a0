import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { borrower, loggedIn, moderator, someone, submitted } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { decisionRecords } from '../decision-records.ts';

let test: TestApp;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp();
  staff = await loggedIn(test, await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' }));
});
afterAll(() => test.close());

/** Somebody whose income carries nothing. */
async function declined() {
  const person = await someone(test.services);
  const answers = sampleAnswers(dayOf(new Date()));
  const income_information = { ...answers.income_information, income_amount: 500 };
  await submitted(test.services, person, { answers: { ...answers, income_information } });
  return { person, browser: await loggedIn(test, person) };
}
const ask = (browser: Caller, words = 'I have a second job since May.') =>
  browser.reply('POST /api/decision-reviews', { body: { words } });
const answer = (id: string, text: string) =>
  staff.reply('POST /api/decision-reviews/:id/answer', { params: { id }, body: { answer: text } });
const idOf = ({ body }: { body: unknown }) => (body as { _id: string })._id;
const totals = async () =>
  Promise.all(
    (['Waiting', 'Answered'] as const).map(async (state) => {
      const body = await staff.call('GET /api/decision-reviews', { query: { state } });
      return body.total;
    }),
  );

describe('a decline', () => {
  it('is looked at by a person when its borrower asks, and answered in words', async () => {
    const { person, browser } = await declined();
    const [waiting = 0, answered = 0] = await totals();
    const asked = await ask(browser);
    expect(asked).toMatchObject({ status: 200, body: { message: expect.stringContaining('A person') } });
    const id = idOf(asked);
    expect(await totals()).toEqual([waiting + 1, answered]);
    expect(await staff.call('GET /api/decision-reviews/:id', { params: { id } })).toMatchObject({
      state: 'Waiting',
      words: 'I have a second job since May.',
      user: { _id: person.id },
      decision: { score: expect.any(Number), inputs: { loanStanding: 'none' } },
    });

    expect(await answer(id, 'Please submit your second income.')).toMatchObject({ status: 200 });
    expect(await totals()).toEqual([waiting, answered + 1]);
    expect(await browser.call('GET /api/decision-reviews/own')).toMatchObject({
      review: { state: 'Answered', answer: 'Please submit your second income.' },
    });
    const mails = await test.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('account_id', '=', person.id)
      .execute();
    expect(mails).toMatchObject([
      {
        subject: 'A person has looked at your decision',
        body_text: expect.stringContaining('Please submit your second income.'),
      },
    ]);
    expect(mails[0]?.body_text).toMatch(/Decided by our Credit desk, \d+:\d\d [ap]m, /);
    const audits = await test.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(audits.map(({ action }) => action)).toEqual(['review.ask', 'review.answer']);
    expect((await ask(browser)).status).toBe(200);
  });

  it('is asked about once at a time, however often the button is pressed', async () => {
    const { person, browser } = await declined();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(browser, '')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status !== 200)).toMatchObject({ body: { code: 'review.waiting' } });
    const rows = await test.db
      .selectFrom('decision_reviews')
      .select('id')
      .where('account_id', '=', person.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('is answered once, and in words', async () => {
    const { browser } = await declined();
    const id = idOf(await ask(browser));
    for (const text of ['  ', '.', 'No.', 'aaaaaaa aaaa'])
      expect(await answer(id, text), text).toMatchObject({
        status: 422,
        body: { code: 'review.answer_needed', fields: { answer: expect.any(String) } },
      });
    const replies = await Promise.all(
      ['It stands as it is.', 'It does not stand.'].map((text) => answer(id, text)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is there to ask about: with an offer there is nothing to review', async () => {
    const browser = await loggedIn(test, await borrower(test.services));
    expect(await ask(browser)).toMatchObject({ status: 409, body: { code: 'review.no_decline' } });
    expect(await browser.call('GET /api/decision-reviews/own')).toEqual({ review: null });
  });
});

describe('the list of reviews', () => {
  it('has eight a page, those that wait longest first', async () => {
    for (let number = 0; number < 9; number++) await ask((await declined()).browser);
    const list = async (page: number) => {
      const body = await staff.call('GET /api/decision-reviews', { query: { page } });
      return body;
    };
    const [first, second] = await Promise.all([list(1), list(2)]);
    const all = [...first.rows, ...second.rows].map(({ askedAt }) => askedAt);
    expect(first.rows).toHaveLength(8);
    expect(all).toHaveLength(first.total);
    expect(all.toSorted()).toEqual(all);
    expect(await list(9)).toMatchObject({ rows: [], total: first.total });
  });
});

describe('a person', () => {
  it('is rid of the words of a review long answered, not of one that waits', async () => {
    const { person, browser } = await declined();
    await answer(idOf(await ask(browser, 'Long ago.')), 'It stands as it is.');
    await ask(browser, 'Just now.');
    const work = workAs(test.services, person);
    await decisionRecords.forget?.(work, person.id, new Date(Date.now() + 1_000));
    const rows = await test.db
      .selectFrom('decision_reviews')
      .select('words')
      .where('account_id', '=', person.id)
      .orderBy('asked_at')
      .execute();
    expect(rows).toEqual([{ words: 'Removed because of its age' }, { words: 'Just now.' }]);
  });

  it('finds in their data what they asked and were told; a deletion takes the words away and ends the waiting', async () => {
    const { person, browser } = await declined();
    await ask(browser, 'My rent went down.');
    const work = workAs(test.services, person);
    expect(JSON.stringify(await decisionRecords.held(work, person.id))).toContain('My rent went down.');
    const [waiting = 0] = await totals();
    await decisionRecords.erase?.(work, person.id);
    expect(JSON.stringify(await decisionRecords.held(work, person.id))).not.toContain('My rent went down.');
    expect((await totals())[0]).toBe(waiting - 1);
  });
});
