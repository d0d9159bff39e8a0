import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { borrower, loggedIn, type Someone, someone, submitted } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import type { PolicyFigures } from '../../contract.ts';
import { decisionRecords } from '../decision-records.ts';
import { recordOffer } from '../record-offer.ts';
import { draftOf, triedToTheEnd } from './policy-desk.test-support.ts';
import { runTrial } from './run-trial.ts';

let test: TestApp;
let boss: Someone;
let admin: Caller;
const people: Someone[] = [];

/** Six people with an offer of $5,000, the first of them decided on twice, and one who was declined. */
beforeAll(async () => {
  test = await openTestApp();
  boss = await someone(test.services, { userType: 'Admin' });
  admin = await loggedIn(test, boss);
  for (let number = 0; number < 6; number++) {
    const person = await borrower(test.services);
    await recordOffer(workAs(test.services, person), { body: {} });
    people.push(person);
  }
  await test.db
    .updateTable('submissions')
    .set({ status: 'Verified' })
    .where('account_id', '=', asId<'accounts'>(people[0]?.id ?? ''))
    .execute();
  await recordOffer(workAs(test.services, people[0] as Someone), { body: {} });
  const poor = await someone(test.services);
  const answers = sampleAnswers(dayOf(new Date()));
  const income_information = { ...answers.income_information, income_amount: 500 };
  await submitted(test.services, poor, { answers: { ...answers, income_information } });
  await recordOffer(workAs(test.services, poor), { body: {} });
});
afterAll(() => test.close());

const smaller = ({ loan, ...rest }: PolicyFigures): PolicyFigures => ({
  ...rest,
  loan: { ...loan, largestCents: { ...loan.largestCents, FirstModel: 2_000_00 } },
});
/** Two grades, as high as any policy may have them. */
const strict = (figures: PolicyFigures): PolicyFigures => ({
  ...figures,
  grades: [
    { grade: 'A', fromScore: 90, rateMonthlyBps: 500 },
    { grade: 'B', fromScore: 78, rateMonthlyBps: 600 },
  ],
});
const yearsAlone = (figures: PolicyFigures): PolicyFigures => ({
  ...figures,
  factors: {
    ...figures.factors,
    freeCashFlow: {
      outOf: 5,
      ifUnknown: 0,
      bands: [0, 5].map((points) => ({ from: points * 1_000, points })),
    },
    timeInJob: { outOf: 40, ifUnknown: 0, bands: [0, 40].map((points) => ({ from: points * 3, points })) },
    banking: { outOf: 0, ifUnknown: 0, bands: [{ from: 0, points: 0 }] },
    repaymentRecord: { ...figures.factors.repaymentRecord, ifUnknown: 0 },
  },
  grades: [
    { grade: 'A', fromScore: 90, rateMonthlyBps: 500 },
    { grade: 'B', fromScore: 60, rateMonthlyBps: 600 },
  ],
});
const trial = (id: string) => admin.call('GET /api/policy/trials/:id', { params: { id } });
const start = (draft: string, howMany = 100) =>
  admin.reply('POST /api/policy/drafts/:id/try', {
    params: { id: draft },
    body: { revision: 2, people: howMany },
  });
const idOf = ({ body }: { body: unknown }) => asId<'policy_trials'>((body as { _id: string })._id);

