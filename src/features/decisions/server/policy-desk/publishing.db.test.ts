import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, showMoment } from '#shared/calendar.ts';
import { addedBy } from '#tests/support/added-staff.ts';
import { borrower, loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import type { PolicyFigures } from '../../contract.ts';
import { policyInForce } from '../policies.ts';
import { recordOffer } from '../record-offer.ts';
import { draftOf, published, triedToTheEnd } from './policy-desk.test-support.ts';
import { publishDraft } from './publish-draft.ts';
import { returnToVersion } from './return-to-version.ts';

let test: TestApp;
let boss: Someone;
let admin: Caller;
/** Who publishes what the first wrote. */
let second: Caller;
beforeAll(async () => {
  test = await openTestApp();
  boss = await someone(test.services, { userType: 'Admin' });
  admin = await loggedIn(test, boss);
  second = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
});
afterAll(() => test.close());

const dayLonger = (figures: PolicyFigures): PolicyFigures => ({
  ...figures,
  offerStandsDays: figures.offerStandsDays + 1,
});
const versionNow = async () => (await policyInForce(workAs(test.services, null))).version;
const shown = (id: string) => admin.call('GET /api/policy/drafts/:id', { params: { id } });
const publish = (id: string, revision = 2, by = second) =>
  by.reply('POST /api/policy/drafts/:id/publish', {
    params: { id },
    body: { revision, note: 'Offers stand longer' },
  });

describe('publishing', () => {
  it('needs somebody who did not write it, also where two wrote at it', async () => {
    const before = await versionNow();
    const id = await draftOf(test.services, boss, dayLonger);
    await triedToTheEnd(test.services, boss, id);
    const refused = { status: 409, body: { code: 'policy.second_person' } };
    expect(await publish(id, 2, admin)).toMatchObject(refused);

    const { policy } = await shown(id);
    await second.call('POST /api/policy/drafts/:id', { params: { id }, body: { revision: 2, policy } });
    expect((await shown(id)).writers).toHaveLength(2);
    expect([await publish(id, 3, admin), await publish(id, 3)]).toMatchObject([refused, refused]);
    expect(await versionNow()).toBe(before);
    const third = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
    expect((await publish(id, 3, third)).status).toBe(200);

    const trial = await test.db
      .selectFrom('policy_trials')
      .selectAll()
      .where('draft_id', '=', asId<'policy_drafts'>(id))
      .executeTakeFirstOrThrow();
    const byItsWriter = test.db
      .insertInto('policies')
      .values({
        version: before + 2,
        policy: JSON.stringify(policy),
        ...{ trial_id: trial.id, tried_against: trial.against_version, policy_hash: trial.policy_hash },
        ...{ published_at: new Date(), created_at: new Date(), created_by: boss.id },
      })
      .execute();
    await expect(byItsWriter).rejects.toThrow(/who wrote a policy does not publish it/);
  });

  it('needs a trial of 500 people or of everybody, and a reason', async () => {
    const people = await Promise.all([borrower(test.services), borrower(test.services)]);
    for (const person of people) await recordOffer(workAs(test.services, person), { body: {} });
    const id = await draftOf(test.services, boss, dayLonger);
    await triedToTheEnd(test.services, boss, id, 1);
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'policy.trial_too_small' } });
    await triedToTheEnd(test.services, boss, id);
    for (const note of ['.', 'aaaaaaaaaaaa', 'aaaa aaaa aaaa', 'Ok then']) {
      const reply = await second.reply('POST /api/policy/drafts/:id/publish', {
        params: { id },
        body: { revision: 2, note },
      });
      expect(reply).toMatchObject({
        status: 422,
        body: { code: 'policy.reason', fields: { note: expect.stringMatching(/two words or more/) } },
      });
    }
    const unsaid = await second.reply('POST /api/policy/drafts/:id/publish', {
      params: { id },
      body: { revision: 2, note: ' ' },
    });
    expect(unsaid).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
    expect((await publish(id)).status).toBe(200);
  });
});

