import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitSample } from '#features/information/server/information.test-support.ts';
import type { Actor } from '#shared/actor.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { verificationEndpoints } from '../contract.ts';
import { listQueue } from './queue/list-queue.ts';
import { listVerifications, listVerificationsOfPerson, showVerification } from './show-verifications.ts';
import { approve, reject, send, submitAndSend } from './verification.test-support.ts';

let test: TestApp;
let staff: Actor;
let desk: Caller;
let owner: Actor;
let sent: { _id: IdOf<'verifications'> };
beforeAll(async () => {
  test = await openTestApp();
  const admin = await someone(test.services, { userType: 'Admin' });
  [staff, desk] = [admin, await loggedIn(test, admin)];
  owner = await someone(test.services, { firstName: 'Delroy', lastName: 'Grant' });
  await reject(test, staff, await submitAndSend(test, owner, 'debt_information', ['debt_1_statement']));
  sent = await send(test, owner, 'debt_information', ['debt_1_statement']);
});
afterAll(() => test.close());

const as = (actor: Actor) => workAs(test.services, actor);
const byId = () => ({ params: { id: sent._id } });

/** What the contract lets through to the wire. */
const onWire = (key: keyof typeof verificationEndpoints, answer: unknown): unknown => {
  const { output } = verificationEndpoints[key];
  return output.parse(answer);
};

describe('documents that were sent', () => {
  it('are reviewed with what they prove, earlier attempts and whose they are', async () => {
    const review = await desk.call('GET /api/verification/:id', byId());
    expect(review).toMatchObject({
      verification: {
        attempt: 2,
        status: 'Submitted',
        userId: owner.id,
        sId: 'debt_information',
        data: { debt_1_statement: [{ name: 'debt_1_statement.png', type: 'image/png' }] },
        verificationSchema: { title: 'Debt statements' },
      },
      submission: { status: 'SubmittedForVerfication', data: { debt_1_lender: 'Island Furniture' } },
      earlier: [{ attempt: 1, status: 'Rejected', rejectionReason: 'Too dark to read' }],
      notes: { approvalNote: null, decidedBy: null },
      user: { _id: owner.id, fullName: 'Delroy Grant', progress: { submitted: 1, waiting: 1, total: 6 } },
    });
  });

  it('are shown to their owner without the notes of staff; to others they do not exist', async () => {
    const shown = await showVerification(as(owner), byId());
    expect(shown.earlier[0]).toMatchObject({ rejectionReason: 'Too dark to read' });
    expect(JSON.stringify(onWire('GET /api/informations/verifications/submitted/:id', shown))).not.toContain(
      'second time',
    );
    await expect(showVerification(as(await someone(test.services)), byId())).rejects.toMatchObject({
      kind: 'missing',
    });
    expect(await showVerification(as(staff), byId())).toEqual(shown);
  });

  it('are listed by their latest attempt', async () => {
    const listed = onWire(
      'GET /api/informations/verifications/submitted',
      await listVerifications(as(owner)),
    );
    expect(listed).toMatchObject([{ _id: sent._id, attempt: 2 }]);
    await submitSample(test, owner, 'income_information');
    const all = await listVerificationsOfPerson(as(staff), { params: { id: owner.id }, query: {} });
    expect(onWire('GET /api/informations/verifications/submitted/user/:id', all)).toMatchObject([
      { submission: { informationSchema: { sId: 'income_information' } }, verification: null },
      { submission: { informationSchema: { sId: 'debt_information' } }, verification: { _id: sent._id } },
    ]);
  });
});

describe('the queue', () => {
  const queue = (page = 1) => listQueue(as(staff), { query: { audience: 'PreQualUser', show: 'all', page } });

  it('has what waits, the oldest first, eight a page, with its age', async () => {
    const oldest = await submitAndSend(
      test,
      await someone(test.services),
      'credit_info',
      [],
      new Date(Date.now() - 26 * HOUR_MS),
    );
    for (let index = 0; index < 8; index++)
      await submitAndSend(test, await someone(test.services), 'credit_info');
    const first = await queue();
    expect(onWire('GET /api/verification/queue', first)).toMatchObject({ total: 10, page: 1 });
    expect(first.rows[0]).toMatchObject({ _id: oldest._id, ageHours: 26, attempt: 1, sId: 'credit_info' });
    expect(first.rows).toHaveLength(8);
    expect((await queue(2)).rows).toHaveLength(2);
    await approve(test, staff, oldest);
    expect(await queue()).toMatchObject({
      total: 9,
      rows: expect.not.arrayContaining([{ _id: oldest._id }]),
    });
  });
});

describe('the review', () => {
  it('of the ID and of the account shows the name on each, once both were stated', async () => {
    const person = await someone(test.services);
    const { _id: ofAccount } = await submitAndSend(test, person, 'banking_information', ['bank_statements']);
    const namesBeside = async (id: IdOf<'verifications'>) => {
      return desk.call('GET /api/verification/:id', { params: { id } });
    };
    expect(await namesBeside(ofAccount)).toMatchObject({ names: null });
    const papers = ['id_front', 'id_back', 'proof_of_address'];
    const { _id: ofId } = await submitAndSend(test, person, 'basic_information', papers);
    const names = { onId: 'Marcia Campbell', onAccount: 'Marcia Campbell' };
    expect(await namesBeside(ofAccount)).toMatchObject({ names });
    expect(await namesBeside(ofId)).toMatchObject({ names });
    const { _id: ofWork } = await submitAndSend(test, person, 'occupational_information', ['job_letter']);
    expect(await namesBeside(ofWork)).toMatchObject({ names: null });
  });
});
