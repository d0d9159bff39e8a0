import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DecisionInputs } from '#features/decisions/contract.ts';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { applicant } from '#features/decisions/rules/applicant.test-support.ts';
import { decide } from '#features/decisions/rules/decide.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, moderator, type Someone, someone, submitted } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { noonOf, repaid, runningLoan } from '#tests/support/loans.ts';

let test: TestApp;
let officer: Someone;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  desk = await loggedIn(test, officer);
});
afterAll(() => test.close());

const today = dayOf(new Date());
const sample = sampleAnswers(today);

/** Somebody who stated their sex, and was decided on by the engine on a day. */
async function decided(gender: string, on: Day, known: Partial<DecisionInputs> = {}, version = 1) {
  const person = await someone(test.services);
  const answers = { ...sample, basic_information: { ...sample.basic_information, gender } };
  await submitted(test.services, person, { answers });
  await decideAgain(person, on, known, version);
  return person;
}

async function decideAgain({ id }: Someone, on: Day, known: Partial<DecisionInputs> = {}, version = 1) {
  const decision = decide({ ...defaultPolicy, version }, applicant(known), on);
  const { inputs, offer } = decision;
  await test.db
    .insertInto('decisions')
    .values({
      id: newId(),
      account_id: id,
      model: 'FirstModel',
      policy_version: version,
      inputs: JSON.stringify(inputs),
      outcome: JSON.stringify(decision),
      approved: offer !== null,
      score: decision.score,
      grade: decision.grade ?? '',
      max_amount_cents: cents(offer?.maxLoanAmountCents ?? 0),
      rate_monthly_bps: offer?.rateMonthlyBps ?? 0,
      term_months: offer?.loanTermMonths ?? 0,
      created_at: noonOf(on),
      expires_at: noonOf(addDays(on, 30)),
    })
    .execute();
}

const poor = { incomeCents: 1_000_00, expensesCents: 1_000_00 };

describe('the figures of the score', () => {
  it('count each person once, by the latest decision of the period, and compare by sex', async () => {
    const on = addDays(today, -20);
    for (let n = 0; n < 32; n++) await decided('Female', on, n < 20 ? {} : poor);
    for (let n = 0; n < 32; n++) {
      const person = await decided('Male', addDays(on, -1), poor);
      await decideAgain(person, on);
    }
    const found = await desk.call('GET /api/score', { query: { from: addDays(today, -30), to: today } });
    expect(found.asked).toMatchObject({ people: 64, isCut: false, approved: { count: 52, of: 64 } });
    expect(found.before).toEqual({ from: addDays(today, -61), to: addDays(today, -31) });
    const [bySex, byParish, byAge] = found.asked.groups;
    expect(bySex?.rows).toMatchObject([
      { group: 'Female', count: 20, of: 32, isFlagged: true, mayBeChance: false },
      { group: 'Male', count: 32, of: 32, isFlagged: false },
    ]);
    const rate = (decide(defaultPolicy, applicant(), on).offer?.rateMonthlyBps ?? 0) / 100;
    expect(bySex?.rows[1]?.price).toEqual({ mean: rate, low: rate, high: rate });
    expect(byParish?.rows.map(({ group }) => group)).toEqual([
      (sample.basic_information as { parish: string }).parish,
    ]);
    expect(byAge?.rows.map(({ group }) => group)).toEqual(['25 to 34']);
    expect(found.asked.factors.map(({ factor }) => factor)).toContain('timeInJob');
  });

  it('are of one version where one is asked for, and of the day to its end in Jamaica', async () => {
    const before = addDays(today, -700);
    await decided('Other', before);
    const only = { from: before, to: before };
    expect((await desk.call('GET /api/score', { query: { ...only, version: 1 } })).asked.people).toBe(1);
    expect((await desk.call('GET /api/score', { query: { ...only, version: 7 } })).asked.people).toBe(0);
    const next = { from: addDays(before, 1), to: addDays(before, 1) };
    expect((await desk.call('GET /api/score', { query: next })).asked.people).toBe(0);
  });

  it('know of our own loans who was in default within twelve months, and what is not known yet', async () => {
    const old = addDays(today, -400);
    const lost = await runningLoan(test.services, { disbursedOn: old, now: new Date() });
    const kept = await runningLoan(test.services, { disbursedOn: old, now: noonOf(old) });
    for (const [month, amount] of [1_916_66, 1_916_66, 1_916_68].entries())
      await repaid(test.services, kept, amount, addDays(old, 28 * (month + 1)));
    await runningLoan(test.services, { disbursedOn: addDays(today, -200), now: new Date() });
    await runningLoan(test.services, {
      disbursedOn: old,
      now: new Date(),
      lender: await lender(test.services),
    });
    const { repaid: figures } = await desk.call('GET /api/score');
    expect(lost.number).not.toBe(kept.number);
    expect(figures).toMatchObject({ loans: 3, bad: { count: 1, of: 2, share: null }, separation: null });
    const byMonth = figures.vintages.find(({ by }) => by === 'month')?.rows ?? [];
    expect(byMonth.map(({ cohort, loans, lent }) => [cohort, loans, lent])).toEqual([
      [old.slice(0, 7), 2, 10_000],
      [addDays(today, -200).slice(0, 7), 1, 5_000],
    ]);
    expect(byMonth[0]?.after.find(({ months }) => months === 6)?.defaulted).toMatchObject({
      count: 1,
      of: 2,
    });
  });

  it('name each officer who decided, with how many they rejected, and how many they approved against the day’s decision', async () => {
    const strict = await moderator(test.services, { firstName: 'Stern', lastName: 'Officer' });
    const loan = await runningLoan(test.services, {
      officer: strict,
      disbursedOn: addDays(today, -3),
      now: new Date(),
    });
    await test.db
      .updateTable('applications')
      .set({ decided_by: strict.id })
      .where('id', '=', loan.applicationId)
      .execute();
    const { officers } = await desk.call('GET /api/score', { query: { from: addDays(today, -10) } });
    expect(officers).toEqual([
      {
        officer: { _id: loan.officer.id, fullName: 'Stern Officer' },
        rejected: { count: 0, of: 1, share: null },
        verdict: null,
        overrode: { count: 0, of: 1, share: null },
        verdictOnOverrides: null,
      },
    ]);
    const second = await moderator(test.services, { firstName: 'Kind', lastName: 'Officer' });
    // The approval stands already, and by itself nobody makes another of it.
    await test.owner.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await db
        .updateTable('applications')
        .set({ decided_again: '{}', worse_reason: 'Both saw the contract', first_approved_at: new Date() })
        .set({ first_approved_by: second.id })
        .where('decided_by', '=', loan.officer.id)
        .execute();
    });
    const again = await desk.call('GET /api/score', { query: { from: addDays(today, -10) } });
    expect(
      again.officers.map(({ officer, rejected, overrode }) => [officer.fullName, rejected.of, overrode]),
    ).toEqual([
      ['Stern Officer', 1, { count: 1, of: 1, share: null }],
      ['Kind Officer', 0, { count: 1, of: 1, share: null }],
    ]);
  });

  it('refuse a period that is none, or is to come', async () => {
    for (const query of [
      { from: '2026-13-01' },
      { from: today, to: addDays(today, -1) },
      { to: addDays(today, 1) },
    ])
      expect(await desk.refused('GET /api/score', { query })).toMatchObject({
        status: 422,
        code: 'score.range',
      });
  });
});
