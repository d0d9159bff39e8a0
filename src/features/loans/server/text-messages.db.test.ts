import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS, startOfDay } from '#shared/calendar.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { openTextProviders, type TextProviders } from '#tests/support/text-providers.ts';
import { textsTo, writeTo } from '#tests/support/written-to.ts';
import { mailsTo } from './arrears/arrears.test-support.ts';
import { remindBorrowers } from './arrears/remind-borrowers.ts';
import { recordRepayment } from './desk/record-repayment.ts';

let providers: TextProviders;
let test: TestApp;
beforeAll(async () => {
  providers = await openTextProviders();
  test = await openTestApp(providers.settings);
  await test.services.jobs.stop();
});
afterAll(async () => {
  await test.close();
  await providers.close();
});

/** Three instalments of $1,916.66, .66 and .68, due on 28 February, 31 March and 30 April; written to by SMS. */
async function aLoan(): Promise<RunningLoan> {
  const loan = await runningLoan(test.services, { disbursedOn: day('2026-01-31') });
  await writeTo(test.services, loan.borrower.id, { channel: 'SMS', number: '18765551234' });
  return loan;
}

const seven = (on: string) => new Date(startOfDay(day(on)).getTime() + 7 * HOUR_MS);
const bodiesTo = async ({ borrower }: RunningLoan) =>
  (await textsTo(test.services, borrower.id)).map(({ body }) => body);

it('a reminder comes on the phone on the days of the mail: what is due, and when', async () => {
  const loan = await aLoan();
  for (const on of ['2026-02-24', '2026-02-25', '2026-02-26', '2026-02-28', '2026-03-01', '2026-03-02'])
    await remindBorrowers(test.services, seven(on));
  const link = 'http://localhost:3000/my-loans';
  const due = `Pimento: $1,916.66 of your loan is due on February 28th 2026. If you cannot pay then, ask for a new date: ${link} . You can stop these messages under Preferences.`;
  const late = `Pimento: $1,916.66 of your loan was due on February 28th 2026. There is no late fee. If you cannot pay now, write to us: ${link} . You can stop these messages under Preferences.`;
  expect(await bodiesTo(loan)).toEqual([due, due, late]);
  expect(await mailsTo(test.services, loan)).toHaveLength(3);
});

it('a receipt on the phone names the day and no sum, and shares the event of its mail', async () => {
  const loan = await aLoan();
  const work = workAs(test.services, loan.officer, noonOf(day('2026-02-20')));
  await recordRepayment(work, {
    params: { id: loan.id },
    body: { amount: 1_000, receivedOn: day('2026-02-20'), reference: 'TEXT-1', note: '' },
  });
  const [message, ...more] = await textsTo(test.services, loan.borrower.id);
  expect(more).toEqual([]);
  expect(message?.body).toMatch(/^Pimento: we have your payment of February 20th 2026, thank you\. /);
  expect(message?.body).not.toMatch(/\$|1,000/);
  const mail = await test.db
    .selectFrom('mails')
    .select('subject')
    .where('event_id', '=', message?.event_id ?? '')
    .executeTakeFirst();
  expect(mail?.subject).toContain('Receipt');
});

it('whoever chose e-mail only gets the mails alone', async () => {
  const loan = await runningLoan(test.services, { disbursedOn: day('2026-01-31') });
  await remindBorrowers(test.services, seven('2026-02-25'));
  expect(await mailsTo(test.services, loan)).toHaveLength(1);
  expect(await bodiesTo(loan)).toEqual([]);
});
