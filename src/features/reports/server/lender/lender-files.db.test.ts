import { describe, expect, it, vi } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { runningLoan } from '#tests/support/loans.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { REPORT_COLUMNS } from '../../rules/lender-reports.ts';
import { applied, desk, island, openTwoLenders, ridge, ridgeDesk, test } from './two-lenders.test-support.ts';

openTwoLenders();

const today = dayOf(new Date());
const download = async (browser: Caller, report: string) => {
  const { status, body, headers } = await browser.reply('GET /api/partner-report/:id', {
    params: { id: report },
  });
  return { status, headers, lines: readCsv(String(body)) };
};
const withdraw = async (browser: Caller) => {
  const { rows } = await browser.call('GET /api/consents');
  await browser.call('POST /api/consents/:id/withdraw', { params: { id: rows[0]?._id } });
};

describe("a lender's files", () => {
  it.each([
    ['products', /^attachment; filename\*=UTF-8''products-[\d-]+\.csv$/],
    ['loans', /^attachment; filename\*=UTF-8''loans-[\d-]+\.csv$/],
    ['loan-applications', /^attachment; filename\*=UTF-8''loan-application-[\d-]+\.csv$/],
  ] as const)('of %s are named as specified and have their columns', async (report, name) => {
    await applied(island.loanId);
    const { status, headers, lines } = await download(desk, report);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(name);
    expect(lines[0]).toEqual([...REPORT_COLUMNS[report]]);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toHaveLength(REPORT_COLUMNS[report].length);
  });

  it('hold its own rows alone', async () => {
    const { person } = await applied(island.loanId, { firstName: 'Althea', lastName: 'Reid' });
    for (const report of ['products', 'loans', 'loan-applications']) {
      const text = String((await desk.reply('GET /api/partner-report/:id', { params: { id: report } })).body);
      expect(text).not.toContain('Ridge');
      expect(
        String((await ridgeDesk.reply('GET /api/partner-report/:id', { params: { id: report } })).body),
      ).not.toMatch(new RegExp(`Yard Loan|${island.productId}|Althea|${person.email}`));
    }
  });

  it('show the loan as it was when it was applied for, and who applied', async () => {
    const { person } = await applied(island.loanId, { firstName: '=cmd', lastName: 'Reid' });
    await test.db
      .updateTable('partner_loans')
      .set({ name: 'Renamed', allow_ksap_to_offer: false })
      .where('id', '=', island.loanId)
      .execute();
    expect((await download(desk, 'loan-applications')).lines[1]).toEqual([
      ...['Yard Loan', 'A loan.', 'Unsecured', 'Monthly', 'true', 'Unsecured Regular Loan'],
      person.email,
      "'=cmd Reid",
    ]);
    expect((await download(desk, 'loans')).lines[1]).toContain('Renamed');
  });

  it('name nobody whose consent is withdrawn; the application stays', async () => {
    const [stays, goes] = [await applied(island.loanId), await applied(island.loanId)];
    await withdraw(goes.browser);
    const { lines } = await download(desk, 'loan-applications');
    expect(lines.slice(1).map((line) => line[6])).toEqual([stays.person.email, '']);
    expect(lines.slice(1).map((line) => line[7])).toEqual([expect.stringMatching(/Campbell/), '']);
  });

  it('are looks: on record for the lender and for each person named', async () => {
    const { person, browser, id } = await applied(island.loanId);
    const withdrawn = await applied(island.loanId);
    await withdraw(withdrawn.browser);
    await download(desk, 'loan-applications');
    await download(desk, 'loan-applications');
    expect(await browser.call('GET /api/consents/looks')).toMatchObject({
      total: 1,
      rows: [{ kind: 'Report', application: id, partner: { name: 'Island Credit' } }],
    });
    expect(await withdrawn.browser.call('GET /api/consents/looks')).toMatchObject({ total: 0 });
    const audit = () =>
      test.db
        .selectFrom('audit_entries')
        .select(['action', 'after'])
        .where('actor_id', '=', island.account.id)
        .orderBy('action')
        .execute();
    // The end of one file may be announced after the next one is begun.
    const begun = {
      action: 'report.download',
      after: { report: 'loan-applications', partnerId: island.partnerId },
    };
    const finished = {
      action: 'report.finish',
      after: { report: 'loan-applications', rows: 2, named: 1, isWhole: true },
    };
    await vi.waitFor(async () => expect(await audit()).toEqual([begun, begun, finished, finished]));
    expect(JSON.stringify(await audit())).not.toContain(person.email);
  });

  it('show its running loans and whom it lent to, also after a consent is withdrawn', async () => {
    const borrower = await someone(test.services, { firstName: 'Vinette', lastName: 'Own-Contract' });
    const loan = await runningLoan(test.services, { borrower, lender: island });
    await runningLoan(test.services, { lender: ridge });
    await test.db
      .updateTable('consents')
      .set({ withdrawn_at: new Date() })
      .where('account_id', '=', borrower.id)
      .execute();
    const { headers, lines } = await download(desk, 'portfolio');
    expect(headers['content-disposition']).toMatch(/''portfolio-[\d-]+\.csv$/);
    const [headings = [], ...rows] = lines;
    expect(headings).toEqual(REPORT_COLUMNS.portfolio);
    expect(rows).toHaveLength(1);
    expect(Object.fromEntries(headings.map((name, place) => [name, rows[0]?.[place]]))).toMatchObject({
      number: loan.number,
      borrower: 'Vinette Own-Contract',
      state: 'Active',
      loanAmount: '5000.00',
      owed: '5750.00',
      disbursedOn: today,
      nextAmount: '1916.66',
    });
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('are no other lists, and for lenders alone', async () => {
    expect((await desk.refused('GET /api/partner-report/:id', { params: { id: 'accounts' } })).status).toBe(
      404,
    );
    const borrower = await loggedIn(test, await someone(test.services));
    expect((await borrower.refused('GET /api/partner-report/:id', { params: { id: 'loans' } })).status).toBe(
      403,
    );
  });
});
