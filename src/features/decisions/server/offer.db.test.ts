import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { addMonths, DAY_MS, dayOf } from '#shared/calendar.ts';
import { borrower, loggedIn, type Someone, someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { recordOffer } from './record-offer.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const recordsOf = ({ id }: Someone) =>
  test.db.selectFrom('decisions').selectAll().where('account_id', '=', id).orderBy('id').execute();
const mailsTo = ({ id }: Someone) =>
  test.db.selectFrom('mails').select(['subject', 'body_text']).where('account_id', '=', id).execute();
const record = (person: Someone, now = new Date()) =>
  recordOffer(workAs(test.services, person, now), { body: {} });

const today = dayOf(new Date());
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** All six sections, and an income that carries nothing. */
const poorAnswers = () => {
  const answers = sampleAnswers(today);
  return { ...answers, income_information: { ...answers.income_information, income_amount: 500 } };
};

describe('the offer', () => {
  it('is there once six sections are submitted, and reading it keeps nothing', async () => {
    const person = await borrower(test.services);
    const browser = await loggedIn(test, person);
    const body = await browser.call('GET /api/loan/user/decision', { query: { loanType: 'FirstModel' } });
    expect(body).toMatchObject({
      loanDecision: true,
      maxLoanAmount: 5_000,
      interestRate: 6,
      loanTermMonths: 4,
      reasonForDecline: null,
    });
    expect(await recordsOf(person)).toEqual([]);
  });

  it('asks for no section that is hidden, and does not count what was submitted of it', async () => {
    const without = (section: string) =>
      Object.fromEntries(Object.entries(sampleAnswers(today)).filter(([sId]) => sId !== section));
    const [all, oneShort] = [await someone(test.services), await someone(test.services)];
    await submitted(test.services, all, { answers: without('banking_information') });
    await submitted(test.services, oneShort, { answers: without('debt_information') });
    const hide = (is_hidden: boolean) =>
      test.db
        .updateTable('information_schemas')
        .set({ is_hidden })
        .where('s_id', '=', 'banking_information')
        .execute();
    await hide(true);
    try {
      const decided = async (person: Someone) =>
        await (await loggedIn(test, person)).call('GET /api/loan/user/decision');
      expect(await decided(all)).toMatchObject({ loanDecision: true });
      expect(await decided(oneShort)).toMatchObject({
        loanDecision: false,
        reasons: expect.arrayContaining([expect.objectContaining({ code: 'sections.missing' })]),
      });
    } finally {
      await hide(false);
    }
  });

  it('says what is missing, and what would change it, while sections are', async () => {
    const browser = await loggedIn(test, await someone(test.services));
    expect(await browser.call('GET /api/loan/user/decision')).toMatchObject({
      loanDecision: false,
      maxLoanAmount: 0,
      expiresOn: null,
      reasons: expect.arrayContaining([
        expect.objectContaining({
          code: 'sections.missing',
          note: 'Submit the remaining sections, and we decide.',
        }),
      ]),
    });
  });

  it('is for borrowers, and of a model that exists', async () => {
    const staff = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
    expect((await staff.refused('GET /api/loan/user/decision')).status).toBe(403);
    const browser = await loggedIn(test, await someone(test.services));
    expect((await browser.get('/api/loan/user/decision?loanType=Other')).status).toBe(422);
  });
});

describe('recording what is shown', () => {
  it('keeps the decision with inputs and points, once, however often it is shown', async () => {
    const person = await borrower(test.services);
    const browsers = await Promise.all([loggedIn(test, person), loggedIn(test, person)]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        browsers[number % 2]?.reply('POST /api/loan/user/decision', { body: {} }),
      ),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply?.body))).size).toBe(1);
    expect(await recordsOf(person)).toMatchObject([
      {
        approved: true,
        policy_version: 1,
        grade: 'B',
        rate_monthly_bps: 600,
        max_amount_cents: 5_000_00,
        inputs: { employmentStatus: 'Employed full time' },
        outcome: { declines: [], offer: { maxLoanAmountCents: 5_000_00 } },
      },
    ]);
    expect(await mailsTo(person)).toEqual([]);
  });

  it('keeps a new one when what it was made from changes', async () => {
    const person = await borrower(test.services);
    await record(person);
    await test.db
      .updateTable('submissions')
      .set({ status: 'Verified' })
      .where('account_id', '=', person.id)
      .execute();
    await record(person);
    expect((await recordsOf(person)).map((row) => row.rate_monthly_bps)).toEqual([600, 400]);
  });

  it('keeps a new one when the offer has run out', async () => {
    const answers = sampleAnswers(today);
    // Neither of the two counts in months, so that nothing but the days differs.
    const timeless = { ...answers, occupational_information: {}, banking_information: {} };
    const person = await someone(test.services);
    await submitted(test.services, person, { answers: timeless });
    await record(person);
    await record(person, inDays(29));
    expect(await recordsOf(person)).toHaveLength(1);
    await record(person, inDays(32));
    expect(await recordsOf(person)).toHaveLength(2);
  });

  it('keeps a new one on the birthday that makes a loan possible', async () => {
    const answers = sampleAnswers(today);
    const birthday = addMonths(today, 12 * -18);
    const person = await someone(test.services);
    await submitted(test.services, person, {
      answers: {
        ...answers,
        basic_information: { ...answers.basic_information, date_of_birth: birthday },
        occupational_information: {},
        banking_information: {},
      },
    });
    await record(person, inDays(-2));
    await record(person);
    expect((await recordsOf(person)).map(({ approved }) => approved)).toEqual([false, true]);
  });
});

describe('a decline', () => {
  it('is kept once and mailed once, with its reasons', async () => {
    const person = await someone(test.services);
    await submitted(test.services, person, { answers: poorAnswers() });
    const [here, there] = await Promise.all([loggedIn(test, person), loggedIn(test, person)]);
    await Promise.all(
      [here, there, here].map((browser) => browser.reply('POST /api/loan/user/decision', { body: {} })),
    );
    expect(await recordsOf(person)).toMatchObject([{ approved: false, max_amount_cents: 0 }]);
    expect(await mailsTo(person)).toMatchObject([
      {
        subject: 'About your loan offer',
        body_text: expect.stringMatching(
          /take all of your income of \$13,083\.33 a month[\s\S]*We looked for one or two changes that would be enough, and found none/,
        ),
      },
    ]);
  });

  it('for sections still to be filled in is not mailed', async () => {
    const person = await someone(test.services);
    await record(person);
    expect(await recordsOf(person)).toHaveLength(1);
    expect(await mailsTo(person)).toEqual([]);
  });
});
