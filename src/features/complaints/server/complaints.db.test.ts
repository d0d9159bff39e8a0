import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import {
  answer,
  answered,
  complain,
  mailsTo,
  officer,
  sender,
  stateOf,
  takeUp,
} from './complaints.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('throttles').execute());

const words = { words: 'That is not what happened.' };

describe('a complaint', () => {
  it('has a number, two deadlines, an owner and an answer; each step is announced under the bell, by mail and in the audit log', async () => {
    const [from, by] = [await sender(test), await officer(test)];
    const sent = await complain(from);
    expect(sent.number).toMatch(/^C-\d{6,}$/);
    expect(sent.takeUpBy < sent.answerBy).toBe(true);
    expect(await from.call('GET /api/complaints/:id', { params: { id: sent._id } })).toMatchObject({
      state: 'Received',
      dueOn: sent.takeUpBy,
      answer: null,
      mayReopen: false,
      mayEscalate: false,
    });
    await takeUp(by, sent._id);
    expect(await from.call('GET /api/complaints/:id', { params: { id: sent._id } })).toMatchObject({
      state: 'LookedAt',
      dueOn: sent.answerBy,
    });
    await answer(by, sent._id);
    expect(await from.call('GET /api/complaints/:id', { params: { id: sent._id } })).toMatchObject({
      state: 'Answered',
      dueOn: null,
      outcome: 'Upheld',
      answer: { words: 'We were wrong, and are sorry.' },
      mayReopen: true,
      mayEscalate: true,
      steps: [{ kind: 'TakenUp' }, { kind: 'Answered' }],
    });
    await by.call('POST /api/complaints/desk/:id/close', { params: { id: sent._id } });
    expect(await stateOf(from, sent._id)).toBe('Closed');

    const mails = await mailsTo(test, from.person.id);
    expect(mails.map(({ subject }) => subject.replace(sent.number, 'N'))).toEqual([
      'We have your complaint N',
      'A person is looking at your complaint N',
      'The answer to your complaint N',
      'Your complaint N is closed',
    ]);
    // Staff read every mail that leaves, and a complaint may be about one of them.
    for (const { body_text } of mails) expect(body_text).not.toContain('We were wrong');
    const bell = await test.db
      .selectFrom('activities')
      .select('happening')
      .where('account_id', '=', from.person.id)
      .where('action', '=', 'complaintMoved')
      .orderBy('id')
      .execute();
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject_id', '=', sent._id)
      .orderBy('id')
      .execute();
    const steps = ['complaint.send', 'complaint.take_up', 'complaint.answer', 'complaint.close'];
    expect(bell.map(({ happening }) => happening)).toEqual(steps);
    expect(audit.map(({ action }) => action)).toEqual(steps);
    expect(JSON.stringify(audit)).not.toContain('Service');
  });

  it('is taken up by one of two officers who press at once, and taken over by who has seen whose it is', async () => {
    const [from, first, second] = [await sender(test), await officer(test), await officer(test)];
    const { _id } = await complain(from);
    const asked = await Promise.allSettled([takeUp(first, _id), takeUp(second, _id)]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [owner, other] = asked[0]?.status === 'fulfilled' ? [first, second] : [second, first];
    expect(
      await other.refused('POST /api/complaints/desk/:id/answer', {
        params: { id: _id },
        body: { outcome: 'Upheld', ...words },
      }),
    ).toMatchObject({ status: 409, code: 'complaint.not_yours' });
    await takeUp(other, _id, owner.person.id);
    expect((await other.call('GET /api/complaints/desk/:id', { params: { id: _id } })).owner?._id).toBe(
      other.person.id,
    );
    expect(await mailsTo(test, from.person.id)).toHaveLength(2);
  });

  it('is answered once, however often that is sent at once', async () => {
    const [from, by] = [await sender(test), await officer(test)];
    const { _id } = await complain(from);
    await takeUp(by, _id);
    const sent = await Promise.allSettled(Array.from({ length: 6 }, () => answer(by, _id)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo(test, from.person.id)).toHaveLength(3);
  });

  it('names only a loan or application of its sender', async () => {
    const from = await sender(test);
    const body = { category: 'Loan' as const, words: 'A payment is missing.' };
    for (const foreign of [{ loanId: crypto.randomUUID() }, { applicationId: crypto.randomUUID() }])
      expect(await from.refused('POST /api/complaints', { body: { ...body, ...foreign } })).toMatchObject({
        status: 422,
        code: 'complaint.not_yours_to_name',
      });
  });

  it('shows its sender no note of the staff', async () => {
    const [from, by] = [await sender(test), await officer(test)];
    const { _id } = await complain(from);
    await by.call('POST /api/complaints/desk/:id/note', {
      params: { id: _id },
      body: { words: 'Rang twice.' },
    });
    expect((await from.call('GET /api/complaints/:id', { params: { id: _id } })).steps).toEqual([]);
    expect((await by.call('GET /api/complaints/desk/:id', { params: { id: _id } })).steps).toMatchObject([
      { kind: 'Noted', words: 'Rang twice.' },
    ]);
  });
});

describe('an answer that is not enough', () => {
  it('is sent back to whoever gave it, for 30 days', async () => {
    const [from, by] = [await sender(test), await officer(test)];
    const _id = await answered(from, by);
    await from.call('POST /api/complaints/:id/reopen', { params: { id: _id }, body: words });
    expect(await by.call('GET /api/complaints/desk/:id', { params: { id: _id } })).toMatchObject({
      state: 'LookedAt',
      owner: { _id: by.person.id },
      outcome: null,
      isLate: false,
    });
    await answer(by, _id, 'We looked again.');
    await test.db
      .updateTable('complaints')
      .set({ answered_at: sql`now() - interval '32 days'` })
      .where('id', '=', _id)
      .execute();
    expect(
      await from.refused('POST /api/complaints/:id/reopen', { params: { id: _id }, body: words }),
    ).toMatchObject({ status: 409, code: 'complaint.no_way_back' });
  });

  it('goes to a second person, once, and the first can neither take it up nor answer', async () => {
    const [from, first, second] = [await sender(test), await officer(test), await officer(test)];
    const _id = await answered(from, first);
    await from.call('POST /api/complaints/:id/escalate', { params: { id: _id }, body: words });
    expect(await stateOf(from, _id)).toBe('Escalated');
    expect(
      await first.refused('POST /api/complaints/desk/:id/take-up', {
        params: { id: _id },
        body: { from: null },
      }),
    ).toMatchObject({ status: 409, code: 'complaint.second_person' });
    await takeUp(second, _id);
    await answer(second, _id, 'My colleague was wrong.');
    expect(
      await from.refused('POST /api/complaints/:id/escalate', { params: { id: _id }, body: words }),
    ).toMatchObject({ status: 409, code: 'complaint.no_second_person' });
    // The database stands behind it, whoever writes.
    await expect(
      test.db.updateTable('complaints').set({ answered_by: first.person.id }).where('id', '=', _id).execute(),
    ).rejects.toThrow(/check/);
  });

  it('need not be waited for once it is late', async () => {
    const [from, by] = [await sender(test), await officer(test)];
    const { _id } = await complain(from);
    const escalate = { params: { id: _id }, body: words };
    expect((await from.refused('POST /api/complaints/:id/escalate', escalate)).status).toBe(409);
    await test.db
      .updateTable('complaints')
      .set({ due_on: sql`current_date - 3` })
      .where('id', '=', _id)
      .execute();
    expect(await from.call('GET /api/complaints/:id', { params: { id: _id } })).toMatchObject({
      isLate: true,
    });
    await from.call('POST /api/complaints/:id/escalate', escalate);
    await takeUp(by, _id);
  });
});

describe('a complaint about a member of staff', () => {
  it('is there for admins alone', async () => {
    const [from, moderator, admin] = [await sender(test), await officer(test), await officer(test, 'Admin')];
    const { _id } = await complain(from, 'Staff');
    const { total } = await moderator.call('GET /api/complaints/desk');
    const all = await admin.call('GET /api/complaints/desk');
    expect(all.total).toBeGreaterThan(total);
    expect(await moderator.refused('GET /api/complaints/desk/:id', { params: { id: _id } })).toMatchObject({
      status: 404,
    });
    expect(
      await moderator.refused('POST /api/complaints/desk/:id/take-up', {
        params: { id: _id },
        body: { from: null },
      }),
    ).toMatchObject({ status: 404 });
    await takeUp(admin, _id);
  });

  it('leaves the moderator who had it when it is handed over', async () => {
    const [from, moderator, admin] = [await sender(test), await officer(test), await officer(test, 'Admin')];
    const { _id } = await complain(from);
    await takeUp(moderator, _id);
    await moderator.call('POST /api/complaints/desk/:id/hand-over', {
      params: { id: _id },
      body: { words: 'It is about me.' },
    });
    expect((await moderator.refused('GET /api/complaints/desk/:id', { params: { id: _id } })).status).toBe(
      404,
    );
    expect(await admin.call('GET /api/complaints/desk/:id', { params: { id: _id } })).toMatchObject({
      state: 'Received',
      owner: null,
      isForAdmins: true,
    });
    await takeUp(admin, _id);
    await answer(admin, _id);
    expect(await stateOf(from, _id)).toBe('Answered');
  });
});
