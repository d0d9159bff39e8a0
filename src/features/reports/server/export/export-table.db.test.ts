import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeMappingSchema } from '#features/decisions/contract/judge-mapping.ts';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { applicant } from '#features/decisions/rules/applicant.test-support.ts';
import { decide } from '#features/decisions/rules/decide.ts';
import { columnsOf, readCase } from '#features/decisions/rules/judge/read-case.ts';
import { keepDecision } from '#features/decisions/server/decide-for.ts';
import { challenged } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, moderator, type Someone, someone, submitted } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { runningLoan } from '#tests/support/loans.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { EXPORT_COLUMNS } from '../../rules/export-columns.ts';

let test: TestApp;
let officer: Someone;
let browser: Caller;
/** The number of the version that is being tried. */
let challenge: number;
beforeAll(async () => {
  test = await openTestApp();
  challenge = await challenged(test.services, (figures) => ({ ...figures, offerStandsDays: 12 }));
  officer = await moderator(test.services);
  browser = await loggedIn(test, officer);
});
afterAll(() => test.close());

const download = async (query: string) => {
  const { status, body, headers } = await browser.get(`/api/export/${query}`);
  return { status, headers, lines: readCsv(String(body)) };
};

/** Rows as they might have been for years: several in one microsecond, and none on a whole millisecond. */
const manyPeople = (count: number) =>
  sql`
  insert into accounts (id, email, password_hash, first_name, last_name, user_type, status, info_status, created_at)
  select gen_random_uuid(), 'many-' || n || '@example.com', 'the hash', 'Many', 'Number ' || n, 'User',
    case when n % 5 = 0 then 'Active' else 'Created' end, 'FirstModel', timestamptz '2025-01-01' + (n / 3) * interval '1.000007 minutes'
  from generate_series(1, ${count}) n`.execute(test.db);

const audit = () =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('actor_id', '=', officer.id)
    .orderBy('created_at')
    .execute();

