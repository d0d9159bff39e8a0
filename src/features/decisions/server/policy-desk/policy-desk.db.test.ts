import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { borrower, loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import type { PolicyFigures } from '../../contract.ts';
import { policyInForce } from '../policies.ts';
import { recordOffer } from '../record-offer.ts';
import { draftOf, published, triedToTheEnd } from './policy-desk.test-support.ts';

let test: TestApp;
let boss: Someone;
let admin: Caller;
/** Who publishes what the first wrote. */
let second: Caller;
let officer: Caller;
beforeAll(async () => {
  test = await openTestApp();
  boss = await someone(test.services, { userType: 'Admin', firstName: 'Ann', lastName: 'Owner' });
  admin = await loggedIn(test, boss);
  second = await loggedIn(
    test,
    await someone(test.services, { userType: 'Admin', firstName: 'Bo', lastName: 'Second' }),
  );
  officer = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const firstLoan =
  (cents: number) =>
  ({ loan, ...rest }: PolicyFigures): PolicyFigures => ({
    ...rest,
    loan: { ...loan, largestCents: { ...loan.largestCents, FirstModel: cents } },
  });
const dayLonger = (figures: PolicyFigures): PolicyFigures => ({
  ...figures,
  offerStandsDays: figures.offerStandsDays + 1,
});
const versionNow = async () => (await policyInForce(workAs(test.services, null))).version;
const shown = (id: string) => admin.call('GET /api/policy/drafts/:id', { params: { id } });
const save = (id: string, body: { revision: number; policy: PolicyFigures }, by = admin) =>
  by.reply('POST /api/policy/drafts/:id', { params: { id }, body });
const publish = (id: string, revision = 2, by = second) =>
  by.reply('POST /api/policy/drafts/:id/publish', {
    params: { id },
    body: { revision, note: 'Larger first loans' },
  });
const auditsOf = (subject: string) =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', subject)
    .orderBy('id')
    .execute();

describe('a draft', () => {
  it('begins with the figures of a version, and is read by every member of staff', async () => {
    const { _id } = await admin.call('POST /api/policy/drafts', { body: { fromVersion: 1 } });
    expect(await officer.call('GET /api/policy/drafts/:id', { params: { id: _id } })).toMatchObject({
      state: 'Open',
      basedOn: 1,
      revision: 1,
      createdBy: 'Ann Owner',
      policy: { minimumAgeYears: 18, secondApprovalAboveCents: 50_000_00 },
      inForce: { version: 1 },
      trial: null,
    });
    expect(await officer.call('GET /api/policy')).toMatchObject({
      inForce: { version: 1, publishedBy: null },
      drafts: expect.arrayContaining([expect.objectContaining({ _id, changeCount: 0 })]),
    });
  });

  it('is changed by admins alone, who say so to a moderator', async () => {
    const id = await draftOf(test.services, boss, dayLonger);
    const { policy } = await shown(id);
    const refused = { status: 403, body: { message: 'Only admins change the decision policy.' } };
    const tries = [
      officer.reply('POST /api/policy/drafts', { body: { fromVersion: 1 } }),
      save(id, { revision: 2, policy }, officer),
      officer.reply('POST /api/policy/drafts/:id/discard', { params: { id }, body: { revision: 2 } }),
      officer.reply('POST /api/policy/drafts/:id/try', { params: { id }, body: { revision: 2, people: 10 } }),
      publish(id, 2, officer),
    ];
    for (const reply of await Promise.all(tries)) expect(reply).toMatchObject(refused);
  });

  it('is saved by one of two admins who save at once; the other is told', async () => {
    const id = await draftOf(test.services, boss, dayLonger);
    const { policy } = await shown(id);
    const replies = await Promise.all(
      [20, 21].map((minimumAgeYears) => save(id, { revision: 2, policy: { ...policy, minimumAgeYears } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'policy.draft_changed',
    });
    expect((await shown(id)).revision).toBe(3);
    expect((await auditsOf(id)).map(({ action }) => action)).toEqual([
      'policy.draft',
      'policy.save',
      'policy.save',
    ]);
  });

  it('refuses what is no policy, with the place of the error', async () => {
    const id = await draftOf(test.services, boss, dayLonger);
    const { policy } = await shown(id);
    const reply = await admin.post(`/api/policy/drafts/${id}`, {
      revision: 2,
      policy: { ...policy, loan: { ...policy.loan, stepCents: -1 }, colour: 'green' },
    });
    expect(reply).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
    expect(JSON.stringify(reply.body)).toContain('policy.loan.stepCents');
  });

  it('may be kept with an error between its figures, but is neither tried nor published with it', async () => {
    const id = await draftOf(test.services, boss, firstLoan(5_050_00));
    const error = { status: 422, body: { code: 'policy.errors', fields: { amounts: expect.any(String) } } };
    expect(
      await admin.reply('POST /api/policy/drafts/:id/try', {
        params: { id },
        body: { revision: 2, people: 10 },
      }),
    ).toMatchObject(error);
    expect(await publish(id)).toMatchObject(error);
  });

  it('is discarded once and for good', async () => {
    const id = await draftOf(test.services, boss, dayLonger);
    await admin.call('POST /api/policy/drafts/:id/discard', { params: { id }, body: { revision: 2 } });
    expect(
      await admin.refused('POST /api/policy/drafts/:id/discard', { params: { id }, body: { revision: 2 } }),
    ).toMatchObject({ status: 409, code: 'policy.draft_closed' });
    const change = test.db.updateTable('policy_drafts').set({ revision: 9 }).where('id', '=', id).execute();
    await expect(change).rejects.toThrow(/closed draft/);
  });
});

describe('publishing', () => {
  it('needs a trial of exactly these figures, and then makes the next version with who, why and what', async () => {
    const before = await versionNow();
    const id = await draftOf(test.services, boss, firstLoan(6_000_00));
    const needed = { status: 409, body: { code: 'policy.trial_needed' } };
    expect(await publish(id)).toMatchObject(needed);
    await triedToTheEnd(test.services, boss, id);
    expect((await shown(id)).trial).toMatchObject({ state: 'Finished', isCurrent: true });

    const { policy } = await shown(id);
    expect(await save(id, { revision: 2, policy: firstLoan(7_000_00)(policy) })).toMatchObject({
      status: 200,
    });
    expect((await shown(id)).trial).toMatchObject({ isCurrent: false });
    expect(await publish(id, 3)).toMatchObject(needed);

    expect(await save(id, { revision: 3, policy })).toMatchObject({ status: 200 });
    expect(await publish(id, 4)).toMatchObject({ status: 200, body: { version: before + 1 } });
    expect(await versionNow()).toBe(before + 1);
    const body = await officer.call('GET /api/policy/versions');
    expect(body.rows[0]).toMatchObject({
      version: before + 1,
      publishedBy: 'Bo Second',
      note: 'Larger first loans',
      changes: [{ label: 'Largest first loan', before: '$5,000.00', after: '$6,000.00' }],
    });
    const [entry] = await auditsOf(String(before + 1));
    expect(entry).toMatchObject({
      action: 'policy.publish',
      actor_id: expect.not.stringContaining(boss.id),
      before: { version: before },
      after: { version: before + 1 },
    });
    expect(await publish(id, 4)).toMatchObject({ status: 409, body: { code: 'policy.draft_closed' } });
  });

  it('of two drafts at once: one wins, and the other must be tried against it first', async () => {
    const before = await versionNow();
    const drafts = await Promise.all(
      [30, 60].map((days) =>
        draftOf(test.services, boss, (figures) => ({ ...figures, offerStandsDays: days + before })),
      ),
    );
    for (const id of drafts) await triedToTheEnd(test.services, boss, id);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, number) => publish(drafts[number % 2] ?? '')),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await versionNow()).toBe(before + 1);
    const loser = drafts[replies.findIndex(({ status }) => status === 200) % 2 === 0 ? 1 : 0] ?? '';
    expect(await publish(loser)).toMatchObject({ body: { code: 'policy.trial_needed' } });
  });

  it('refuses what changes nothing', async () => {
    const id = await draftOf(test.services, boss, (figures) => figures);
    await triedToTheEnd(test.services, boss, id);
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'policy.no_change' } });
  });

  it('leaves a version that nobody changes or removes, and that stands on its trial', async () => {
    const change = test.owner.updateTable('policies').set({ note: 'No' }).where('version', '=', 1).execute();
    await expect(change).rejects.toThrow(/never changed/);
    await expect(test.owner.deleteFrom('policies').execute()).rejects.toThrow(/never changed|violates/);
    const row = await test.db
      .selectFrom('policies')
      .selectAll()
      .where('version', '=', 1)
      .executeTakeFirstOrThrow();
    const untried = test.db
      .insertInto('policies')
      .values({ ...row, version: 90, policy: JSON.stringify(row.policy) })
      .execute();
    await expect(untried).rejects.toThrow(/policies_tried/);
  });

  it('is undone by a draft of the earlier version', async () => {
    await published(test.services, firstLoan(9_000_00));
    const { _id } = await admin.call('POST /api/policy/drafts', { body: { fromVersion: 1 } });
    expect(await save(_id, { revision: 1, policy: (await shown(_id)).policy })).toMatchObject({
      status: 200,
    });
    await triedToTheEnd(test.services, boss, asId(_id));
    await publish(_id);
    const [first, now] = await Promise.all(
      [1, await versionNow()].map((version) =>
        admin.call('GET /api/policy/versions/:id', { params: { id: version } }),
      ),
    );
    expect(now).toMatchObject({ isInForce: true, policy: first?.policy });
  });

  it('of what is not there is 404', async () => {
    expect((await publish(newId())).status).toBe(404);
    expect((await admin.refused('GET /api/policy/versions/:id', { params: { id: 999 } })).status).toBe(404);
    expect((await admin.refused('POST /api/policy/drafts', { body: { fromVersion: 999 } })).status).toBe(404);
  });
});