describe('a trial', () => {
  it('counts the people whom nothing would help, by what they cannot change, and the version keeps the count', async () => {
    const id = await triedToTheEnd(test.services, boss, await draftOf(test.services, boss, yearsAlone));
    // None of them has been ten years in their work, for which 40 of the 100 points are.
    const { summary } = await trial(id);
    expect(summary?.outOfReach).toMatchObject({ tried: 7, people: 7 });
    const cells = summary?.outOfReach?.cells ?? [];
    expect(cells.reduce((sum, { people }) => sum + (people ?? 0), 0)).toBe(7);
    expect(cells[0]?.facts).toContainEqual({ label: 'Repayment with us', value: 'Not known' });
    // The version that ships had no trial: the people decided on last stand in for one.
    const { outOfReach } = await admin.call('GET /api/policy/versions/:id', { params: { id: '1' } });
    expect(outOfReach).toMatchObject({ cellCount: 3, tried: 7, people: 0 });
    expect(outOfReach.cells.map(({ facts }) => facts[0]?.label)).toEqual(Array(3).fill('Ruled out'));
  });

  it('decides everybody again on the latest decision on record, and says what changes', async () => {
    const id = await triedToTheEnd(test.services, boss, await draftOf(test.services, boss, smaller));
    expect(await trial(id)).toMatchObject({
      state: 'Finished',
      peopleTried: 7,
      againstVersion: 1,
      isCurrent: true,
      summary: {
        people: 7,
        lowerAmount: 6,
        higherAmount: 0,
        offerToDecline: 0,
        declineToOffer: 0,
        before: { offers: 6, totalCents: 30_000_00 },
        after: { offers: 6, totalCents: 12_000_00 },
      },
    });
    const body = await admin.call('GET /api/policy/trials/:id/people', { params: { id } });
    expect(body).toMatchObject({ total: 6, page: 1 });
    const { rows } = body;
    expect(rows.map(({ user }) => user._id).sort()).toEqual(people.map((person) => person.id).sort());
    expect(rows[0]).toMatchObject({
      place: 1,
      before: { amountCents: 5_000_00 },
      after: { amountCents: 2_000_00, reasons: ['A first loan is $2,000.00 at most.'] },
    });
  });

  it('changes no decision, offer, mail or activity', async () => {
    const counts = () =>
      Promise.all(
        (['decisions', 'mails', 'activities', 'policies'] as const).map((table) =>
          test.db
            .selectFrom(table)
            .select((row) => row.fn.countAll().as('rows'))
            .executeTakeFirst(),
        ),
      );
    const before = await counts();
    await triedToTheEnd(test.services, boss, await draftOf(test.services, boss, strict));
    expect(await counts()).toEqual(before);
  });

  it('finds the same each time it is repeated', async () => {
    const draft = await draftOf(test.services, boss, strict);
    const summaries = [];
    for (let run = 0; run < 2; run++)
      summaries.push((await trial(await triedToTheEnd(test.services, boss, draft))).summary);
    expect(summaries[0]).toEqual(summaries[1]);
    expect(summaries[0]).toMatchObject({ offerToDecline: 5, after: { offers: 1 } });
  });

  it('is of as many people as were asked for, those decided on last', async () => {
    const id = await triedToTheEnd(test.services, boss, await draftOf(test.services, boss, smaller), 2);
    // The declined one came last, before them the first one's second decision.
    expect(await trial(id)).toMatchObject({ peopleTried: 2, summary: { people: 2, lowerAmount: 1 } });
  });

  it('runs by itself once it is started, and only once at a time', async () => {
    const draft = await draftOf(test.services, boss, smaller);
    const replies = await Promise.all([start(draft), start(draft)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const id = idOf(replies.find(({ status }) => status === 200) ?? { body: {} });
    await vi.waitFor(async () => expect((await trial(id)).state).toBe('Finished'), {
      timeout: 20_000,
      interval: 300,
    });
  });

  it('ends without a result when it is cancelled, and cannot be cancelled twice', async () => {
    const draft = await draftOf(test.services, boss, smaller);
    const id = idOf(await start(draft));
    const cancel = () => admin.reply('POST /api/policy/trials/:id/cancel', { params: { id } });
    const first = await cancel();
    if (first.status === 200) {
      await runTrial(test.services, id);
      expect(await trial(id)).toMatchObject({ state: 'Cancelled', summary: null, isCurrent: false });
    }
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'policy.trial_ended' } });
    const change = test.db
      .updateTable('policy_trials')
      .set({ people_tried: 0 })
      .where('id', '=', id)
      .execute();
    await expect(change).rejects.toThrow(/has ended/);
  });

  it('forgets whoever deletes their account', async () => {
    const id = await triedToTheEnd(test.services, boss, await draftOf(test.services, boss, smaller));
    await decisionRecords.erase?.(workAs(test.services, boss), asId<'accounts'>(people[1]?.id ?? ''));
    const body = await admin.call('GET /api/policy/trials/:id/people', { params: { id } });
    expect(JSON.stringify(body)).not.toContain(people[1]?.id);
  });
});
