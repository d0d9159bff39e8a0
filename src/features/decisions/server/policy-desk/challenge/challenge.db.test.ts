import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { borrower, loggedIn, moderator, type Someone, someone, submitted } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import type { PolicyFigures } from '../../../contract.ts';
import { policyInForce } from '../../policies.ts';
import { policyFor } from '../../policy-for.ts';
import { recordOffer } from '../../record-offer.ts';
import { challenged, draftOf, drawn, published, triedToTheEnd } from '../policy-desk.test-support.ts';

let test: TestApp;
/** Writes drafts. */
let boss: Someone;
let admin: Caller;
/** Publishes what the first wrote. */
let second: Caller;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  boss = await someone(test.services, { userType: 'Admin' });
  admin = await loggedIn(test, boss);
  second = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
});
afterAll(() => test.close());

const firstLoan =
  (cents: number) =>
  (figures: PolicyFigures): PolicyFigures => ({
    ...figures,
    loan: { ...figures.loan, largestCents: { ...figures.loan.largestCents, FirstModel: cents } },
  });
const smaller = firstLoan(2_000_00);

const begin = (id: string, by = second, sharePercent = 50) =>
  by.reply('POST /api/policy/drafts/:id/challenge', {
    params: { id },
    body: { revision: 2, note: 'Smaller first loans', sharePercent },
  });
const stop = (version: number, note = 'Too few offers', by = admin) =>
  by.reply('POST /api/policy/challenges/:id/stop', { params: { id: version }, body: { note } });
const promote = (
  version: number,
  by = second,
  said: { withoutComparison?: true } = { withoutComparison: true },
) =>
  by.reply('POST /api/policy/challenges/:id/promote', {
    params: { id: version },
    body: { note: 'Fewer went bad', ...said },
  });
const versionNow = async () => (await policyInForce(workAs(test.services, null))).version;
const someBorrower = () => borrower(test.services);
const arm = (which: 'Champion' | 'Challenger') => drawn(test.services, which, someBorrower);
const offerOf = async (person: Someone) =>
  await (await loggedIn(test, person)).call('GET /api/loan/user/decision');
const record = (person: Someone, now = new Date()) =>
  recordOffer(workAs(test.services, person, now), { body: {} });
const keptOf = ({ id }: Someone) =>
  test.db
    .selectFrom('decisions as d')
    .leftJoin('challenge_decisions as c', 'c.decision_id', 'd.id')
    .select(['d.policy_version', 'd.max_amount_cents', 'c.challenge', 'c.arm', 'c.beside'])
    .where('d.account_id', '=', id)
    .orderBy('d.created_at')
    .execute();
const auditOf = async () => {
  const rows = await test.db
    .selectFrom('audit_entries')
    .select('action')
    .where('action', 'in', ['policy.challenge', 'policy.stopChallenge', 'policy.promote', 'policy.return'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ action }) => action);
};

