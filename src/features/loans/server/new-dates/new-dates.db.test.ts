import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, type Day, dayOf } from '#shared/calendar.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { sundayAfter } from '#tests/support/days.ts';
import { lender } from '#tests/support/lenders.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { ageLoans } from '../arrears/age-loans.ts';
import { auditsOf, bellOf, mailsTo, pay, rowOf } from '../arrears/arrears.test-support.ts';
import { grantNewDate, refuseNewDate } from './decide-new-date.ts';
import { newDateRecords } from './new-date-records.ts';
import { type AskedLoan, askedLoan, requestsOf } from './new-dates.test-support.ts';

let test: TestApp;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp();
  staff = await loggedIn(test, await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' }));
});
afterAll(() => test.close());

const today = dayOf(new Date());
const due = addMonths(today, 1);
/** The day so many days after it is due, or the next one on which money can be paid. */
const later = (days: number): Day => payableOn(addDays(due, days));
const ask = (browser: Caller, loan: Pick<RunningLoan, 'id'>, wantedOn: Day, more: object = {}) =>
  browser.reply('POST /api/loans/own/:id/new-date', {
    params: { id: loan.id },
    body: { instalment: 1, wantedOn, reason: 'My salary comes later this month.', ...more },
  });
const decide = (what: 'grant' | 'refuse', { requestId }: AskedLoan, note = 'We looked at it together.') =>
  staff.post(`/api/loans/admin/new-dates/${requestId}/${what}`, { note });
const firstDate = async (loan: Pick<RunningLoan, 'id'>) =>
  (
    await test.db
      .selectFrom('loan_instalments')
      .select('due_on')
      .where('loan_id', '=', loan.id)
      .where('number', '=', 1)
      .executeTakeFirstOrThrow()
  ).due_on;
const list = async (query: string) =>
  (await staff.get(`/api/loans/admin/new-dates?${query}`)).body as {
    total: number;
    rows: { _id: string; askedAt: string; nothingDue: boolean }[];
  };

describe('a borrower', () => {
  it('asks for a new date before an instalment is due, sees it wait, and takes it back', async () => {
    const loan = await runningLoan(test.services);
    const browser = await loggedIn(test, loan.borrower);
    expect(await ask(browser, loan, later(5))).toMatchObject({ status: 200 });
    expect(await browser.call('GET /api/loans/own/:id/new-dates', { params: { id: loan.id } })).toMatchObject(
      {
        requests: [{ status: 'Asked', instalment: 1, fromDueOn: due, wantedDueOn: later(5) }],
      },
    );
    const withdraw = () =>
      browser.reply('POST /api/loans/own/:id/new-date/withdraw', { params: { id: loan.id }, body: {} });
    expect(await withdraw()).toMatchObject({ status: 200 });
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'new_date.none' } });
    expect(await requestsOf(test.services, loan)).toMatchObject([{ status: 'Withdrawn' }]);
    expect(await ask(browser, loan, later(6))).toMatchObject({ status: 200 });
    expect((await auditsOf(test.services, loan)).map(({ action }) => action)).toEqual([
      'loan.ask_new_date',
      'loan.withdraw_new_date',
      'loan.ask_new_date',
    ]);
  });

  it.each([
    ['a day that is not on offer', addDays(due, 15), {}, 'new_date.out_of_range'],
    ['a Sunday', sundayAfter(due), {}, 'new_date.out_of_range'],
    ['another instalment than the next', later(5), { instalment: 2 }, 'new_date.not_next'],
    ['no reason', later(5), { reason: '  ' }, 'new_date.reason_needed'],
  ])('is refused for %s', async (_, wantedOn, more, code) => {
    const loan = await runningLoan(test.services);
    const browser = await loggedIn(test, loan.borrower);
    expect(await ask(browser, loan, wantedOn, more)).toMatchObject({ body: { code } });
    expect(await requestsOf(test.services, loan)).toEqual([]);
  });

  it('can no longer ask once it is late', async () => {
    const loan = await runningLoan(test.services, { disbursedOn: addDays(today, -40) });
    const browser = await loggedIn(test, loan.borrower);
    expect(await ask(browser, loan, addDays(today, 1))).toMatchObject({
      status: 409,
      body: { code: 'new_date.too_late' },
    });
  });

  it('has one open request, however often the button is pressed', async () => {
    const loan = await runningLoan(test.services);
    const browser = await loggedIn(test, loan.borrower);
    const replies = await Promise.all([3, 4, 5].map((days) => ask(browser, loan, later(days))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await requestsOf(test.services, loan)).toHaveLength(1);
  });

  it('reaches no loan of somebody else', async () => {
    const loan = await runningLoan(test.services);
    const browser = await loggedIn(test, (await runningLoan(test.services)).borrower);
    expect((await ask(browser, loan, later(5))).status).toBe(404);
    expect(
      (await browser.refused('GET /api/loans/own/:id/new-dates', { params: { id: loan.id } })).status,
    ).toBe(404);
  });
});

