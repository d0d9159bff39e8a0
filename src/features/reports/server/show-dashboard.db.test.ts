import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply } from '#features/applications/server/apply.ts';
import { decideFor } from '#features/decisions/server/decide-for.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { borrower, loggedIn, moderator, someone, submitted } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import type { DashboardStats } from '../contract.ts';
import { foldDailyFigures } from './fold-daily-figures.ts';

let test: TestApp;
let officer: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const PATH = '/api/informations/dashboardStats';
const today = dayOf(new Date());
const stats = async (query = '') => (await officer.get(PATH + query)).body as DashboardStats;

/** Every figure as it is kept, beside what counting the records says; the parts added up. */
const untrue = async () =>
  (
    await sql`
      select * from (select figure, day, sum(count)::int as count from daily_figures group by 1, 2 having sum(count) <> 0) k
      full join (select figure, day, count(*)::int as count from (
        select 'usersJoined' as figure, jamaica_day(created_at) as day from accounts where user_type = 'User'
        union all select 'usersLeft', jamaica_day(erased_at) from accounts where user_type = 'User' and erased_at is not null
        union all select 'informationSubmitted', jamaica_day(created_at) from submissions
        union all select 'documentsSubmitted', jamaica_day(created_at) from verifications
        union all select 'informationVerified', jamaica_day(decided_at) from verifications where status = 'Verified'
        union all select 'loansApplied', jamaica_day(created_at) from applications
        union all select 'loansApproved', jamaica_day(decided_at) from applications where status = 'Approved'
        union all select 'loansDisbursed', disbursed_on from loans
        union all select 'loansRepaid', jamaica_day(closed_at) from loans where closed_at is not null
        union all select 'loansDefaulted', defaulted_on from loans where defaulted_on is not null) h group by 1, 2) c
      using (figure, day) where k.count is distinct from c.count`.execute(test.db)
  ).rows;

describe('the figures of the dashboard', () => {
  it('are of the last thirty days unless asked otherwise, and only for staff', async () => {
    const shown = await stats();
    expect(shown).toMatchObject({ from: addDays(today, -29), to: today });
    expect(shown.days).toHaveLength(30);
    const borrowers = await loggedIn(test, await someone(test.services));
    expect((await borrowers.get(PATH)).status).toBe(403);
  });

  it.each(['?from=2026-03-02&to=2026-03-01', '?from=2020-01-01&to=2026-01-01', '?from=soon', '?days=7'])(
    'refuse %s',
    async (query) => {
      expect((await officer.get(PATH + query)).status).toBe(422);
    },
  );

  it('follow a sign-up, a submission, an application and its approval on the day they happen', async () => {
    const before = await stats();
    const person = await borrower(test.services);
    const work = workAs(test.services, person);
    const { decision } = await decideFor(work, person.id, 'FirstModel');
    const offer = decision.offer ?? { loanTermMonths: 0, rateMonthlyBps: 0, maxLoanAmountCents: 0 };
    const { _id } = await apply(work, {
      body: {
        term: offer.loanTermMonths,
        interestRate: offer.rateMonthlyBps / 100,
        loanAmount: centsToDollars(cents(offer.maxLoanAmountCents)),
        model: 'FirstModel',
      },
    });
    const applied = await stats();
    expect(applied.usersCount).toBe(before.usersCount + 1);
    expect(applied.submittedInfoCount).toBe(before.submittedInfoCount + 6);
    expect(applied.queues.applications).toMatchObject({ waiting: before.queues.applications.waiting + 1 });
    expect(applied.queues.applications.oldest).not.toBeNull();
    expect(applied.days.at(-1)).toMatchObject({
      day: today,
      users: applied.usersCount,
      applied: (before.days.at(-1)?.applied ?? 0) + 1,
    });
    await officer.call('POST /api/loan-application/admin/:id/approve', { params: { id: _id }, body: {} });
    const approved = await stats();
    expect(approved.days.at(-1)?.approved).toBe((before.days.at(-1)?.approved ?? 0) + 1);
    expect(approved.approvedLoansCount).toBe(before.approvedLoansCount + 1);
    expect(approved.queues.applications.waiting).toBe(before.queues.applications.waiting);
  });

  it('belong to the day in Jamaica that a record names, be it long past', async () => {
    const { id } = await someone(test.services);
    await test.db
      .updateTable('accounts')
      .set({ created_at: new Date('2025-06-11T04:59:59Z') })
      .where('id', '=', id)
      .execute();
    const { days } = await stats('?from=2025-06-09&to=2025-06-11');
    expect(days.map(({ users }) => users)).toEqual([0, 1, 1]);
  });

  it('count nobody twice, and nobody who has gone', async () => {
    const before = await stats();
    const { id } = await someone(test.services);
    const left = new Date();
    await test.db
      .updateTable('accounts')
      .set({ status: 'Cancelled', email: `${id}@deleted.invalid`, erased_at: left })
      .where('id', '=', id)
      .execute();
    expect((await stats()).usersCount).toBe(before.usersCount);
    await someone(test.services, { userType: 'Partner' });
    expect((await stats()).usersCount).toBe(before.usersCount);
  });
});

