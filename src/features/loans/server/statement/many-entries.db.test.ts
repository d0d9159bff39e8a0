import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayOf, showDay } from '#shared/calendar.ts';
import { cents, showMoney } from '#shared/money.ts';
import { loggedIn } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { repaid, runningLoan } from '#tests/support/loans.ts';
import type { OwnLoan } from '../../contract/own.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { postAll } from '../books/post.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const today = dayOf(new Date());

it('a statement of 400 entries has each with what was then still to pay, what was taken back too', async () => {
  const loan = await runningLoan(test.services, {
    disbursedOn: addDays(today, -20),
    amountCents: 50_000_00,
    termMonths: 8,
    repaymentOption: 'Weekly',
  });
  const post = (events: Parameters<typeof postAll>[2][number]['event'][], name: string) =>
    workAs(test.services, loan.officer).transaction(async (work) => {
      const locked = await lockLoan(work, loan.id);
      return postAll(
        work,
        loan.officer.id,
        events.map((event, index) =>
          event.kind === 'Repayment'
            ? { loan: locked, event, reference: `${name}-${index}` }
            : { loan: locked, event, note: 'Bounced' },
        ),
      );
    });
  const amounts = Array.from({ length: 200 }, (_, index) => cents(1_00 + index * 37));
  const paid = await post(
    amounts.map((amountCents, index) => ({
      kind: 'Repayment',
      amountCents,
      on: addDays(today, -(index % 20)),
    })),
    'MANY',
  );
  const ids = paid.flatMap((answer) => ('entries' in answer ? answer.entries.map(({ id }) => id) : []));
  await post(
    ids.slice(0, 199).map((reverses) => ({ kind: 'Reversal', reverses, on: today })),
    '',
  );
  const browser = await loggedIn(test, loan.borrower);
  const { entries, loan: summary } = await browser.call('GET /api/loans/own/:id', {
    params: { id: loan.id },
  });
  expect(entries).toHaveLength(400);

  // On paper, with a pencil: the whole loan less what was paid and not taken back.
  const changes = [...amounts.map((amount) => -amount), ...amounts.slice(0, 199)];
  const pencil = [50_000_00 + 50_000_00 * 0.05 * 8];
  for (const change of changes) pencil.push((pencil.at(-1) ?? 0) + change);
  const inOrder = entries.toReversed();
  expect(inOrder.map(({ owedAfter }) => Math.round(owedAfter * 100))).toEqual(pencil);
  expect(Math.round(summary.owed * 100)).toBe(pencil.at(-1));

  const reply = await test.app.inject({
    method: 'GET',
    url: `/api/loans/own/${loan.id}/statement`,
    cookies: Object.fromEntries(browser.cookies),
  });
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const document = await getDocument({ data: new Uint8Array(reply.rawPayload), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((part) => ('str' in part ? part.str : '')).join(' '));
  }
  expect(pages.length).toBeGreaterThan(10);
  const text = pages.join(' ').replace(/\s+/g, ' ');
  for (const [index, { number, on, amount, kind }] of inOrder.entries()) {
    const start =
      kind === 'Reversal' ? 'Payment taken back' : kind === 'Repayment' ? 'Payment received' : 'You borrowed';
    expect(text).toContain(`${number} ${showDay(on as typeof today)} ${start}`);
    const figures = [Math.round(amount * 100), pencil[index] ?? 0].map((sum) => showMoney(cents(sum)));
    expect(text).toContain(figures.join(' '));
  }
}, 60_000);

it('is one moment of the books, however many payments come meanwhile', async () => {
  const loan = await runningLoan(test.services);
  const browser = await loggedIn(test, loan.borrower);
  for (let round = 0; round < 12; round++) {
    const look = () => browser.reply('GET /api/loans/own/:id', { params: { id: loan.id } });
    const [, ...looks] = await Promise.all([
      repaid(test.services, loan, 10_00, today),
      ...Array.from({ length: 6 }, look),
    ]);
    for (const { body } of looks) {
      const { loan: summary, entries, schedule } = body as OwnLoan;
      const paid = schedule.reduce((sum, instalment) => sum + Math.round(instalment.paid * 100), 0);
      const figures = [summary.owed, entries[0]?.owedAfter, (5_750_00 - paid) / 100];
      expect(figures).toEqual(Array(3).fill(summary.owed));
    }
  }
}, 60_000);
