import { readFileSync } from 'node:fs';
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