describe('a challenger', () => {
  it('needs what publishing needs: a second person, a whole trial, a share within its bounds', async () => {
    const person = await someBorrower();
    const another = await someBorrower();
    for (const each of [person, another]) await record(each);
    const id = await draftOf(test.services, boss, smaller);
    expect(await begin(id)).toMatchObject({ status: 409, body: { code: 'policy.trial_needed' } });
    await triedToTheEnd(test.services, boss, id, 1);
    expect(await begin(id)).toMatchObject({ status: 409, body: { code: 'policy.trial_too_small' } });
    await triedToTheEnd(test.services, boss, id);
    expect(await begin(id, admin)).toMatchObject({ status: 409, body: { code: 'policy.second_person' } });
    for (const share of [4, 51]) expect((await begin(id, second, share)).status).toBe(422);
    const officer = await loggedIn(test, await moderator(test.services));
    expect((await begin(id, officer)).status).toBe(403);
    expect(await begin(id)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await admin.call('GET /api/policy')).toMatchObject({
      inForce: { version: 1 },
      challenge: { version: 2, champion: 1, sharePercent: 50, writers: [boss.id] },
    });
    expect(await auditOf()).toEqual(['policy.challenge']);
  });

  it('decides for those it was drawn for and nobody else, and both decisions are kept', async () => {
    const known = await someBorrower();
    await record(known);
    const challenger = await challenged(test.services, smaller);
    const [one, other] = [await arm('Challenger'), await arm('Champion')];
    expect(await versionNow()).toBe(1);
    expect(await offerOf(one)).toMatchObject({ maxLoanAmount: 2_000, policyVersion: challenger });
    expect(await offerOf(other)).toMatchObject({ maxLoanAmount: 5_000, policyVersion: 1 });
    for (const person of [one, other, known]) await record(person);
    expect(await keptOf(one)).toEqual([
      {
        ...{
          policy_version: challenger,
          max_amount_cents: 2_000_00,
          challenge: challenger,
          arm: 'Challenger',
        },
        beside: expect.objectContaining({
          policyVersion: 1,
          offer: expect.objectContaining({ maxLoanAmountCents: 5_000_00 }),
        }),
      },
    ]);
    expect(await keptOf(other)).toMatchObject([{ policy_version: 1, arm: 'Champion', beside: null }]);
    expect(await keptOf(known)).toMatchObject([{ policy_version: 1, challenge: null }]);
  });

  it('is drawn by the account alone: the same as long as it runs, for about its share', async () => {
    await challenged(test.services, smaller);
    const people = await Promise.all(Array.from({ length: 60 }, () => someone(test.services)));
    const lots = async () =>
      Promise.all(
        people.map(async ({ id }) => (await policyFor(workAs(test.services, null), id)).policy.version),
      );
    const first = await lots();
    expect(await lots()).toEqual(first);
    const share = first.filter((version) => version === 2).length / people.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.75);
  });

  it('says the same of the same facts, whoever states them: a man or a woman of either arm', async () => {
    await challenged(test.services, smaller);
    const today = dayOf(new Date());
    const sample = sampleAnswers(today);
    const telling = (gender: string, parish: string) => async () => {
      const person = await someone(test.services);
      const basic_information = { ...sample.basic_information, gender, parish };
      await submitted(test.services, person, { answers: { ...sample, basic_information } });
      return person;
    };
    for (const which of ['Challenger', 'Champion'] as const) {
      const woman = await drawn(test.services, which, telling('Female', 'St. Andrew'));
      const man = await drawn(test.services, which, telling('Male', 'Portland'));
      const [hers, his] = [await offerOf(woman), await offerOf(man)];
      expect(JSON.stringify({ ...his, updates: [] })).toBe(JSON.stringify({ ...hers, updates: [] }));
      expect(hers.reasons.length + hers.advice.length).toBeGreaterThan(0);
    }
  });

  it('takes the application on its terms, which decides the arm for its whole life', async () => {
    const challenger = await challenged(test.services, smaller);
    const person = await arm('Challenger');
    const browser = await loggedIn(test, person);
    const { loanTermMonths: term, interestRate } = await offerOf(person);
    const { _id } = await browser.call('POST /api/loan-application', {
      body: { term, interestRate, loanAmount: 2_000, model: 'FirstModel' },
    });
    await stop(challenger);
    const application = await test.db
      .selectFrom('applications as a')
      .innerJoin('challenge_decisions as c', 'c.decision_id', 'a.decision_id')
      .innerJoin('decisions as d', 'd.id', 'a.decision_id')
      .select(['a.id', 'c.arm', 'd.policy_version'])
      .where('a.account_id', '=', person.id)
      .executeTakeFirst();
    expect(application).toEqual({ id: _id, arm: 'Challenger', policy_version: challenger });
  });

  it('is the only change while it runs, also for whoever goes past the desk', async () => {
    const challenger = await challenged(test.services, smaller);
    const id = await draftOf(test.services, boss, firstLoan(3_000_00));
    await triedToTheEnd(test.services, boss, id);
    const publish = await second.reply('POST /api/policy/drafts/:id/publish', {
      params: { id },
      body: { revision: 2, note: 'For everybody at once' },
    });
    const refused = { status: 409, body: { code: 'policy.challenge_runs' } };
    expect([publish, await begin(id)]).toMatchObject([refused, refused]);
    const row = await test.db
      .selectFrom('policies')
      .selectAll()
      .where('version', '=', challenger)
      .executeTakeFirstOrThrow();
    const insert = (changed: object) =>
      test.db
        .insertInto('policies')
        .values({ ...row, policy: JSON.stringify(row.policy), version: 9, ...changed })
        .execute();
    await expect(insert({ challenges: null })).rejects.toThrow(/nothing else is published/);
    await stop(challenger);
    await expect(insert({ challenges: null, promotes: challenger })).rejects.toThrow(/that was tried/);
    const again = test.db
      .updateTable('policy_challenges')
      .set({ share_percent: 10 })
      .where('version', '=', challenger)
      .execute();
    await expect(again).rejects.toThrow(/ended once/);
  });
});

