import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipporah } from '#features/privacy/server/privacy.test-support.ts';
import { grantSeeds } from '#features/seeds/server/ledger.ts';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('a full profile', () => {
  it('shows its owner who they are, and the latest of what they earned, redeemed, joined and did', async () => {
    const her = await zipporah(test);
    const work = workAs(test.services, null);
    for (let time = 0; time < 20; time++)
      await grantSeeds(work, her.id, { cause: `profile:${time}`, seeds: 1, reason: 'A quiz' });
    const body = await her.browser.call('GET /api/accounts/full-profile/:id', { params: { id: her.id } });
    expect(body).toMatchObject({
      user: {
        _id: her.id,
        userid: her.id,
        firstName: 'Zipporah',
        fullName: 'Zipporah Quarrington',
        email: her.email,
        country: 'Jamaica',
        acquisition: [{ prize: { name: expect.stringMatching(/^Phone credit/) }, pointSpent: 50 }],
        activity: expect.arrayContaining([expect.objectContaining({ action: 'infoRejected' })]),
      },
    });
    expect(body.user.points).toHaveLength(20);
  });

  it('shows which section earned seeds, and what has become of it', async () => {
    const person = await someone(test.services);
    const papers = ['id_front', 'id_back', 'proof_of_address'];
    const { _id: verification } = await submitAndSend(test, person, 'basic_information', papers);
    const desk = await loggedIn(test, await moderator(test.services));
    await desk.call('POST /api/verification/reject/:id', {
      params: { id: verification },
      body: {
        userId: person.id,
        sid: 'basic_information',
        rejectionReason: 'The card is too dark to read',
      },
    });
    const own = await loggedIn(test, person);
    const body = await own.call('GET /api/accounts/full-profile/:id', { params: { id: person.id } });
    expect(body.user.points).toContainEqual({
      point: expect.any(Number),
      created: expect.any(String),
      submittedInformation: { name: 'Basic Information', status: 'Rejected' },
    });
  });

  it('is shown to staff, and does not exist for another', async () => {
    const person = await someone(test.services);
    const path = `/api/accounts/full-profile/${person.id}`;
    const staff = await loggedIn(test, await moderator(test.services));
    expect((await staff.get(path)).status).toBe(200);
    const other = await loggedIn(test, await someone(test.services));
    expect((await other.get(path)).status).toBe(404);
  });
});