describe('whom its writer has just added to the staff', () => {
  const oneHand = { status: 409, body: { code: 'second_person.one_hand' } };

  it('publishes nothing of theirs, nor they of that person, nor two whom one has added', async () => {
    const before = await versionNow();
    const [puppet, another] = [await addedBy(test, admin), await addedBy(test, admin)];
    const id = await draftOf(test.services, boss, dayLonger);
    await triedToTheEnd(test.services, boss, id);
    const reply = await publish(id, 2, puppet.browser);
    expect(reply).toMatchObject(oneHand);
    const { added_at } = await test.db
      .selectFrom('staff_additions')
      .select('added_at')
      .where('account_id', '=', puppet.id)
      .executeTakeFirstOrThrow();
    const freeFrom = showMoment(new Date(added_at.getTime() + 7 * DAY_MS));
    expect((reply.body as { message: string }).message).toContain(`or you from ${freeFrom} on`);
    // A puppet of the puppet is theirs too.
    expect(await publish(id, 2, (await addedBy(test, puppet.browser)).browser)).toMatchObject(oneHand);

    const { id: puppetId } = puppet;
    const theirs = await draftOf(test.services, { ...boss, id: puppetId }, dayLonger);
    await triedToTheEnd(test.services, boss, theirs);
    expect([await publish(theirs, 2, admin), await publish(theirs, 2, another.browser)]).toMatchObject([
      oneHand,
      oneHand,
    ]);
    expect(await versionNow()).toBe(before);
    expect((await publish(id)).status).toBe(200);
  });

  it('counts as a second person after a week', async () => {
    const puppet = await addedBy(test, admin);
    const id = await draftOf(test.services, boss, dayLonger);
    await triedToTheEnd(test.services, boss, id);
    const body = { revision: 2, note: 'Offers stand longer' };
    const at = (ms: number) =>
      publishDraft(workAs(test.services, { ...boss, id: puppet.id }, new Date(Date.now() + ms)), {
        params: { id },
        body,
      });
    await expect(at(6.9 * DAY_MS)).rejects.toMatchObject({ code: 'second_person.one_hand' });
    expect(await at(7 * DAY_MS)).toMatchObject({ version: expect.any(Number) });
  });
});

describe('a version with a start', () => {
  it('is in force from that moment by the clock, and nothing else is published before', async () => {
    const before = await versionNow();
    const id = await draftOf(test.services, boss, dayLonger);
    await triedToTheEnd(test.services, boss, id);
    const start = new Date(Date.now() + DAY_MS);
    const publishFrom = (startsAt: Date) =>
      second.reply('POST /api/policy/drafts/:id/publish', {
        params: { id },
        body: {
          revision: 2,
          note: 'From tomorrow',
          startsAt: startsAt.toISOString(),
        },
      });
    const refused = { status: 422, body: { code: 'policy.start', fields: { startsAt: expect.any(String) } } };
    expect(await publishFrom(new Date(Date.now() - 60_000))).toMatchObject(refused);
    expect(await publishFrom(new Date(Date.now() + 91 * DAY_MS))).toMatchObject(refused);
    expect(await publishFrom(start)).toMatchObject({ status: 200, body: { version: before + 1 } });

    const at = async (moment: Date) => (await policyInForce(workAs(test.services, null, moment))).version;
    expect(await at(new Date(start.getTime() - 1))).toBe(before);
    expect(await at(start)).toBe(before + 1);
    expect(await admin.call('GET /api/policy')).toMatchObject({
      inForce: { version: before },
      waiting: { version: before + 1, startsAt: start.toISOString() },
    });

    const other = await draftOf(test.services, boss, (figures) => ({ ...figures, minimumAgeYears: 20 }));
    await triedToTheEnd(test.services, boss, other);
    expect(await publish(other)).toMatchObject({ status: 409, body: { code: 'policy.waits' } });

    const taken = await admin.reply('POST /api/policy/versions/:id/return', {
      params: { id: before },
      body: { note: 'Not yet, we think' },
    });
    expect(taken).toMatchObject({ status: 200, body: { version: before + 2 } });
    expect(await at(start)).toBe(before + 2);
    expect(await admin.call('GET /api/policy')).toMatchObject({ waiting: null });
  });
});

