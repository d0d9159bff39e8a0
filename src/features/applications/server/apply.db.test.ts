import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrower, loggedIn, moderator, type Someone, someone, submitted } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** What the sample answers are offered: grade B with nothing verified, so 6 % over the shortest term. */
const offer = { term: 4, interestRate: 6, loanAmount: 5_000, model: 'FirstModel' as const };

const applicationsOf = ({ id }: Someone) =>
  test.db.selectFrom('applications').selectAll().where('account_id', '=', id).execute();
const mailsTo = ({ id }: Someone) =>
  test.db.selectFrom('mails').select('subject').where('account_id', '=', id).execute();

describe('applying', () => {
  let person: Someone;
  let browser: Caller;
  beforeAll(async () => {
    person = await borrower(test.services);
    browser = await loggedIn(test, person);
  });

  it('keeps the offer as it was taken, the decision behind it, and notifies the borrower', async () => {
    const applied = await browser.reply('POST /api/loan-application', {
      body: { ...offer, loanAmount: 3_500 },
    });
    expect(applied).toMatchObject({
      status: 200,
      body: { message: 'Applied successfully. Waiting for admin approval' },
    });
    const list = await browser.call('GET /api/loan-application/user');
    expect(list).toMatchObject({
      total: 1,
      rows: [{ loanAmount: 3_500, interestRate: 6, term: 4, status: 'Pending', decidedAt: null }],
    });
    const [row] = await applicationsOf(person);
    const decision = await test.db
      .selectFrom('decisions')
      .selectAll()
      .where('id', '=', asId<'decisions'>(row?.decision_id ?? ''))
      .executeTakeFirst();
    expect(decision).toMatchObject({ approved: true, account_id: person.id, max_amount_cents: 5_000_00 });
    expect(await mailsTo(person)).toEqual([{ subject: 'We have your loan application' }]);
    const letters = test.db.selectFrom('mails').select('body_text').where('account_id', '=', person.id);
    const { body_text } = await letters.executeTakeFirstOrThrow();
    expect(body_text).toMatch(/A person looks within 24 hours: by \d+:\d\d [ap]m, /);
  });

  it('shows its owner the full cost and what was on offer', async () => {
    const [row] = await applicationsOf(person);
    const body = await browser.call('GET /api/loan-application/:id', { params: { id: row?.id } });
    // 3,500 × 5 % = 175; 3,500 × 6 % × 4 = 840; 4,340 ÷ 4 = 1,085.
    expect(body).toMatchObject({
      cost: { fee: 175, cashInHand: 3_325, interest: 840, totalRepayment: 4_340, monthlyRepayment: 1_085 },
    });
    expect(JSON.parse(body.loanInfoImmutable)).toMatchObject({
      name: 'Pimento loan',
      maximumAmount: 5_000,
      defaultInterestRate: 6,
      maximumTerm: 4,
    });
  });

  it("answers 404 to anyone else's look at it, and no list but their own", async () => {
    const [row] = await applicationsOf(person);
    const other = await loggedIn(test, await someone(test.services));
    expect((await other.refused('GET /api/loan-application/:id', { params: { id: row?.id } })).status).toBe(
      404,
    );
    expect(await other.call('GET /api/loan-application/user')).toMatchObject({ total: 0, rows: [] });
    expect(
      (await other.refused('GET /api/loan-application/admin/:id', { params: { id: row?.id } })).status,
    ).toBe(403);
    expect(
      (
        await other.refused('POST /api/loan-application/admin/:id/approve', {
          params: { id: row?.id },
          body: {},
        })
      ).status,
    ).toBe(403);
  });

  it('is refused while an application waits, in words that say so', async () => {
    expect(await browser.refused('POST /api/loan-application', { body: offer })).toMatchObject({
      status: 409,
      code: 'application.no_offer',
      message: expect.stringContaining('You have applied for a loan already'),
    });
    expect(await applicationsOf(person)).toHaveLength(1);
  });
});

