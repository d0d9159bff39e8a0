// What a decision makes of sections that were opened again: what was verified carries over, what rules somebody out stays on file.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { borrower, loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { decideFor } from './decide-for.ts';
import { stillNeeded } from './still-needed.ts';

let test: TestApp;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp();
  staff = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const given = sampleAnswers(dayOf(new Date()));

const decided = async (person: Someone) =>
  (await decideFor(workAs(test.services, person), person.id, 'FirstModel')).decision;

const rowOf = ({ id }: Someone, sId: string) =>
  test.db
    .selectFrom('submissions as s')
    .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
    .select(['s.id', 's.information_schema_id'])
    .where('s.account_id', '=', id)
    .where('i.s_id', '=', sId)
    .where('s.reopened_at', 'is', null)
    .executeTakeFirstOrThrow();

const setOf = async (person: Someone, sId: string, set: object) =>
  test.db
    .updateTable('submissions')
    .set(set)
    .where('id', '=', (await rowOf(person, sId)).id)
    .execute();

/** Somebody whose sections are all verified. */
async function verified(): Promise<Someone> {
  const person = await borrower(test.services);
  await test.db
    .updateTable('submissions')
    .set({ status: 'Verified' })
    .where('account_id', '=', person.id)
    .execute();
  return person;
}

/** Staff open a section, and its owner sends it again. */
async function askedAgain(person: Someone, sId: string, answers: object | null) {
  const { id, information_schema_id } = await rowOf(person, sId);
  await staff.call('POST /api/informations/reopen/:id', {
    params: { id },
    body: { reason: 'Please look at it once more' },
  });
  if (!answers) return;
  await (await loggedIn(test, person)).call('POST /api/informations/submit', {
    body: { data: answers as Record<string, unknown>, informationId: information_schema_id },
  });
}

describe('a verified section that staff opened again', () => {
  it('and that is sent with the same answers makes the same offer no dearer and no smaller', async () => {
    const person = await verified();
    const before = await decided(person);
    for (const sId of ['income_information', 'credit_info', 'debt_information'])
      await askedAgain(person, sId, given[sId] ?? {});
    const after = await decided(person);
    expect(after.inputs).toEqual(before.inputs);
    expect(after.offer).toEqual(before.offer);
  });

  it('has to be sent, and nothing else is held against its owner in the meantime', async () => {
    const person = await verified();
    await askedAgain(person, 'debt_information', null);
    expect(await decided(person)).toMatchObject({
      declines: ['sections.missing'],
      inputs: { sections: { submitted: 5, verified: 6 } },
    });
  });

  it('and that is sent with other answers counts as they are, is unchecked, and keeps its share until somebody has looked', async () => {
    const person = await verified();
    await askedAgain(person, 'income_information', { ...given.income_information, income_amount: 61_000 });
    await askedAgain(person, 'credit_info', { ...given.credit_info, credit_card_payment: 3_000 });
    const { inputs } = await decided(person);
    expect(inputs).toMatchObject({ sections: { submitted: 6, verified: 6 }, creditHistory: 'claimed' });
    await setOf(person, 'income_information', { status: 'Rejected' });
    expect((await decided(person)).inputs.sections).toMatchObject({ verified: 5 });
  });

  it('is not verified for the payout, even with the same answers', async () => {
    const person = await verified();
    await askedAgain(person, 'income_information', given.income_information ?? {});
    const needed = await stillNeeded(workAs(test.services, person), person.id, 50_000_00);
    expect(needed).toMatchObject([{ proof: 'income', state: 'NotProved' }]);
  });
});

describe('a debt in arrears that was stated', () => {
  it('is on file until a checked answer says otherwise', async () => {
    const person = await borrower(test.services);
    const behind = { ...given.debt_information, debt_1_in_arrears: 'Yes' };
    await setOf(person, 'debt_information', { answers: JSON.stringify(behind) });
    expect(await decided(person)).toMatchObject({ declines: ['elsewhere.overdue'] });
    await askedAgain(person, 'debt_information', null);
    expect((await decided(person)).declines).toContain('elsewhere.overdue');
    const { information_schema_id: informationId } = await test.db
      .selectFrom('submissions')
      .select('information_schema_id')
      .where('account_id', '=', person.id)
      .where('reopened_at', 'is not', null)
      .executeTakeFirstOrThrow();
    await (await loggedIn(test, person)).call('POST /api/informations/submit', {
      body: { data: { ...given.debt_information }, informationId },
    });
    const denied = await decided(person);
    expect(denied).toMatchObject({ declines: ['elsewhere.overdue'], inputs: { creditHistory: 'overdue' } });
    await setOf(person, 'debt_information', { status: 'Verified' });
    expect(await decided(person)).toMatchObject({ declines: [] });
  });

  it('is said to be on file, and how it goes away', async () => {
    const person = await borrower(test.services);
    const behind = { ...given.debt_information, debt_1_in_arrears: 'Yes' };
    await setOf(person, 'debt_information', { answers: JSON.stringify(behind) });
    const { reasons } = await (await loggedIn(test, person)).call('GET /api/loan/user/decision', {
      query: {},
    });
    expect(JSON.stringify(reasons)).toContain('It counts until we have checked that you are not.');
  });
});