describe('the end of a challenge', () => {
  it('stopped: the champion decides on everybody at once, offers stand, and every other admin is told', async () => {
    const challenger = await challenged(test.services, firstLoan(6_000_00));
    const [shown, unseen] = [await arm('Challenger'), await arm('Challenger')];
    await record(shown);
    expect((await stop(challenger, ' ')).status).toBe(422);
    expect((await stop(99)).status).toBe(404);
    const replies = await Promise.all([stop(challenger), stop(challenger)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await offerOf(unseen)).toMatchObject({ maxLoanAmount: 5_000, policyVersion: 1 });
    expect(await offerOf(shown)).toMatchObject({ maxLoanAmount: 6_000, policyVersion: challenger });
    expect(await auditOf()).toEqual(['policy.challenge', 'policy.stopChallenge']);
    const mails = await test.db
      .selectFrom('mails')
      .select('body_text')
      .where('subject', '=', 'Version 2 of the decision policy is no longer tried')
      .execute();
    // Of five admins, all but the one who did it.
    expect(mails).toHaveLength(3);
    expect(mails[0]?.body_text).toContain('The reason given: Too few offers');
    // The next version is tried against the champion, whose number is not the one before it.
    expect(await published(test.services, firstLoan(4_000_00))).toBe(challenger + 1);
    expect(
      await admin.call('GET /api/policy/versions/:id', { params: { id: challenger + 1 } }),
    ).toMatchObject({
      changes: [{ before: '$5,000.00', after: '$4,000.00' }],
    });
  });

  it('promoted: its figures are in force for everybody, not by who wrote them, and one admin goes back', async () => {
    const id = await draftOf(test.services, boss, smaller);
    await triedToTheEnd(test.services, boss, id);
    await begin(id);
    expect(await promote(2, admin)).toMatchObject({ status: 409, body: { code: 'policy.second_person' } });
    // Nobody has a loan yet, so nothing can be compared.
    expect(await promote(2, second, {})).toMatchObject({
      status: 409,
      body: { code: 'policy.not_compared' },
    });
    expect(await promote(2)).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await admin.call('GET /api/policy/versions/:id', { params: { id: 3 } })).toMatchObject({
      note: 'Promoted without a comparison: Fewer went bad',
    });
    const said = await test.db
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'policy.promote')
      .executeTakeFirst();
    expect(said?.after).toMatchObject({
      isCompared: false,
      note: expect.stringMatching(/^Promoted without a comparison/),
    });
    expect(await versionNow()).toBe(3);
    expect((await offerOf(await someBorrower())).maxLoanAmount).toBe(2_000);
    expect(await promote(2)).toMatchObject({ status: 409, body: { code: 'policy.challenge_ended' } });
    const back = (version: number) =>
      admin.reply('POST /api/policy/versions/:id/return', {
        params: { id: version },
        body: { note: 'Too many declined' },
      });
    expect(await back(2)).toMatchObject({ status: 409, body: { code: 'policy.was_challenger' } });
    expect(await back(1)).toMatchObject({ status: 200, body: { version: 4 } });
    expect((await offerOf(await someBorrower())).maxLoanAmount).toBe(5_000);
    expect(await auditOf()).toEqual(['policy.challenge', 'policy.promote', 'policy.return']);
  });

  it('by a return to an earlier version: nothing is tried against what is no longer in force', async () => {
    await published(test.services, firstLoan(4_000_00));
    const challenger = await challenged(test.services, smaller);
    const back = await admin.reply('POST /api/policy/versions/:id/return', {
      params: { id: 1 },
      body: { note: 'Neither of them does' },
    });
    expect(back).toMatchObject({ status: 200, body: { version: 4 } });
    expect(await admin.call('GET /api/policy')).toMatchObject({ inForce: { version: 4 }, challenge: null });
    expect(await stop(challenger)).toMatchObject({ status: 409, body: { code: 'policy.challenge_ended' } });
  });
});
