import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRecords } from '#features/accounts/server/personal/account-records.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { lender } from '#tests/support/lenders.ts';
import { noonOf, runningLoan } from '#tests/support/loans.ts';
import { bellOf, mailsTo, pay, rowOf } from './arrears.test-support.ts';
import { remindBorrowers } from './remind-borrowers.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const remind = (on: string) => remindBorrowers(test.services, noonOf(day(on)));
/** Three instalments of $1,916.66, .66 and .68, due on 28 February, 31 March and 30 April. */
const aLoan = () => runningLoan(test.services, { disbursedOn: day('2026-01-31') });

/** Each test reminds its own borrowers: the loans of the others are over by then. */
beforeEach(async () => {
  await test.db
    .updateTable('loans')
    .set({ state: 'Repaid', days_late: 0, closed_at: new Date(), oldest_due_on: null })
    .where('state', '<>', 'Repaid')
    .execute();
});

describe('a reminder', () => {
  it('comes three days ahead, on the day, and at steps while the instalment is late', async () => {
    const loan = await aLoan();
    const sent: [string, number][] = [];
    for (let on = noonOf(day('2026-02-20')).getTime(); on <= noonOf(day('2026-06-01')).getTime(); ) {
      const moment = new Date(on);
      const count = await remindBorrowers(test.services, moment);
      if (count > 0) sent.push([moment.toISOString().slice(0, 10), count]);
      on += DAY_MS;
    }
    expect(sent).toEqual([
      ['2026-02-25', 1],
      ['2026-02-28', 1],
      ['2026-03-01', 1],
      ['2026-03-07', 1],
      ['2026-03-14', 1],
      ['2026-03-30', 1],
      ['2026-04-29', 1],
      ['2026-05-29', 1],
    ]);
    const mails = await mailsTo(test.services, loan);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your next instalment is due on February 28th 2026',
      'Your instalment is due today',
      'Your instalment of February 28th 2026 is 1 day late',
      'Your instalment of February 28th 2026 is 7 days late',
      'Your instalment of February 28th 2026 is 14 days late',
      'Your instalment of February 28th 2026 is 30 days late',
      'Your instalment of February 28th 2026 is 60 days late',
      'Your loan is in default',
    ]);
  });

  it('says what is due, how to pay it and what to do if one cannot', async () => {
    const loan = await aLoan();
    await remind('2026-02-25');
    const [mail] = await mailsTo(test.services, loan);
    const quoted = loan.number.replace(/(\d{3})(?=\d)/g, '$1 ');
    expect(mail?.body_text).toContain(`The next payment of your loan ${quoted} is $1,916.66.`);
    expect(mail?.body_text).toContain('Pay in cash at Demo Pay, 12 Hope Road, Kingston. Open Monday');
    expect(mail?.body_text).toContain('Demo Bank, Half Way Tree branch, account 000-123-456 of Pimento Demo');
    expect(mail?.body_text).toContain(`give your loan number, ${quoted}`);
    expect(mail?.body_text).toContain('ask for a new date before it has passed');
    expect(mail?.body_text).toContain(`http://localhost:3000/my-loans/${loan.id}`);
    expect(await bellOf(test.services, loan)).toEqual([
      { action: 'instalmentDue', amount: 1_916.66, loanNumber: loan.number, dueOn: '2026-02-28' },
    ]);
  });

  it('of a late instalment says what is overdue in all, and that there is no fee', async () => {
    const loan = await aLoan();
    await pay(test.services, loan, 1_000, day('2026-03-03'));
    await remind('2026-04-02');
    const [mail] = await mailsTo(test.services, loan, 'late');
    expect(mail?.body_text).toContain('$916.66 of your loan');
    expect(mail?.body_text).toContain('33 days ago');
    expect(mail?.body_text).toContain('$2,833.32 is overdue today');
    expect(mail?.body_text).toContain('There is no late fee.');
    expect((await bellOf(test.services, loan)).at(-1)).toMatchObject({
      action: 'instalmentLate',
      amount: 916.66,
      daysLate: 33,
    });
  });

  it('is sent once, however often and on however many servers it is looked for', async () => {
    const loan = await aLoan();
    const counts = await Promise.all([remind('2026-03-01'), remind('2026-03-01'), remind('2026-03-01')]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await remind('2026-03-02')).toBe(0);
    expect(await mailsTo(test.services, loan)).toHaveLength(1);
  });

  it('that was missed for a week is one, about today', async () => {
    const loan = await aLoan();
    await remind('2026-02-25');
    expect(await remind('2026-03-09')).toBe(1);
    const mails = await mailsTo(test.services, loan);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your next instalment is due on February 28th 2026',
      'Your instalment of February 28th 2026 is 9 days late',
    ]);
  });

  it('is about the instalment that is unpaid, and none about one that is paid', async () => {
    const loan = await aLoan();
    await pay(test.services, loan, 1_916.66, day('2026-02-20'));
    expect(await remind('2026-02-28')).toBe(0);
    expect(await remind('2026-03-28')).toBe(1);
    expect(await mailsTo(test.services, loan, 'March 31st 2026')).toHaveLength(1);
  });

  it('names the lender whose loan it is', async () => {
    const known = await lender(test.services);
    const loan = await runningLoan(test.services, { lender: known, disbursedOn: day('2026-01-31') });
    await remind('2026-02-28');
    const { name } = await test.db
      .selectFrom('partners')
      .select('name')
      .where('id', '=', known.partnerId)
      .executeTakeFirstOrThrow();
    const [mail] = await mailsTo(test.services, loan, 'today');
    expect(mail?.body_text).toContain(`from ${name} is due today`);
  });

  it('reaches nobody whose account is deleted, and holds up nobody else', async () => {
    const [gone, there] = [await aLoan(), await aLoan()];
    await accountRecords.erase?.(workAs(test.services, gone.borrower), gone.borrower.id);
    expect(await remind('2026-03-01')).toBe(1);
    expect(await mailsTo(test.services, gone)).toEqual([]);
    expect(await mailsTo(test.services, there)).toHaveLength(1);
    expect(await rowOf(test.services, gone)).toMatchObject({ state: 'Active' });
  });
});
