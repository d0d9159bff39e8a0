import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersNow, photo, sectionIds } from '#features/information/server/information.test-support.ts';
import {
  balanceOf,
  prizeOnOffer,
  redemptionsOf,
  someoneWithSeeds,
  stockOf,
} from '#features/prizes/server/prizes.test-support.ts';
import { borrower, loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const TIMES = 100;
const application = { term: 4, interestRate: 6, loanAmount: 4_000, model: 'FirstModel' as const };
const quiz = {
  current_financial_situation_feeling: '3 - Neutral',
  partner_draw: true,
  throw_per_month: 1_500.5,
  rewards: ['Books', 'Dining', 'Stocks'],
};

async function someoneIn(known?: Parameters<typeof someone>[1]) {
  const person = await someone(test.services, known);
  return { person, browser: await loggedIn(test, person) };
}

async function borrowerIn() {
  const person = await borrower(test.services);
  return { person, browser: await loggedIn(test, person) };
}

/** Sends the same a hundred times at once, and once more: all have one status and one body, which is answered. */
async function alikeEachTime(send: () => ReturnType<Caller['post']>) {
  const replies = await Promise.all(Array.from({ length: TIMES }, send));
  replies.push(await send());
  const distinct = new Set(replies.map(({ status, body }) => JSON.stringify({ status, body })));
  expect([...distinct]).toHaveLength(1);
  const [reply] = replies;
  expect(reply?.status).toBe(200);
  return reply?.body;
}

const countOf = async (
  table: 'submissions' | 'activities' | 'audit_entries' | 'applications' | 'mails' | 'quiz_answers',
  { id }: Someone,
) => (await test.db.selectFrom(table).select('account_id').where('account_id', '=', id).execute()).length;
const diskFiles = async () => (await Array.fromAsync(test.services.files.list())).length;

describe(`the same call under the same key, ${TIMES} times at once,`, () => {
  it('stores one submission and its document once', async () => {
    const { person, browser } = await someoneIn();
    const { section: informationId } = await sectionIds(test, 'credit_info');
    const data = { ...answersNow.credit_info, has_credit_report: 'Yes', credit_bureau: 'Other' };
    const files = [await photo('credit_report')];
    const before = await diskFiles();
    const key = randomUUID();
    await alikeEachTime(() =>
      browser.reply(
        'POST /api/informations/submitMulti',
        { form: { extraInfo: { informationId, data }, files } },
        { key },
      ),
    );
    expect(await diskFiles()).toBe(before + 1);
    expect(await countOf('submissions', person)).toBe(1);
    expect(await countOf('activities', person)).toBe(2);
    expect(await countOf('audit_entries', person)).toBe(1);
  });

  it('applies for one loan and sends one mail', async () => {
    const { person, browser } = await borrowerIn();
    const key = randomUUID();
    const body = await alikeEachTime(() =>
      browser.reply('POST /api/loan-application', { body: application }, { key }),
    );
    const rows = await test.db
      .selectFrom('applications')
      .select('id as _id')
      .where('account_id', '=', person.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(body).toMatchObject(rows[0] ?? {});
    expect(await countOf('mails', person)).toBe(1);
  });

  it('redeems one prize and takes its seeds once', async () => {
    const person = await someoneWithSeeds(test.services, 500);
    const browser = await loggedIn(test, person);
    const id = await prizeOnOffer(test.services, { seeds: 50, stock: 9 });
    const key = randomUUID();
    const body = await alikeEachTime(() =>
      browser.reply('POST /api/prizes/redeem/:id', { params: { id } }, { key }),
    );
    const rows = await redemptionsOf(test.services, id);
    expect(rows).toHaveLength(1);
    expect(body).toMatchObject({ _id: rows[0]?.id });
    expect(await balanceOf(test.services, person)).toEqual({ kept: 450, summed: 450 });
    expect(await stockOf(test.services, id)).toBe(8);
    expect(await countOf('activities', person)).toBe(1);
    expect(await countOf('audit_entries', person)).toBe(1);
  });

  it('hands in one quiz', async () => {
    const { person, browser } = await someoneIn({ status: 'UserQuiz' });
    const key = randomUUID();
    await alikeEachTime(() => browser.reply('POST /api/quiz', { body: quiz }, { key }));
    expect(await countOf('quiz_answers', person)).toBe(1);
  });
});

describe('a key', () => {
  it('that was used refuses another body, another address and another document, and changes nothing', async () => {
    const { person, browser } = await borrowerIn();
    const key = randomUUID();
    await browser.call('POST /api/loan-application', { body: application }, { key });
    const others = [
      browser.reply('POST /api/loan-application', { body: { ...application, loanAmount: 3_000 } }, { key }),
      browser.reply('POST /api/loan/user/decision', { body: {} }, { key }),
    ];
    for (const reply of await Promise.all(others))
      expect(reply).toMatchObject({ status: 409, body: { code: 'request.key_reused' } });
    expect(await countOf('applications', person)).toBe(1);
    const { browser: second } = await someoneIn();
    const { section: informationId } = await sectionIds(test, 'credit_info');
    const data = { ...answersNow.credit_info, has_credit_report: 'Yes', credit_bureau: 'Other' };
    const file = await photo('credit_report');
    const send = (name: string) =>
      second.reply(
        'POST /api/informations/submitMulti',
        { form: { extraInfo: { informationId, data }, files: [{ ...file, name }] } },
        { key },
      );
    const before = await diskFiles();
    expect((await send('first.png')).status).toBe(200);
    expect(await send('second.png')).toMatchObject({ status: 409, body: { code: 'request.key_reused' } });
    expect(await diskFiles()).toBe(before + 1);
  });

  it("never replays another person's reply", async () => {
    const key = randomUUID();
    const [first, second] = [await borrowerIn(), await borrowerIn()];
    const replies = await Promise.all(
      [first, second].map(({ browser }) =>
        browser.reply('POST /api/loan-application', { body: application }, { key }),
      ),
    );
    for (const { status } of replies) expect(status).toBe(200);
    expect(replies[0]?.body).not.toEqual(replies[1]?.body);
    for (const { person } of [first, second]) expect(await countOf('applications', person)).toBe(1);
  });

  it("never tells whoever is refused another person's reply", async () => {
    const key = randomUUID();
    const [first, second] = [await borrowerIn(), await someoneIn()];
    await first.browser.call('POST /api/loan-application', { body: application }, { key });
    const refused = await second.browser.reply('POST /api/loan-application', { body: application }, { key });
    expect(refused.status).toBe(409);
    expect(refused.body).not.toHaveProperty('_id');
  });

  it('is not used up by a call that was refused', async () => {
    const { browser } = await borrowerIn();
    const key = randomUUID();
    const refused = await browser.reply(
      'POST /api/loan-application',
      { body: { ...application, term: 1 } },
      { key },
    );
    expect(refused.status).toBeGreaterThanOrEqual(400);
    await browser.call('POST /api/loan-application', { body: application }, { key });
  });

  it.each(['', 'short', 'with a space in it', 'x'.repeat(101), 'ключ-ключ'])(
    'has a shape: %j will not do',
    async (key) => {
      const { person, browser } = await borrowerIn();
      const sent = browser.reply('POST /api/loan-application', { body: application }, { key });
      // Some characters no client can even send in a header.
      const reply = await sent.catch(() => null);
      if (reply) expect(reply).toMatchObject({ status: 422, body: { code: 'request.key_malformed' } });
      expect(await countOf('applications', person)).toBe(0);
    },
  );
});

describe('a call without a key', () => {
  it('takes effect, and is not replayed: the second is judged by itself', async () => {
    const { person, browser } = await borrowerIn();
    const send = () => browser.reply('POST /api/loan-application', { body: application }, { key: null });
    expect(await send()).toMatchObject({ status: 200 });
    expect(await countOf('applications', person)).toBe(1);
    expect(await send()).toMatchObject({ status: 409 });
    expect(await countOf('applications', person)).toBe(1);
  });
});
