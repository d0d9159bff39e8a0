// The count of a day on the dashboard, and the list that is opened by it: as many rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply } from '#features/applications/server/apply.ts';
import { decideFor } from '#features/decisions/server/decide-for.ts';
import type { LoanEvent } from '#features/loans/rules/books/account.ts';
import { lockLoan } from '#features/loans/server/books/lock-loans.ts';
import { postAll } from '#features/loans/server/books/post.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { borrower, loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';

let test: TestApp;
let officer: Caller;
let loans: RunningLoan[];
const today = dayOf(new Date());
const ago = (days: number) => addDays(today, -days);

beforeAll(async () => {
  test = await openTestApp();
  officer = await loggedIn(test, await moderator(test.services));
  loans = [];
  for (const days of [0, 3, 3, 40, 80, 130])
    loans.push(await runningLoan(test.services, { disbursedOn: ago(days), now: new Date() }));
  await books(loan(0), { kind: 'Repayment', amountCents: cents(5_750_00), on: today });
  await books(loan(1), { kind: 'Repayment', amountCents: cents(1_000_00), on: ago(1) });
  const wrong = await books(loan(2), { kind: 'Repayment', amountCents: cents(1_000_00), on: ago(1) });
  await books(loan(2), { kind: 'Reversal', reverses: wrong, on: ago(1) });
  await books(loan(5), { kind: 'WriteOff', on: today });
  await approvedApplication();
}, 120_000);
afterAll(() => test.close());

const loan = (place: number) => loans[place] as RunningLoan;

let payments = 0;
const books = (on: RunningLoan, event: LoanEvent) =>
  workAs(test.services, on.officer).transaction(async (work) => {
    payments += 1;
    const [answer] = await postAll(work, on.officer.id, [
      {
        loan: await lockLoan(work, on.id),
        event,
        ...(event.kind === 'Repayment' ? { reference: `F-${payments}` } : {}),
      },
    ]);
    const entries = answer && 'entries' in answer ? answer.entries : [];
    return entries.find(({ kind }) => kind === event.kind)?.id ?? '';
  });

async function approvedApplication() {
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
  await officer.call('POST /api/loan-application/admin/:id/approve', { params: { id: _id }, body: {} });
  // Asked for some days before it was approved.
  await test.db
    .updateTable('applications')
    .set({ created_at: noonOf(ago(5)) })
    .where('id', '=', asId<'applications'>(_id))
    .execute();
  await provedBy(person);
}

/** A document of one of the person's sections, sent five days ago and verified two days ago. */
async function provedBy(person: Someone) {
  const submission = await test.db
    .selectFrom('submissions')
    .select(['id', 'audience'])
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow();
  const proof = await test.db
    .selectFrom('verification_schemas')
    .select(['id as verification_schema_id', 'form_version_id'])
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('verifications')
    .values({
      ...proof,
      id: newId(),
      submission_id: submission.id,
      account_id: person.id,
      audience: submission.audience,
      attempt: 9,
      answers: '{}',
      status: 'Verified',
      created_at: noonOf(ago(5)),
      decided_at: noonOf(ago(2)),
      decided_by: person.id,
    })
    .execute();
}

const total = async (path: string) => {
  const { body, status } = await officer.get(path);
  expect(status).toBe(200);
  return (body as { total: number }).total;
};
const days = (happened: string, from: string, to: string) => `happened=${happened}&from=${from}&to=${to}`;

describe('the count of a day leads to as many rows', () => {
  it('of loans and applications, day by day and over all of them', async () => {
    const shown = await officer.call('GET /api/informations/dashboardStats', {
      query: { from: ago(140), to: today },
    });
    const lists = {
      applied: '/api/loan-application/admin',
      approved: '/api/loan-application/admin',
      disbursed: '/api/loans/admin',
      repaid: '/api/loans/admin',
      defaulted: '/api/loans/admin',
    };
    for (const [happened, path] of Object.entries(lists) as [keyof typeof lists, string][]) {
      const counted = shown.days.filter((day) => day[happened] > 0);
      expect([happened, counted.length]).not.toEqual([happened, 0]);
      for (const { day, [happened]: count } of counted)
        expect([happened, day, await total(`${path}?${days(happened, day, day)}`)]).toEqual([
          happened,
          day,
          count,
        ]);
      const sum = counted.reduce((all, { [happened]: count }) => all + count, 0);
      expect(await total(`${path}?${days(happened, ago(140), today)}`)).toBe(sum);
      expect(await total(`${path}?${days(happened, '2020-01-01', '2020-01-02')}`)).toBe(0);
    }
  });

  it('of users: who joined', async () => {
    const { usersCount } = await officer.call('GET /api/informations/dashboardStats', { query: {} });
    expect(usersCount).toBeGreaterThan(0);
    expect(await total(`/api/accounts?from=${today}`)).toBe(usersCount);
    expect(await total(`/api/accounts?from=${today}&search=example`)).toBe(usersCount);
    expect(await total(`/api/accounts?to=${ago(1)}`)).toBe(0);
  });

  it('of sections: the people who submitted, and of whom a document was verified', async () => {
    const panel = '/api/informations/submitted/panel?audience=PreQualUser';
    expect(await total(`${panel}&${days('submitted', today, today)}`)).toBe(1);
    expect(await total(`${panel}&${days('submitted', today, today)}&search=example`)).toBe(1);
    expect(await total(`${panel}&${days('submitted', today, today)}&whose=mine`)).toBe(0);
    expect(await total(`${panel}&${days('submitted', ago(9), ago(1))}`)).toBe(0);
    expect(await total(`${panel}&${days('verified', ago(2), ago(2))}`)).toBe(1);
    expect(await total(`${panel}&${days('verified', ago(5), ago(5))}`)).toBe(0);
  });

  it('of loans: paid on, a payment taken back left out, and given up', async () => {
    const list = async (query: string) => {
      const { body } = await officer.get(`/api/loans/admin?${query}`);
      return (body as { rows: { _id: string }[] }).rows.map(({ _id }) => _id).sort();
    };
    expect(await list(days('paid', ago(1), ago(1)))).toEqual([loan(1).id]);
    expect(await list(days('paid', ago(1), today))).toEqual([loan(0).id, loan(1).id].sort());
    expect(await list(days('writtenOff', today, today))).toEqual([loan(5).id]);
  });

  it('of loans as they stand: running, late, at risk', async () => {
    const { loans: stand } = await officer.call('GET /api/informations/dashboardStats', { query: {} });
    expect(await total('/api/loans/admin?standing=running')).toBe(stand.running);
    expect(await total('/api/loans/admin?standing=late')).toBe(stand.inArrears);
    const atRisk = await officer.get('/api/loans/admin?standing=atRisk&sort=late');
    const { rows } = atRisk.body as { rows: { daysLate: number }[] };
    expect(rows.map(({ daysLate }) => daysLate > 30)).toEqual([true]);
  });

  it.each(['/api/accounts', '/api/loan-application/admin', '/api/loans/admin?happened=defaulted'])(
    'refuses of %s what is no day',
    async (path) => {
      const sign = path.includes('?') ? '&' : '?';
      expect((await officer.get(`${path}${sign}from=2026-02-30`)).status).toBe(422);
      expect((await officer.get(`${path}${sign}happened=born&from=${today}`)).status).not.toBe(200);
    },
  );
});
