import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf, showDay } from '#shared/calendar.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { repaid, runningLoan } from '#tests/support/loans.ts';
import { readPaper } from '#tests/support/read-paper.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const today = dayOf(new Date());

/** Its bytes as the network carries them. */
async function download(browser: Caller, url: string) {
  const reply = await test.app.inject({ method: 'GET', url, cookies: Object.fromEntries(browser.cookies) });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

/** The text of each page, its words parted by single blanks. */
async function pagesOf(bytes: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((part) => ('str' in part ? part.str : '')).join(' ');
    pages.push(text.replace(/\s+/g, ' '));
  }
  return pages;
}

describe('the statement of a loan', () => {
  it.each([0, 1, 2, 3])(
    'begins no table at the foot of a page that goes on over it, after %i payments',
    async (payments) => {
      const loan = await runningLoan(test.services, { disbursedOn: addDays(today, -100), termMonths: 4 });
      for (let payment = 0; payment < payments; payment++)
        await repaid(test.services, loan, 1_000_00, addDays(today, -90 + payment));
      const browser = await loggedIn(test, loan.borrower);
      const pages = await pagesOf((await download(browser, `/api/loans/own/${loan.id}/statement`)).bytes);
      const entries = pages.filter((page) => /You borrowed|Payment received/.test(page));
      expect(entries).toHaveLength(1);
      expect(entries[0]).toContain('Every entry in the books');
      expect(entries[0]?.match(/Payment received/g) ?? []).toHaveLength(payments);
    },
  );

  it('has the parties, the terms, the schedule and every entry with what is then still to pay', async () => {
    const borrower = await someone(test.services, { firstName: 'Ionie', lastName: 'Grant' });
    const disbursedOn = addDays(today, -70);
    const loan = await runningLoan(test.services, { borrower, disbursedOn });
    const reference = await repaid(test.services, loan, 1_000_00, addDays(today, -5));
    const browser = await loggedIn(test, borrower);
    const reply = await download(browser, `/api/loans/own/${loan.id}/statement`);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toContain(`statement-${loan.number}-${today}.pdf`);
    const pages = await pagesOf(reply.bytes);
    const text = pages.join(' ');
    for (const said of [
      'Loan statement',
      'As of ',
      showLoanNumber(loan.number),
      'Ionie Grant',
      'Pimento Finance Limited, 10 Harbour Street, Kingston, Jamaica',
      '$5,000.00',
      '$250.00',
      '5% a month, add-on, over 3 months',
      showDay(disbursedOn),
      'Payment received',
      `Reference ${reference}`,
      'interest $250.00, amount borrowed $750.00',
      '$4,750.00',
      'Received',
      'Page 1 of ',
    ])
      expect(text).toContain(said);
    expect(pages.length).toBeLessThanOrEqual(2);
    const paper = await readPaper(reply.bytes);
    expect(paper).toMatchObject({
      title: `Statement of loan ${showLoanNumber(loan.number)}`,
      language: 'en-JM',
      showsItsTitle: true,
      isTagged: true,
      untagged: '',
    });
    expect(paper.parts.filter((part) => /^H\d/.test(part))).toEqual([
      'H1 Loan statement',
      ...['Who it is between', 'The loan', 'Schedule', 'Every entry in the books', 'In all until now'].map(
        (heading) => `H2 ${heading}`,
      ),
    ]);
    const read = paper.parts.join('\n');
    for (const said of [
      ['TR', 'TH:Row Borrower', 'TD Ionie Grant'],
      ['TR', 'TD', 'TD In all', 'TD $5,750.00'],
      ['TD', 'P Payment received', `P Reference ${reference}`],
    ])
      expect(read).toContain(said.join('\n'));
  });

  it('goes over several pages where a loan is paid by the day', async () => {
    const loan = await runningLoan(test.services, { termMonths: 8, repaymentOption: 'Daily' });
    const browser = await loggedIn(test, loan.borrower);
    const reply = await download(browser, `/api/loans/own/${loan.id}/statement`);
    const pages = await pagesOf(reply.bytes);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  it('of a lender’s loan is for that lender too, names both, and each look is on record, as each by staff is', async () => {
    const known = await lender(test.services);
    const loan = await runningLoan(test.services, { lender: known });
    const theirs = await loggedIn(test, known.account);
    const others = await loggedIn(test, (await lender(test.services)).account);
    const staff = await loggedIn(test, await moderator(test.services));
    const reply = await download(theirs, `/api/loans/partner/${loan.id}/statement`);
    expect(reply.status).toBe(200);
    const text = (await pagesOf(reply.bytes)).join(' ');
    expect(text).toContain('1 King Street, Kingston');
    expect(text).toContain('Run by Pimento Finance Limited');
    expect(
      (await others.refused('GET /api/loans/partner/:id/statement', { params: { id: loan.id } })).status,
    ).toBe(404);
    expect(
      (await staff.reply('GET /api/loans/admin/:id/statement', { params: { id: loan.id } })).status,
    ).toBe(200);
    const looks = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'account_id'])
      .where('subject_id', '=', loan.id)
      .where('action', '=', 'loan.statement')
      .execute();
    expect(looks).toEqual([
      { action: 'loan.statement', account_id: loan.borrower.id },
      { action: 'loan.statement', account_id: loan.borrower.id },
    ]);
  });

  it('of our own loan is not for a lender', async () => {
    const loan = await runningLoan(test.services);
    const browser = await loggedIn(test, (await lender(test.services)).account);
    expect(
      (await browser.refused('GET /api/loans/partner/:id/statement', { params: { id: loan.id } })).status,
    ).toBe(404);
  });
});