describe('an export', () => {
  it('streams five thousand accounts, each once, in the order in which they were made', async () => {
    await manyPeople(5_000);
    const { status, headers, lines } = await download('Account?columns=id,email,created&to=2025-12-31');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''accounts-[\d-]+\.csv$/),
    });
    const [headings, ...rows] = lines;
    expect(headings).toEqual(['Id', 'E-mail', 'Created']);
    const { rows: expected } = await sql<{ id: string; email: string; created: string }>`
      select id, email, to_char(created_at at time zone 'UTC' - interval '5 hours', 'YYYY-MM-DD HH24:MI:SS') as created
      from accounts where created_at < '2026-01-01 05:00Z' order by created_at, id`.execute(test.db);
    expect(rows).toEqual(expected.map(({ id, email, created }) => [id, email, created]));
    expect(rows).toHaveLength(5_000);
  });

  it('takes the chosen state and days, as Jamaica counts them', async () => {
    await someone(test.services, { email: 'edge@example.com' });
    await test.db
      .updateTable('accounts')
      .set({ created_at: new Date('2024-03-05T04:59:59Z'), status: 'Suspended' })
      .where('email', '=', 'edge@example.com')
      .execute();
    const emails = async (query: string) =>
      (await download(`Account?columns=email&${query}`)).lines.flat().slice(1);
    expect(await emails('from=2024-03-04&to=2024-03-04')).toEqual(['edge@example.com']);
    expect(await emails('from=2024-03-05&to=2024-03-05')).toEqual([]);
    expect(await emails('status=Suspended')).toEqual(['edge@example.com']);
    expect(await emails('to=2025-12-31&status=Active')).toHaveLength(1_000);
  });

  it('has every column unless some are chosen, and never a password hash', async () => {
    const person = await someone(test.services, { firstName: '=HYPERLINK("x")', lastName: 'Brown, "Bob"' });
    const { lines } = await download('Account?from=2026-01-01');
    expect(lines[0]).toHaveLength(EXPORT_COLUMNS.Account.length);
    const row = lines.find(([id]) => id === person.id);
    expect(row).toContain(`'=HYPERLINK("x")`);
    expect(row).toContain('Brown, "Bob"');
    expect((await browser.reply('GET /api/export/:id', { params: { id: 'Account' } })).body).not.toContain(
      'the hash',
    );
    for (const query of [
      'columns=password_hash',
      'columns=id,token',
      'status=Asleep',
      'from=soon',
      'from=2026-02-02&to=2026-02-01',
    ])
      expect((await browser.get(`/api/export/Account?${query}`)).status, query).toBe(422);
    expect((await browser.refused('GET /api/export/:id', { params: { id: 'Session' } })).status).toBe(404);
  });

  it('of applications has amounts in dollars and who decided', async () => {
    const { id } = await someone(test.services, { firstName: 'Zipporah', lastName: 'Quarrington' });
    await sql`
      with decision as (
        insert into decisions (id, account_id, model, policy_version, inputs, outcome, approved, score, grade, max_amount_cents,
          rate_monthly_bps, term_months, created_at, expires_at)
        values (gen_random_uuid(), ${id}, 'FirstModel', 1, '{}', '{}', true, 60, 'C', 500000, 750, 4, now(), now()) returning id)
      insert into applications (id, account_id, decision_id, model, amount_cents, rate_monthly_bps, term_months, status, loan_info,
        product_info, rejection_reason, decided_by, decided_at, created_at)
      select gen_random_uuid(), ${id}::uuid, id, 'FirstModel', 123456, 750, 4, 'Rejected', '{}', '{}', 'Too late', ${officer.id}::uuid, now(), now()
      from decision`.execute(test.db);
    const columns = 'fullName,loanAmount,interestRate,term,status,rejectionReason,decidedBy';
    const { lines } = await download(`Loan?columns=${columns}&status=Rejected`);
    expect(lines.slice(1)).toEqual([
      [
        'Zipporah Quarrington',
        '1234.56',
        '7.5',
        '4',
        'Rejected',
        'Too late',
        expect.stringContaining('Marcia'),
      ],
    ]);
  });

  it('of running loans has what is owed and late, and who lent', async () => {
    const island = await lender(test.services, { partner: { name: 'Island Credit' } });
    const late = await runningLoan(test.services, {
      lender: island,
      disbursedOn: addDays(dayOf(new Date()), -100),
      now: new Date(),
    });
    await runningLoan(test.services);
    const columns = 'number,lender,status,loanAmount,owed,principalDue,overdue,closed';
    const { lines, headers } = await download(`LoanAccount?columns=${columns}&status=InArrears`);
    expect(headers['content-disposition']).toMatch(/''running-loans-/);
    expect(lines.slice(1)).toEqual([
      [late.number, 'Island Credit', 'InArrears', '5000.00', '5750.00', '5000.00', '5750.00', ''],
    ]);
    const { lines: all } = await download('LoanAccount');
    expect(all).toHaveLength(3);
    expect(all[0]).toHaveLength(EXPORT_COLUMNS.LoanAccount.length);
  });

  it('is on record before its first row, and again with the number of rows after its last', async () => {
    const before = (await audit()).length;
    await download('Account?columns=id&to=2025-12-31&status=Active');
    expect((await audit()).slice(before)).toEqual([
      {
        action: 'export.download',
        after: { model: 'Account', columns: ['id'], status: 'Active', from: null, to: '2025-12-31' },
      },
      { action: 'export.finish', after: { rows: 1_000, isWhole: true } },
    ]);
  });

  it('is for staff alone', async () => {
    const borrower = await loggedIn(test, await someone(test.services));
    expect((await borrower.refused('GET /api/export/:id', { params: { id: 'Account' } })).status).toBe(403);
  });
});