describe('staff', () => {
  it('grant a new date: the instalment moves, and its borrower hears of it', async () => {
    const loan = await askedLoan(test.services);
    expect(await decide('grant', loan, '')).toMatchObject({ status: 200 });
    expect(await firstDate(loan)).toBe(loan.wantedOn);
    expect(await rowOf(test.services, loan)).toMatchObject({ oldest_due_on: loan.wantedOn });
    expect(await requestsOf(test.services, loan)).toMatchObject([{ status: 'Granted' }]);
    const [mail] = await mailsTo(test.services, loan, 'new date');
    expect(mail?.body_text).toContain('$1,916.66 is now due on');
    expect(mail?.body_text).toMatch(/Decided by our Loan desk, \d+:\d\d [ap]m, /);
    expect(await bellOf(test.services, loan)).toMatchObject([
      { action: 'newDateGranted', amount: 1_916.66, dueOn: loan.wantedOn },
    ]);
    expect((await auditsOf(test.services, loan)).at(-1)).toMatchObject({
      action: 'loan.grant_new_date',
      actor_id: expect.any(String),
      before: { instalment: 1, dueOn: loan.dueOn },
      after: { instalment: 1, dueOn: loan.wantedOn },
    });
  });

  it('move each instalment once', async () => {
    const loan = await askedLoan(test.services);
    await decide('grant', loan);
    const browser = await loggedIn(test, loan.borrower);
    expect(await ask(browser, loan, addDays(loan.wantedOn, 2))).toMatchObject({
      status: 409,
      body: { code: 'new_date.moved' },
    });
  });

  it('refuse one with a reason, which the borrower reads', async () => {
    const loan = await askedLoan(test.services);
    expect(await decide('refuse', loan, ' ')).toMatchObject({
      status: 422,
      body: { code: 'new_date.note_needed' },
    });
    expect(await decide('refuse', loan, 'The date was moved twice last year.')).toMatchObject({
      status: 200,
    });
    expect(await firstDate(loan)).toBe(loan.dueOn);
    const [mail] = await mailsTo(test.services, loan, 'About the new date');
    expect(mail?.body_text).toContain('The date was moved twice last year.');
    expect(await bellOf(test.services, loan)).toMatchObject([
      { action: 'newDateRefused', dueOn: loan.dueOn, reason: 'The date was moved twice last year.' },
    ]);
    const browser = await loggedIn(test, loan.borrower);
    expect((await ask(browser, loan, later(5))).status).toBe(200);
  });

  it('grant what has fallen due while it waited: the loan is in arrears no longer', async () => {
    const disbursedOn = '2026-01-31' as Day;
    const loan = await askedLoan(test.services, { disbursedOn });
    const on = noonOf('2026-03-03' as Day);
    await ageLoans(test.services, on);
    expect(await rowOf(test.services, loan)).toMatchObject({ state: 'InArrears', days_late: 3 });
    const officer = workAs(test.services, loan.officer, on);
    await grantNewDate(officer, { params: { id: loan.requestId }, body: { note: '' } });
    expect(await rowOf(test.services, loan)).toMatchObject({
      state: 'Active',
      days_late: 0,
      worst_days_late: 0,
      oldest_due_on: '2026-03-10',
    });
  });

  it('cannot grant what was paid meanwhile, but can refuse it', async () => {
    const loan = await askedLoan(test.services);
    await pay(test.services, loan, 1_916.66, today);
    expect((await list('status=Asked')).rows.find(({ _id }) => _id === loan.requestId)).toMatchObject({
      nothingDue: true,
    });
    expect(await decide('grant', loan)).toMatchObject({ status: 409, body: { code: 'new_date.paid' } });
    expect(await decide('refuse', loan, 'You have paid it, thank you.')).toMatchObject({ status: 200 });
  });

  it.each(['grant', 'refuse'] as const)('settle a request once: %s', async (what) => {
    const loan = await askedLoan(test.services);
    await decide(what, loan);
    for (const again of ['grant', 'refuse'] as const)
      expect(await decide(again, loan)).toMatchObject({ status: 409, body: { code: 'new_date.settled' } });
  });

  it('have the oldest first, eight a page, and the count of each status', async () => {
    for (let number = 0; number < 9; number++) await askedLoan(test.services);
    const [first, second] = [await list('page=1'), await list('page=2')];
    const all = [...first.rows, ...second.rows].map(({ askedAt }) => askedAt);
    expect(first.rows).toHaveLength(8);
    expect(all.toSorted()).toEqual(all);
    for (const status of ['Asked', 'Granted', 'Refused', 'Withdrawn'] as const) {
      const { count } = await test.db
        .selectFrom('due_date_requests')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('status', '=', status)
        .executeTakeFirstOrThrow();
      expect((await list(`status=${status}`)).total).toBe(count);
    }
    expect(await list('page=99')).toMatchObject({ rows: [], total: first.total });
  });
});

