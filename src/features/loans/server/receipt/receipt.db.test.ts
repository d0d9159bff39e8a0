import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayOf, showDay } from '#shared/calendar.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type RunningLoan, repaid, runningLoan } from '#tests/support/loans.ts';
import { readPaper } from '#tests/support/read-paper.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { postAll } from '../books/post.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const today = dayOf(new Date());

async function entriesOf({ borrower, id }: RunningLoan) {
  const browser = await loggedIn(test, borrower);
  return (await browser.call('GET /api/loans/own/:id', { params: { id } })).entries;
}

/** As the network carries it. */
async function receiptOf({ borrower }: RunningLoan, entry: string) {
  const browser = await loggedIn(test, borrower);
  const cookies = Object.fromEntries(browser.cookies);
  return test.app.inject({ method: 'GET', url: `/api/loans/own/receipts/${entry}`, cookies });
}

it('is a tagged paper of one page: what was paid, what is still owed, who paid whom, and how it was divided', async () => {
  const borrower = await someone(test.services, { firstName: 'Ionie', lastName: 'Grant' });
  const loan = await runningLoan(test.services, { borrower, disbursedOn: addDays(today, -70) });
  const reference = await repaid(test.services, loan, 1_000_00, addDays(today, -5));
  const [payment] = await entriesOf(loan);
  const number = `${loan.number}-R1`;
  const reply = await receiptOf(loan, payment?._id ?? '');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  expect(reply.headers['content-disposition']).toContain(`receipt-${number}.pdf`);
  const { parts, ...paper } = await readPaper(reply.rawPayload);
  expect(paper).toMatchObject({
    title: `Receipt ${number}`,
    language: 'en-JM',
    showsItsTitle: true,
    isTagged: true,
    untagged: '',
  });
  const read = parts.filter((part) => !['Root', 'Document', 'Table', 'TR'].includes(part));
  expect(read[0]).toBe('P Pimento');
  expect(read[1]).toBe('H1 Receipt');
  expect(read[2]).toMatch(new RegExp(`^P Number ${number}, recorded at `));
  expect(read.slice(3)).toEqual([
    ...['L', 'LI', 'LBody', 'P We received', 'P $1,000.00'],
    ...['LI', 'LBody', 'P Still to pay after it', 'P $4,750.00'],
    'H2 The payment',
    ...['TH:Row Received on', `TD ${showDay(addDays(today, -5))}`],
    ...['TH:Row Paid by', 'TD Ionie Grant'],
    ...['TH:Row Paid to', 'TD Pimento Finance Limited, 10 Harbour Street, Kingston, Jamaica'],
    ...['TH:Row Loan number', `TD ${loan.number.replace(/(...)(?=.)/g, '$1 ')}`],
    ...['TH:Row Payment reference', `TD ${reference}`],
    'H2 How it was divided',
    ...['TH:Row Interest', 'TD $250.00', 'TH:Row Amount borrowed', 'TD $750.00'],
    read.at(-1),
  ]);
  expect(read.at(-1)).toMatch(/^P Keep this receipt\./);
  expect(paper.decoration).toContain('Page 1 of 1');
});

it('of a payment that settles the loan early names the interest that is not charged, and that nothing is owed', async () => {
  const loan = await runningLoan(test.services);
  const browser = await loggedIn(test, loan.borrower);
  const { settlement } = await browser.call('GET /api/loans/own/:id', { params: { id: loan.id } });
  await repaid(test.services, loan, Math.round((settlement?.pay ?? 0) * 100), today);
  const payment = (await entriesOf(loan)).find(({ kind }) => kind === 'Repayment');
  const { parts } = await readPaper((await receiptOf(loan, payment?._id ?? '')).rawPayload);
  const read = parts.join('\n');
  expect(read).toContain('P Still to pay after it\nP $0.00');
  const saved = `$${settlement?.save.toLocaleString('en-JM', { minimumFractionDigits: 2 })}`;
  expect(read).toContain(`TH:Row Interest not charged, as you paid early\nTD ${saved}`);
});

it('of a payment that was taken back says so first', async () => {
  const loan = await runningLoan(test.services);
  await repaid(test.services, loan, 1_000_00, today);
  const [payment] = await entriesOf(loan);
  await workAs(test.services, loan.officer).transaction(async (work) => {
    const reversal = { kind: 'Reversal', reverses: asId(payment?._id ?? ''), on: today } as const;
    await postAll(work, loan.officer.id, [
      { loan: await lockLoan(work, loan.id), event: reversal, note: 'Bounced' },
    ]);
  });
  const { parts } = await readPaper((await receiptOf(loan, payment?._id ?? '')).rawPayload);
  expect(parts.filter((part) => part.startsWith('P '))[2]).toBe(
    `P This payment was taken back in our books on ${showDay(today)}. The receipt no longer counts.`,
  );
});

it('is of one’s own payments alone: none of another’s, and of nothing else in the books', async () => {
  const [mine, theirs] = [await runningLoan(test.services), await runningLoan(test.services)];
  await repaid(test.services, theirs, 1_000_00, today);
  const [payment] = await entriesOf(theirs);
  const [handedOver] = await entriesOf(mine);
  expect((await receiptOf(theirs, payment?._id ?? '')).statusCode).toBe(200);
  expect((await receiptOf(mine, payment?._id ?? '')).statusCode).toBe(404);
  expect((await receiptOf(mine, handedOver?._id ?? '')).statusCode).toBe(404);
});