describe('what is asked for', () => {
  it.each([
    ['another rate', { ...offer, interestRate: 4 }, 409, 'application.offer_changed'],
    ['another term', { ...offer, term: 8 }, 409, 'application.offer_changed'],
    ['nothing', { ...offer, loanAmount: 0 }, 422, 'application.no_amount'],
    ['text for a number', { ...offer, loanAmount: '5000' }, 422, 'request.invalid'],
    ['a field of the server’s own', { ...offer, status: 'Approved' }, 422, 'request.invalid'],
  ])('%s is refused', async (_what, body, status, code) => {
    const person = await borrower(test.services);
    const browser = await loggedIn(test, person);
    expect(await browser.post('/api/loan-application', body)).toMatchObject({ status, body: { code } });
    expect(await applicationsOf(person)).toEqual([]);
  });

  it('is held at the offer’s maximum, also under the name of the larger model', async () => {
    const person = await borrower(test.services);
    const browser = await loggedIn(test, person);
    const asked = { ...offer, loanAmount: 90_000, model: 'FullModel' as const };
    await browser.call('POST /api/loan-application', { body: asked });
    expect(await applicationsOf(person)).toMatchObject([{ amount_cents: 5_000_00, model: 'FirstModel' }]);
  });

  it('needs an offer: without one the reasons come back', async () => {
    const browser = await loggedIn(test, await someone(test.services));
    expect(await browser.refused('POST /api/loan-application', { body: offer })).toMatchObject({
      status: 409,
      code: 'application.no_offer',
      message: expect.stringContaining('0 of 6 sections are submitted'),
    });
  });

  it('is decided anew: an offer that changed since it was shown is not taken', async () => {
    const person = await borrower(test.services);
    const browser = await loggedIn(test, person);
    await test.db
      .updateTable('submissions')
      .set({ status: 'Verified' })
      .where('account_id', '=', person.id)
      .execute();
    expect(await browser.refused('POST /api/loan-application', { body: offer })).toMatchObject({
      code: 'application.offer_changed',
    });
  });
});

describe('doing it twice', () => {
  it('two applications at once: one is taken', async () => {
    const person = await borrower(test.services);
    const [here, there] = await Promise.all([loggedIn(test, person), loggedIn(test, person)]);
    const replies = await Promise.all([
      here.reply('POST /api/loan-application', { body: offer }),
      there.reply('POST /api/loan-application', { body: offer }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await applicationsOf(person)).toHaveLength(1);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('the same key a hundred times: one effect, the same reply; another body or another person: no replay', async () => {
    const person = await borrower(test.services);
    const browser = await loggedIn(test, person);
    const key = 'apply-once-0001';
    const replies = await Promise.all(
      Array.from({ length: 100 }, () =>
        browser.reply('POST /api/loan-application', { body: offer }, { key }),
      ),
    );
    const [application] = await applicationsOf(person);
    const once = {
      status: 200,
      body: { _id: application?.id, message: 'Applied successfully. Waiting for admin approval' },
    };
    expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(replies.map(() => once));
    expect(await applicationsOf(person)).toHaveLength(1);
    expect(await mailsTo(person)).toHaveLength(1);
    expect(
      await browser.refused('POST /api/loan-application', { body: { ...offer, loanAmount: 400 } }, { key }),
    ).toMatchObject({ status: 409, code: 'request.key_reused' });
    const other = await borrower(test.services);
    const body = await (await loggedIn(test, other)).call(
      'POST /api/loan-application',
      { body: offer },
      { key },
    );
    expect(body).not.toMatchObject({ _id: application?.id });
    expect(await applicationsOf(other)).toHaveLength(1);
  });
});

describe('who may apply', () => {
  it('neither staff nor somebody with the quiz before them', async () => {
    const staff = await loggedIn(test, await moderator(test.services));
    const newcomer = await someone(test.services, { status: 'UserQuiz' });
    await submitted(test.services, newcomer);
    expect((await staff.refused('POST /api/loan-application', { body: offer })).status).toBe(403);
    expect(
      (await (await loggedIn(test, newcomer)).refused('POST /api/loan-application', { body: offer })).status,
    ).toBe(403);
  });
});