describe('at the same moment', () => {
  const settledOnce = async (loan: AskedLoan) => {
    const [request] = await requestsOf(test.services, loan);
    expect(await firstDate(loan)).toBe(request?.status === 'Granted' ? loan.wantedOn : loan.dueOn);
    expect(await mailsTo(test.services, loan)).toHaveLength(1);
  };

  it('of a grant and a refusal one wins', async () => {
    const loan = await askedLoan(test.services);
    const replies = await Promise.all([decide('grant', loan), decide('refuse', loan)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await settledOnce(loan);
  });

  it('of a grant and a withdrawal one wins', async () => {
    const loan = await askedLoan(test.services);
    const browser = await loggedIn(test, loan.borrower);
    const replies = await Promise.all([
      decide('grant', loan),
      browser.reply('POST /api/loans/own/:id/new-date/withdraw', { params: { id: loan.id }, body: {} }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('a payment of the instalment is booked in any case, and the date moves only before it', async () => {
    const loan = await askedLoan(test.services);
    const [granted] = await Promise.all([decide('grant', loan), pay(test.services, loan, 1_916.66, today)]);
    expect([200, 409]).toContain(granted.status);
    expect(await firstDate(loan)).toBe(granted.status === 200 ? loan.wantedOn : loan.dueOn);
    expect(await rowOf(test.services, loan)).toMatchObject({
      state: 'Active',
      oldest_due_on: addMonths(today, 2),
      owed_cents: 5_750_00 - 1_916_66,
    });
  });
});

describe('the database', () => {
  it('lets no date move without a granted request, and no settled request change', async () => {
    const loan = await askedLoan(test.services);
    const move = test.db
      .updateTable('loan_instalments')
      .set({ due_on: loan.wantedOn })
      .where('loan_id', '=', loan.id)
      .where('number', '=', 1);
    await expect(move.execute()).rejects.toThrow('as a granted request or an added holiday says');
    await decide('refuse', loan);
    const change = test.db
      .updateTable('due_date_requests')
      .set({ status: 'Granted' })
      .where('id', '=', loan.requestId);
    await expect(change.execute()).rejects.toThrow('settled once');
  });
});

describe('a person', () => {
  it('finds in their data what they asked; a deletion takes the words away and ends the waiting', async () => {
    const loan = await askedLoan(test.services, { reason: 'My roof was damaged.' });
    const refused = await askedLoan(test.services, {
      borrower: loan.borrower,
      lender: await lender(test.services),
      reason: 'My son was ill.',
    });
    const officer = workAs(test.services, loan.officer);
    await refuseNewDate(officer, { params: { id: refused.requestId }, body: { note: 'Pay half of it.' } });
    const work = workAs(test.services, loan.borrower);
    const held = async () => JSON.stringify(await newDateRecords.held(work, loan.borrower.id));
    for (const words of ['My roof was damaged.', 'My son was ill.', 'Pay half of it.'])
      expect(await held()).toContain(words);
    for (let times = 0; times < 2; times++) await newDateRecords.erase?.(work, loan.borrower.id);
    for (const words of ['My roof was damaged.', 'My son was ill.', 'Pay half of it.'])
      expect(await held()).not.toContain(words);
    expect(await requestsOf(test.services, loan)).toMatchObject([{ status: 'Withdrawn' }]);
    expect(await requestsOf(test.services, refused)).toMatchObject([{ status: 'Refused' }]);
  });

  it('is rid of the words of a request settled long ago', async () => {
    const loan = await askedLoan(test.services);
    await decide('refuse', loan, 'Pay half of it.');
    const work = workAs(test.services, loan.borrower);
    await newDateRecords.forget?.(work, loan.borrower.id, new Date(Date.now() + 1_000));
    const held = JSON.stringify(await newDateRecords.held(work, loan.borrower.id));
    expect(held).not.toContain('Pay half of it.');
    expect(held).toContain('Removed because of its age');
  });
});