describe('returning to an earlier version', () => {
  it('refuses one that was never in force: taken back before its start, or still to begin', async () => {
    const now = await versionNow();
    const start = new Date(Date.now() + DAY_MS);
    const scheduled = await published(test.services, dayLonger, new Date(), start);
    const shownOf = (id: number) => admin.call('GET /api/policy/versions/:id', { params: { id } });
    const back = (id: number) =>
      admin.reply('POST /api/policy/versions/:id/return', {
        params: { id },
        body: { note: 'For everybody at once' },
      });
    const refused = { status: 409, body: { code: 'policy.never_in_force' } };
    expect((await shownOf(scheduled)).mayReturn).toBe(false);
    expect(await back(scheduled)).toMatchObject(refused);
    // Back to the version in force: the one that waits is taken back.
    expect((await shownOf(now)).mayReturn).toBe(true);
    expect((await back(now)).status).toBe(200);
    expect((await shownOf(scheduled)).mayReturn).toBe(false);
    expect(await back(scheduled)).toMatchObject(refused);
    expect(await versionNow()).toBe(scheduled + 1);
    // Its start has passed, but others had taken its place by then.
    const later = workAs(test.services, boss, new Date(start.getTime() + 1));
    const asked = { params: { id: scheduled }, body: { note: 'Later is better' } };
    await expect(returnToVersion(later, asked)).rejects.toMatchObject({ code: 'policy.never_in_force' });
  });

  it('goes to one that began by its start, and compares with what is in force, not with what waits', async () => {
    const before = await versionNow();
    const start = new Date(Date.now() + 60_000);
    const scheduled = await published(test.services, dayLonger, new Date(), start);
    const begun = new Date(start.getTime() + 1);
    const back = (id: number) =>
      returnToVersion(workAs(test.services, boss, begun), {
        params: { id },
        body: { note: 'Back to before' },
      });
    await back(before);
    expect(await back(scheduled)).toMatchObject({ version: scheduled + 2 });
    // The figures of `before` wait, and are not in force.
    await published(
      test.services,
      (figures) => ({ ...figures, offerStandsDays: figures.offerStandsDays - 1 }),
      begun,
      new Date(begun.getTime() + 60_000),
    );
    expect(await back(before)).toMatchObject({ version: scheduled + 4 });
    await expect(back(before)).rejects.toMatchObject({ code: 'policy.no_change' });
  });

  it('takes one admin and a reason, holds at once, and notifies every other admin by mail', async () => {
    const before = await versionNow();
    const id = await draftOf(test.services, boss, dayLonger);
    await triedToTheEnd(test.services, boss, id);
    await publish(id);
    const back = (note: string, by = admin) =>
      by.reply('POST /api/policy/versions/:id/return', { params: { id: before }, body: { note } });
    expect((await back(' ')).status).toBe(422);
    expect(await back('xxxxxxxxxxxxx')).toMatchObject({ status: 422, body: { code: 'policy.reason' } });
    const officer = await loggedIn(test, await moderator(test.services));
    expect((await back('Too many declined', officer)).status).toBe(403);
    const replies = await Promise.all([back('Too many declined'), back('Too many declined')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);

    const { version, ...now } = await policyInForce(workAs(test.services, null));
    expect(version).toBe(before + 2);
    expect(await admin.call('GET /api/policy/versions/:id', { params: { id: before } })).toMatchObject({
      policy: now,
      mayReturn: false,
    });
    expect(await admin.call('GET /api/policy/versions/:id', { params: { id: version } })).toMatchObject({
      returnsTo: before,
      note: 'Too many declined',
      isInForce: true,
    });
    const mails = await test.db
      .selectFrom('mails')
      .innerJoin('accounts as a', 'a.id', 'mails.account_id')
      .select(['a.id', 'a.user_type', 'mails.body_text'])
      .where('subject', '=', `The decision policy went back to version ${before}`)
      .execute();
    const admins = await test.db
      .selectFrom('accounts')
      .select('id')
      .where('user_type', '=', 'Admin')
      .execute();
    expect(mails.map((mail) => mail.id).sort()).toEqual(
      admins
        .map((one) => one.id)
        .filter((one) => one !== boss.id)
        .sort(),
    );
    expect(mails[0]?.body_text).toContain('The reason given: Too many declined');
  });

  it('brings the figures of that version and no others, and only of one there is', async () => {
    const before = await versionNow();
    const other = test.db
      .insertInto('policies')
      .values({
        version: before + 1,
        policy: JSON.stringify({ minimumAgeYears: 1 }),
        ...{ returns_to: 1, note: 'Other figures' },
        ...{ published_at: new Date(), created_at: new Date(), created_by: boss.id },
      })
      .execute();
    await expect(other).rejects.toThrow(/the figures of the version that it returns to/);
    const reply = await admin.reply('POST /api/policy/versions/:id/return', {
      params: { id: '999' },
      body: { note: 'None of it helps' },
    });
    expect(reply.status).toBe(404);
  });
});