describe('an export of decisions', () => {
  it('has inputs, points by factor and what became of each, sex and parish to compare groups, and no name', async () => {
    const on = new Date('2026-02-03T15:00:00Z');
    const borrower = await someone(test.services, { firstName: 'Unmistakable' });
    const sample = sampleAnswers(dayOf(on));
    await submitted(test.services, borrower, {
      answers: { basic_information: sample.basic_information ?? {} },
    });
    await test.db
      .updateTable('accounts')
      .set({ promo_code: 'MARKET' })
      .where('id', '=', borrower.id)
      .execute();
    const looked = applicant({
      employmentStatus: '=1+1',
      sections: { required: 9, submitted: 9, verified: 2, carried: { required: 6, verified: 3 } },
      adverse: { overdueElsewhere: true, defaultElsewhere: true, ownDefaultMonths: 30, bankruptcy: 'open' },
    });
    const decision = decide(defaultPolicy, looked, dayOf(on));
    await test.db
      .insertInto('decisions')
      .values({
        id: newId(),
        account_id: borrower.id,
        model: 'FirstModel',
        policy_version: 1,
        inputs: JSON.stringify(decision.inputs),
        outcome: JSON.stringify(decision),
        approved: true,
        score: decision.score,
        grade: decision.grade ?? '',
        max_amount_cents: cents(5_000_00),
        rate_monthly_bps: 500,
        term_months: 4,
        created_at: on,
        expires_at: on,
      })
      .execute();
    const { lines, headers } = await download('Decision?from=2026-02-03&to=2026-02-03');
    expect(headers['content-disposition']).toMatch(/''decisions-/);
    const [headings = [], row = [], ...more] = lines;
    expect(more).toEqual([]);
    const cell = (heading: string) => row[headings.indexOf(heading)];
    expect([cell('Score'), cell('Grade'), cell('Status')]).toEqual([
      String(decision.score),
      decision.grade,
      'Offered',
    ]);
    expect([cell('Income a month'), cell('Months in the job'), cell('Kind of work')]).toEqual([
      '120000.00',
      '30',
      "'=1+1",
    ]);
    for (const { factor, points } of decision.factors)
      expect(
        row[
          EXPORT_COLUMNS.Decision.findIndex((name) => name.toLowerCase() === `points${factor}`.toLowerCase())
        ],
      ).toBe(String(points));
    expect([cell('Loan number'), cell('State of the loan')]).toEqual(['', '']);
    expect(lines.flat().join()).not.toContain('Unmistakable');
    expect(headings.filter((name) => /name/i.test(name))).toEqual([]);
    const { gender, parish } = sample.basic_information ?? {};
    expect([
      cell('Sex, to compare groups alone'),
      cell('Parish, to compare groups alone'),
      cell('Promo code'),
    ]).toEqual([gender, parish, 'MARKET']);

    // An analyst's judge reads of it what the decision looked at.
    const mapping = judgeMappingSchema.parse(
      JSON.parse(readFileSync('docs/score-judge/export.mapping.json', 'utf8')),
    );
    expect(columnsOf(mapping).filter((column) => !headings.includes(column))).toEqual([]);
    const odd: string[] = [];
    const cells = (column: string) => (column === 'State of the loan' ? 'Repaid' : cell(column));
    const read = readCase(mapping, cells, dayOf(on), (column) => odd.push(column));
    expect(odd).toEqual([]);
    const { birthDay: _day, sections: _sections, employmentStatus: _work, ...same } = looked;
    expect(read?.inputs).toMatchObject({ ...same, sections: { required: 1_000, verified: 500 } });
    expect(read?.groups).toMatchObject({
      sex: gender,
      parish,
      'promo code': 'MARKET',
      age: '25 to below 35',
    });
  });

  it('follows a decision to the loan that was paid out on it', async () => {
    const old = addDays(dayOf(new Date()), -130);
    const loan = await runningLoan(test.services, { disbursedOn: old, now: new Date() });
    const { lines } = await download(
      `Decision?columns=accountId,applicationStatus,number,lent,disbursed,loanState,inDefault&status=Offered&from=${addDays(old, -1)}&to=${addDays(old, -1)}`,
    );
    expect(lines.slice(1)).toEqual([
      [loan.borrower.id, 'Approved', loan.number, '5000.00', old, 'Defaulted', expect.stringMatching(/^20/)],
    ]);
    expect((await download('Decision?status=Declined')).lines.slice(1)).toEqual([]);
  });

  it('says by which arm of a challenge it was made, and nothing where none ran', async () => {
    const { id } = await someone(test.services);
    const decision = decide({ ...defaultPolicy, version: challenge }, applicant(), dayOf(new Date()));
    const work = workAs(test.services, null);
    await keepDecision(work, id, { decision, drawn: { challenge, champion: defaultPolicy } });
    await keepDecision(work, id, { decision, drawn: null });
    const today = dayOf(new Date());
    const { lines } = await download(
      `Decision?columns=accountId,policyVersion,challenge,arm&from=${today}&to=${today}`,
    );
    expect(lines.filter(([account]) => account === id).toSorted()).toEqual([
      [id, String(challenge), '', ''],
      [id, String(challenge), String(challenge), 'Challenger'],
    ]);
  });
});