describe('the kept figures', () => {
  it('equal the count of the records after any history, folded or not', async () => {
    const people: IdOf<'accounts'>[] = [];
    const past = fc.integer({ min: 0, max: 20 }).map((days) => new Date(Date.now() - days * 43_200_000));
    const which = fc.nat(30);
    const step = fc.oneof(
      fc.record({ does: fc.constant('join' as const), at: past, which }),
      fc.record({
        does: fc.constantFrom(
          'submit',
          'prove',
          'verify',
          'reject',
          'leave',
          'withdraw',
          'become partner',
          'fold',
        ),
        at: past,
        which,
      }),
    );
    const { sections, proofs } = await forms();
    const act = async ({ does, at, which }: { does: string; at: Date; which: number }) => {
      const { db } = test;
      const id = people[which % Math.max(1, people.length)];
      if (does === 'join') {
        const joined = (await someone(test.services)).id;
        await db.updateTable('accounts').set({ created_at: at }).where('id', '=', joined).execute();
        people.push(joined);
      }
      if (does === 'fold') await foldDailyFigures(db, dayOf(at));
      if (!id) return;
      const section = sections[which % sections.length];
      if (does === 'submit' && section)
        await db
          .insertInto('submissions')
          .values({
            ...section,
            id: newId(),
            account_id: id,
            answers: '{}',
            status: 'Submitted',
            created_at: at,
            changed_at: at,
            reopened_at: at,
          })
          .execute();
      const submission = await db
        .selectFrom('submissions')
        .selectAll()
        .where('account_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      if (does === 'prove' && submission) {
        const proof = proofs[0];
        const attempts = await db
          .selectFrom('verifications')
          .select('id')
          .where('submission_id', '=', submission.id)
          .execute();
        const open = await db
          .selectFrom('verifications')
          .select('id')
          .where('submission_id', '=', submission.id)
          .where('status', '=', 'Submitted')
          .executeTakeFirst();
        if (proof && !open)
          await db
            .insertInto('verifications')
            .values({
              ...proof,
              id: newId(),
              submission_id: submission.id,
              account_id: id,
              audience: submission.audience,
              attempt: attempts.length + 1,
              answers: '{}',
              status: 'Submitted',
              created_at: at,
            })
            .execute();
      }
      const decided = { decided_at: at, decided_by: id };
      const open = db
        .updateTable('verifications')
        .where('account_id', '=', id)
        .where('status', '=', 'Submitted');
      if (does === 'verify') await open.set({ status: 'Verified', ...decided }).execute();
      if (does === 'reject')
        await open.set({ status: 'Rejected', rejection_reason: 'Too dark', ...decided }).execute();
      if (does === 'withdraw') await db.deleteFrom('verifications').where('account_id', '=', id).execute();
      if (does === 'become partner')
        await db
          .updateTable('accounts')
          .set({ user_type: 'Partner' })
          .where('id', '=', id)
          .where('erased_at', 'is', null)
          .execute();
      if (does === 'leave')
        await db
          .updateTable('accounts')
          .set({ status: 'Cancelled', email: `${id}@deleted.invalid`, erased_at: at })
          .where('id', '=', id)
          .execute()
          .then(() => people.splice(people.indexOf(id), 1));
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        for (const one of steps) await act(one);
        expect(await untrue()).toEqual([]);
      }),
      { seed: 11, numRuns: 12, endOnFailure: true },
    );
    expect(
      (await test.db.selectFrom('daily_figures').select('figure').distinct().execute()).length,
    ).toBeGreaterThan(4);
  });

  it('stay true while many write at once and the night folds', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => someone(test.services)));
    await Promise.all([
      ...people.map((person) => submitted(test.services, person)),
      foldDailyFigures(test.db, addDays(today, 1)),
      foldDailyFigures(test.db, addDays(today, 1)),
    ]);
    expect(await untrue()).toEqual([]);
    await foldDailyFigures(test.db, addDays(today, 1));
    expect(await test.db.selectFrom('daily_figures').select('part').where('part', '<>', 0).execute()).toEqual(
      [],
    );
    expect(await untrue()).toEqual([]);
  });
});

async function forms() {
  const sections = await test.db
    .selectFrom('information_schemas')
    .select(['id as information_schema_id', 'audience', 'form_version_id'])
    .execute();
  const proofs = await test.db
    .selectFrom('verification_schemas')
    .select(['id as verification_schema_id', 'form_version_id'])
    .execute();
  return { sections, proofs };
}