describe('after a publication', () => {
  const offerOf = async (person: Someone) =>
    await (await loggedIn(test, person)).call('GET /api/loan/user/decision');

  it('a new offer follows it, one that stands keeps its terms until its last day, and is taken at them', async () => {
    const [shownBefore, late] = await Promise.all([borrower(test.services), borrower(test.services)]);
    await recordOffer(workAs(test.services, shownBefore), { body: {} });
    const stood = await offerOf(shownBefore);
    expect(stood.maxLoanAmount).toBe(5_000);
    await published(test.services, firstLoan(2_000_00));

    expect((await offerOf(late)).maxLoanAmount).toBe(2_000);
    expect(await offerOf(shownBefore)).toEqual(stood);
    const browser = await loggedIn(test, shownBefore);
    const wish = { term: stood.loanTermMonths, interestRate: stood.interestRate, loanAmount: 5_000 };
    await browser.call('POST /api/loan-application', { body: { ...wish, model: 'FirstModel' } });
    const application = await test.db
      .selectFrom('applications as a')
      .innerJoin('decisions as d', 'd.id', 'a.decision_id')
      .select(['a.amount_cents', 'd.policy_version', 'd.expires_at'])
      .where('a.account_id', '=', shownBefore.id)
      .executeTakeFirstOrThrow();
    expect(application).toMatchObject({ amount_cents: 5_000_00, policy_version: (await versionNow()) - 1 });
    const other = await loggedIn(test, late);
    await other.call('POST /api/loan-application', { body: { ...wish, model: 'FirstModel' } });
    const capped = await test.db
      .selectFrom('applications')
      .select('amount_cents')
      .where('account_id', '=', late.id)
      .executeTakeFirst();
    expect(capped).toEqual({ amount_cents: 2_000_00 });
  });

  it('an offer that has run out, or was taken, is decided anew', async () => {
    const person = await borrower(test.services);
    const longAgo = new Date(Date.now() - 200 * DAY_MS);
    await recordOffer(workAs(test.services, person, longAgo), { body: {} });
    await published(test.services, firstLoan(3_000_00));
    expect((await offerOf(person)).maxLoanAmount).toBe(3_000);

    const taker = await borrower(test.services);
    const browser = await loggedIn(test, taker);
    await browser.call('POST /api/loan/user/decision', { body: {} });
    const offer = await offerOf(taker);
    const { _id } = await browser.call('POST /api/loan-application', {
      body: {
        term: offer.loanTermMonths,
        interestRate: offer.interestRate,
        loanAmount: 1_000,
        model: 'FirstModel',
      },
    });
    await published(test.services, firstLoan(1_000_00));
    await officer.call('POST /api/loan-application/admin/:id/reject', {
      params: { id: _id },
      body: { rejectionReason: 'No' },
    });
    expect((await offerOf(taker)).maxLoanAmount).toBe(1_000);
  });
});
