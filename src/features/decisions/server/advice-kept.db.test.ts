import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { addDays, DAY_MS, type Day, dayOf } from '#shared/calendar.ts';
import { changeSubmission, loggedIn, type Someone, someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import type { OfferOutput, PolicyFigures } from '../contract.ts';
import { decideFor } from './decide-for.ts';
import { stopChallenge } from './policy-desk/challenge/end-challenge.ts';
import { challenged, drawn, published } from './policy-desk/policy-desk.test-support.ts';
import { readDecision } from './read-decision.ts';
import { recordOffer } from './record-offer.ts';

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const today = dayOf(new Date());
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Somebody whose debts take all that may be taken of the income: of 60,000 they are 24,000. */
async function indebted(): Promise<Someone> {
  const person = await someone(test.services);
  await submitted(test.services, person, { answers: answersWith(24_000) });
  return person;
}

function answersWith(debtPayments: number) {
  const answers = sampleAnswers(today);
  return {
    ...answers,
    income_information: {
      ...answers.income_information,
      ...{ income_amount: 60_000, how_often_paid: 'Monthly', has_other_income: 'No' },
      ...{ household_expenses_amount: 10_000, household_expenses_how_often: 'Monthly' },
    },
    debt_information: {
      ...{ number_of_debts: '1', debt_1_payment: debtPayments, debt_1_how_often_paid: 'Monthly' },
    },
    // They count in months, and nothing but the days is to differ.
    occupational_information: { employment_status: 'Self-employed' },
    banking_information: {},
    credit_info: {},
  };
}

/** Debts are stated anew, as a section that staff reopened. */
const paysOnDebts = (person: Someone, dollars: number) =>
  changeSubmission(test, person, 'debt_information', {
    answers: JSON.stringify(answersWith(dollars).debt_information),
  });

/** The income is stated anew, as a section that staff reopened. */
function earns(person: Someone, dollars: number) {
  const { income_information } = answersWith(24_000);
  return changeSubmission(test, person, 'income_information', {
    answers: JSON.stringify({ ...income_information, income_amount: dollars }),
  });
}

const shownTo = async (person: Someone, cannotChange = '') =>
  (
    await (
      await loggedIn(test, person)
    ).get(`/api/loan/user/decision?loanType=FirstModel${cannotChange && `&cannotChange=${cannotChange}`}`)
  ).body as OfferOutput;
const record = (person: Someone, now = new Date()) =>
  recordOffer(workAs(test.services, person, now), { body: {} });
const decided = (person: Someone, now = new Date()) =>
  decideFor(workAs(test.services, person, now), person.id, 'FirstModel');
const rowsOf = ({ id }: Someone) =>
  test.db.selectFrom('decisions').selectAll().where('account_id', '=', id).orderBy('created_at').execute();

const withShare =
  (incomeShareBps: number) =>
  (figures: PolicyFigures): PolicyFigures => ({
    ...figures,
    allowance: { ...figures.allowance, incomeShareBps },
  });
/** Of the income only a quarter may go to debts and instalments. */
const stricter = withShare(2_500);

/** The debts of each advice that is about them alone, in dollars. */
const debtsAskedFor = ({ advice }: Pick<OfferOutput, 'advice'>): number[] =>
  advice.flatMap(({ claim: { changes } }) =>
    changes.length === 1 && changes[0]?.lever === 'debtPayments' ? [changes[0].atMostCents / 100] : [],
  );

/** The debts that the first advice asks for, in dollars. */
const askedFor = ({ advice }: OfferOutput): number => {
  const [change] = advice[0]?.claim.changes ?? [];
  if (change?.lever !== 'debtPayments') throw new Error('the first advice is about debts');
  return change.atMostCents / 100;
};

describe('advice', () => {
  it('followed leads to the offer that it named, and a dollar short of it to less', async () => {
    const person = await indebted();
    const shown = await shownTo(person);
    expect(shown).toMatchObject({ loanDecision: false, reasons: [{ code: 'amount.income_share' }] });
    await paysOnDebts(person, askedFor(shown) + 1);
    const [advice] = shown.advice;
    const short = await shownTo(person);
    expect(short.maxLoanAmount).toBeLessThan((advice?.claim.maxLoanAmountCents ?? 0) / 100);
    await paysOnDebts(person, askedFor(shown));
    expect(await shownTo(person)).toMatchObject({
      maxLoanAmount: (advice?.claim.maxLoanAmountCents ?? 0) / 100,
      loanTermMonths: advice?.claim.loanTermMonths,
      interestRate: (advice?.claim.rateMonthlyBps ?? 0) / 100,
    });
  });

  it('leaves out what is marked, in one call that keeps nothing', async () => {
    const person = await indebted();
    const marked = await shownTo(person, 'debtPayments');
    expect(marked.advice.length).toBeGreaterThan(0);
    expect(JSON.stringify(marked.advice)).not.toContain('debtPayments');
    expect(marked.levers).toContain('debtPayments');
    expect(await rowsOf(person)).toEqual([]);
    const browser = await loggedIn(test, person);
    expect(
      (await browser.refused('GET /api/loan/user/decision', { query: { cannotChange: 'age' } })).status,
    ).toBe(422);
  });

  it('is kept to under the next policy, and the decision says whose advice it keeps', async () => {
    const person = await indebted();
    const shown = await shownTo(person);
    const { decisionId } = await record(person);
    await published(test.services, stricter);
    expect(await decided(person)).toMatchObject({ policy: { version: 2 }, decision: { offer: null } });

    await paysOnDebts(person, askedFor(shown));
    const { policy, decision } = await decided(person);
    expect(policy.version).toBe(1);
    expect(decision.offer?.maxLoanAmountCents).toBe(shown.advice[0]?.claim.maxLoanAmountCents);
    expect(decision.honours).toEqual({ decisionId, givenOn: today });
    const kept = await record(person);
    const read = await readDecision(workAs(test.services, person), kept.decisionId);
    expect(read.decision).toMatchObject({ policyVersion: 1, honours: { decisionId, givenOn: today } });
    // The offer made so stands as any other does.
    expect((await decided(person)).decision.offer).toEqual(decision.offer);
  });

  it('is shown as kept under the next policy, with its version and last day: before it is followed, and after', async () => {
    const person = await indebted();
    const shown = await shownTo(person);
    expect(shown.kept).toBeNull();
    await record(person, inDays(-10));
    await published(test.services, stricter);
    const promise = { policyVersion: 1, givenOn: addDays(today, -10), until: addDays(today, 20) };
    const next = await shownTo(person);
    expect(next).toMatchObject({ loanDecision: false, policyVersion: 2, kept: promise });
    expect(next.kept?.advice).toEqual(shown.advice);

    await paysOnDebts(person, askedFor(shown));
    const followed = { loanDecision: true, policyVersion: 1, kept: { ...promise, advice: [] } };
    expect(await shownTo(person)).toMatchObject(followed);
    // Once it is on record it stands as an offer, and is still the one that was promised.
    await record(person);
    expect(await shownTo(person)).toMatchObject(followed);
  });

  it('is shown as kept no longer than it is, and only while it would lead to what it says', async () => {
    const [late, worse, better] = [await indebted(), await indebted(), await indebted()];
    await record(late, inDays(-31));
    for (const person of [worse, better]) await record(person);
    await published(test.services, stricter);
    expect((await shownTo(late)).kept).toBeNull();
    for (const person of [worse, better])
      expect(debtsAskedFor((await shownTo(person)).kept ?? { advice: [] })).not.toEqual([]);
    // Two thirds of the income are gone: lower debts alone, advised on all of it, would lead to less now; the whole income still would.
    await earns(worse, 20_000);
    const { kept } = await shownTo(worse);
    expect(kept?.advice.length).toBeGreaterThan(0);
    expect(debtsAskedFor(kept ?? { advice: [] })).toEqual([]);
    await published(test.services, withShare(5_000));
    // The rules of today offer all of it as it is.
    expect(await shownTo(better)).toMatchObject({ loanDecision: true, kept: null });
  });

  it('is kept to for thirty days, and then no longer', async () => {
    const person = await indebted();
    const shown = await shownTo(person);
    expect(shown.adviceStandsUntil).toBe(addDays(today, 30));
    await record(person);
    await published(test.services, stricter);
    await paysOnDebts(person, askedFor(shown));
    expect((await decided(person, inDays(30))).policy.version).toBe(1);
    expect((await decided(person, inDays(31))).policy.version).toBe(2);
  });

  it('is no promise to who did something less, or was never shown any', async () => {
    const [lazy, stranger] = [await indebted(), await indebted()];
    const shown = await shownTo(lazy);
    await record(lazy);
    await published(test.services, stricter);
    // A dollar more than the advice that asks the least.
    await paysOnDebts(lazy, Math.max(...debtsAskedFor(shown)) + 1);
    await paysOnDebts(stranger, askedFor(shown));
    expect((await decided(lazy)).policy.version).toBe(2);
    expect((await decided(stranger)).policy.version).toBe(2);
  });

  it('of the policy before the last is kept to as well, also where that one has been shown its own since', async () => {
    const person = await indebted();
    const shown = await shownTo(person);
    const { decisionId } = await record(person);
    await published(test.services, stricter);
    await record(person);
    await published(test.services, withShare(2_000));
    expect((await shownTo(person)).kept?.advice.length).toBeGreaterThan(0);
    await paysOnDebts(person, askedFor(shown));
    const { policy, decision } = await decided(person);
    expect(policy.version).toBe(1);
    expect(decision.offer?.maxLoanAmountCents).toBe(shown.advice[0]?.claim.maxLoanAmountCents);
    expect(decision.honours).toEqual({ decisionId, givenOn: today });
  });

  it('gives way to a next policy that offers more', async () => {
    const person = await indebted();
    const shown = await shownTo(person);
    await record(person);
    await published(test.services, withShare(5_000));
    await paysOnDebts(person, askedFor(shown));
    const { policy, decision } = await decided(person);
    expect(policy.version).toBe(2);
    expect(decision).not.toHaveProperty('honours');
  });

  it('of a challenger is kept to once it is no longer tried, and bears its number', async () => {
    const admin = await someone(test.services, { userType: 'Admin' });
    const challenger = await challenged(test.services, stricter);
    const person = await drawn(test.services, 'Challenger', indebted);
    const shown = await shownTo(person);
    expect(shown).toMatchObject({ loanDecision: false, policyVersion: challenger });
    const { decisionId } = await record(person);
    await stopChallenge(workAs(test.services, admin), {
      params: { id: challenger },
      body: { note: 'It declined too many' },
    });
    // One that would offer nothing, so that the offer can only be the challenger's.
    await published(test.services, withShare(2_000));
    expect((await decided(person)).decision).toMatchObject({ offer: null, policyVersion: challenger + 1 });
    await paysOnDebts(person, askedFor(shown));
    const { policy, decision } = await decided(person);
    expect(policy.version).toBe(challenger);
    expect(decision.offer?.maxLoanAmountCents).toBe(shown.advice[0]?.claim.maxLoanAmountCents);
    expect(decision.honours).toEqual({ decisionId, givenOn: today });
    expect((await decided(person, inDays(31))).policy.version).toBe(challenger + 1);
  });

  it('given before a challenge began stays the champion’s: whom it had decided on is not drawn', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, indebted));
    for (const person of people) await record(person);
    await challenged(test.services, stricter);
    const versions = await Promise.all(people.map(async (person) => (await decided(person)).policy.version));
    expect(new Set(versions)).toEqual(new Set([1]));
  });

  it('says the same last day however often it is shown, and begins anew once that has passed', async () => {
    const person = await indebted();
    await record(person, inDays(-10));
    const until = (await shownTo(person)).adviceStandsUntil;
    expect(until).toBe(addDays(today, 20) satisfies Day);
    await record(person);
    expect(await rowsOf(person)).toHaveLength(1);
    await record(person, inDays(20));
    expect(await rowsOf(person)).toHaveLength(2);
    const mails = await test.db
      .selectFrom('mails')
      .select('body_text')
      .where('account_id', '=', person.id)
      .execute();
    expect(mails).toMatchObject([
      {
        body_text: expect.stringMatching(/With debt payments of[\s\S]*by version 1 of our rules/),
      },
    ]);
  });
});
