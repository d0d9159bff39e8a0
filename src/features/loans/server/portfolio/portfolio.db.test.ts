import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, dollarsToCents } from '#shared/money.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import { type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import type { PortfolioFigures } from '../../contract/portfolio.ts';
import type { LoanSummary } from '../../contract.ts';
import type { LoanEvent } from '../../rules/books/account.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { postAll } from '../books/post.ts';
import { keepPortfolioDay } from './keep-portfolio-day.ts';

type Row = LoanSummary & { borrower: { _id?: string; fullName: string; email?: string } };
type List = {
  rows: Row[];
  total: number;
  figures: PortfolioFigures;
  lenders: { _id: string; name: string }[];
};

const today = dayOf(new Date());
const ago = (days: number) => addDays(today, -days);

let test: TestApp;
let officer: Caller;
let officerIs: Someone;
let island: LenderOnOffer;
let reef: LenderOnOffer;
beforeAll(async () => {
  test = await openTestApp();
  officerIs = await moderator(test.services);
  officer = await loggedIn(test, officerIs);
  island = await lender(test.services, { partner: { name: 'Island Credit' } });
  reef = await lender(test.services, { partner: { name: 'Reef Finance' } });
  await manyLoans();
});
afterAll(() => test.close());

let posts = 0;
const post = (loan: RunningLoan, event: LoanEvent) =>
  workAs(test.services, officerIs, new Date()).transaction(async (work) => {
    posts += 1;
    const isMoney = event.kind === 'Repayment';
    const posting = {
      loan: await lockLoan(work, loan.id),
      event,
      ...(isMoney ? { reference: `P-${posts}` } : {}),
    };
    return postAll(work, officerIs.id, [posting]);
  });

/** Forty loans of three owners, some of them paid, in part or whole, and one in ten written off; each judged as of today. */
async function manyLoans(): Promise<void> {
  const known = fc.record({
    days: fc.noBias(fc.integer({ min: 0, max: 180 })),
    owner: fc.constantFrom('ours', 'island', 'reef'),
    amount: fc.integer({ min: 50, max: 500 }).map((hundreds) => hundreds * 100_00),
    paidShare: fc.constantFrom(0, 0, 0.3, 0.7, 1),
    isWrittenOff: fc.noBias(fc.integer({ min: 0, max: 9 })).map((chance) => chance === 0),
  });
  for (const { days, owner, amount, paidShare, isWrittenOff } of fc.sample(known, {
    numRuns: 40,
    seed: 30,
  })) {
    const loan = await runningLoan(test.services, {
      officer: officerIs,
      disbursedOn: ago(days),
      amountCents: amount,
      now: new Date(),
      ...(owner === 'island' ? { lender: island } : owner === 'reef' ? { lender: reef } : {}),
    });
    const paid = Math.floor(amount * 1.15 * paidShare);
    if (paid > 0) await post(loan, { kind: 'Repayment', amountCents: cents(paid), on: today });
    else if (isWrittenOff) await post(loan, { kind: 'WriteOff', on: today });
  }
}

const list = async (query = ''): Promise<List> =>
  (await officer.get(`/api/loans/admin${query}`)).body as List;

/** As a person would count them: loan by loan. */
async function byHand(
  where: (loan: { partner_id: IdOf<'partners'> | null; state: string; ageing: string }) => boolean,
) {
  const loans = (await test.db.selectFrom('loans').selectAll().execute()).filter(where);
  const of = (...steps: string[]) => loans.filter(({ ageing }) => steps.includes(ageing));
  const sum = (some: typeof loans) => some.reduce((total, loan) => total + loan.principal_due_cents, 0);
  const late = sum(of('31-60', '61-90', '90+'));
  const running = of('Current', '1-30', '31-60', '61-90', '90+');
  return {
    total: loans.length,
    ageing: ['Current', '1-30', '31-60', '61-90', '90+'].map((step) => [
      step,
      of(step).length,
      sum(of(step)) / 100,
    ]),
    running: running.length,
    repaid: of('Repaid').length,
    writtenOff: of('WrittenOff').length,
    par30: sum(running) === 0 ? null : Math.round((late / sum(running)) * 10_000) / 100,
  };
}

const asCounted = ({ figures, total }: List) => ({
  total,
  ageing: figures.ageing.map(({ step, loans, principal }) => [step, loans, principal]),
  running: figures.running.loans,
  repaid: figures.repaid,
  writtenOff: figures.writtenOff.loans,
  par30: figures.par30,
});

describe('the portfolio', () => {
  it('has the figures that counting the loans gives, of all and of each owner', async () => {
    expect(asCounted(await list())).toEqual(await byHand(() => true));
    expect(asCounted(await list('?owner=ours'))).toEqual(
      await byHand(({ partner_id }) => partner_id === null),
    );
    expect(asCounted(await list(`?owner=${island.partnerId}`))).toEqual(
      await byHand(({ partner_id }) => partner_id === island.partnerId),
    );
    const { figures } = await list();
    expect(figures.ageing.every(({ loans }) => loans > 0)).toBe(true);
    expect(figures.writtenOff.loans).toBeGreaterThan(0);
  });

  it('is narrowed by state, ageing and owner, each with its own total', async () => {
    for (const [query, where] of [
      ['?state=Defaulted', (loan) => loan.state === 'Defaulted'],
      ['?state=InArrears&owner=ours', (loan) => loan.state === 'InArrears' && loan.partner_id === null],
      ['?ageing=61-90', (loan) => loan.ageing === '61-90'],
      ['?ageing=1-30&state=InArrears&sort=late', (loan) => loan.ageing === '1-30'],
      [
        `?state=Repaid&owner=${reef.partnerId}`,
        (l) => l.state === 'Repaid' && l.partner_id === reef.partnerId,
      ],
    ] as [string, Parameters<typeof byHand>[0]][]) {
      const { rows, total } = await list(query);
      expect(total, query).toBe((await byHand(where)).total);
      expect(rows, query).toHaveLength(Math.min(8, total));
    }
    expect((await list()).lenders.map(({ name }) => name)).toEqual(['Island Credit', 'Reef Finance']);
  });

  it.each([
    ['newest', () => 0],
    ['owed', (loan: Row) => -loan.owed],
    ['late', (loan: Row) => -loan.daysLate],
    ['due', (loan: Row) => (loan.nextDueOn ? Date.parse(loan.nextDueOn) : Number.POSITIVE_INFINITY)],
  ])('is ordered by %s, every loan once', async (sort, key) => {
    const rows: Row[] = [];
    for (let page = 1; page <= 5; page++) rows.push(...(await list(`?sort=${sort}&page=${page}`)).rows);
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
    expect(rows).toHaveLength(40);
    const keys = rows.map(key);
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
  });

  it.each(['state=Repaid&sort=owed', 'ageing=Repaid&sort=due', 'state=WrittenOff&sort=late'])(
    'has the newest first in an order that says the same of all: %s',
    async (query) => {
      const ids = async (query: string) => (await list(query)).rows.map(({ _id }) => _id);
      expect(await ids(`?${query}`)).toEqual(await ids(`?${query.replace(/&.*/, '')}`));
    },
  );

  it('is empty beyond its last page, and still has its figures', async () => {
    const { rows, total, figures } = await list('?page=99');
    expect([rows.length, total]).toEqual([0, 40]);
    expect(figures.running.loans).toBeGreaterThan(0);
  });

  it('finds loans by the borrower, or by their number however it is grouped', async () => {
    const borrower = await someone(test.services, { firstName: 'Zipporah', lastName: 'Quarrington' });
    const loan = await runningLoan(test.services, { borrower, lender: reef });
    const grouped = loan.number.replace(/(...)(...)(...)/, '$1 $2-$3');
    for (const search of ['quarring', borrower.email, loan.number, grouped]) {
      const { rows, total } = await list(`?search=${encodeURIComponent(search)}`);
      expect([rows.map(({ _id }) => _id), total], search).toEqual([[loan.id], 1]);
    }
    expect((await list('?search=quarring')).rows[0]).toMatchObject({
      borrower: { _id: borrower.id, fullName: 'Zipporah Quarrington', email: borrower.email },
      partner: { name: 'Reef Finance' },
      owed: 5_750,
      nextAmount: 1_916.66,
    });
    expect((await list('?search=quarring&state=Defaulted')).total).toBe(0);
    expect((await list('?search=000000000')).total).toBe(0);
  });

  it('is for staff alone', async () => {
    for (const person of [island.account, await someone(test.services)])
      expect((await (await loggedIn(test, person)).refused('GET /api/loans/admin')).status).toBe(403);
  });
});

describe('what is kept for the lists', () => {
  it('equals the count of the loans', async () => {
    const { rows } = await sql`
      select * from (select owner_id, state, ageing, loans from portfolio_totals where loans <> 0) k
      full join (select owner_id, state, ageing, count(*)::int as loans from loans group by 1, 2, 3) c using (owner_id, state, ageing)
      where k.loans is distinct from c.loans`.execute(test.db);
    expect(rows).toEqual([]);
  });

  it('of a day is written once, and again as the day goes on', async () => {
    const kept = () => test.db.selectFrom('portfolio_days').selectAll().where('day', '=', today).execute();
    await keepPortfolioDay(test.db, today);
    const before = await kept();
    const late = (await list('?ageing=90%2B')).rows.find(({ partner }) => partner?.name === 'Island Credit');
    const loan = await test.db
      .selectFrom('loans')
      .selectAll()
      .where('id', '=', asId<'loans'>(late?._id ?? ''))
      .executeTakeFirstOrThrow();
    await post({ id: loan.id } as RunningLoan, {
      kind: 'Repayment',
      amountCents: cents(loan.owed_cents),
      on: today,
    });
    await Promise.all([keepPortfolioDay(test.db, today), keepPortfolioDay(test.db, today)]);
    const after = await kept();
    const principal = (rows: typeof before) =>
      rows.reduce((sum, { principal_cents }) => sum + principal_cents, 0);
    expect(principal(before) - principal(after)).toBe(loan.principal_due_cents);
    const { rows } = await sql<{
      loans: number;
    }>`select sum(loans)::int as loans from portfolio_days where day = ${today}`.execute(test.db);
    expect(rows[0]?.loans).toBe((await list()).total);
  });
});

describe("a lender's portfolio", () => {
  const own = async (browser: Caller, path = '') =>
    (await browser.get(`/api/loans/partner${path}`)).body as List;

  it('is of its own loans alone, with figures of its own', async () => {
    const browser = await loggedIn(test, island.account);
    const shown = await own(browser);
    expect(asCounted(shown)).toEqual(await byHand(({ partner_id }) => partner_id === island.partnerId));
    expect(shown.rows[0]?.borrower).toEqual({ fullName: expect.stringContaining('Marcia') });
    expect(JSON.stringify(shown)).not.toMatch(/@|Reef/);
    const without = await loggedIn(test, await someone(test.services, { userType: 'Partner' }));
    expect(await own(without)).toMatchObject({ rows: [], total: 0, figures: { par30: null } });
  });

  it('names the borrower after a consent was withdrawn too, and is searched by name, never by e-mail', async () => {
    const borrower = await someone(test.services, {
      firstName: 'Philomena',
      lastName: 'Unwithdrawn',
      email: 'hidden-mail@example.com',
    });
    await runningLoan(test.services, { borrower, lender: island });
    await test.db
      .updateTable('consents')
      .set({ withdrawn_at: new Date() })
      .where('account_id', '=', borrower.id)
      .execute();
    const browser = await loggedIn(test, island.account);
    const { rows } = await own(browser, '?search=unwithdrawn');
    expect(rows.map(({ borrower: { fullName } }) => fullName)).toEqual(['Philomena Unwithdrawn']);
    expect((await own(browser, '?search=hidden-mail')).total).toBe(0);
    expect((await own(await loggedIn(test, reef.account), '?search=unwithdrawn')).total).toBe(0);
  });

  it('shows one loan with its schedule and books, and nothing of another lender', async () => {
    const loan = await runningLoan(test.services, {
      lender: island,
      disbursedOn: ago(100),
      officer: officerIs,
    });
    await post(loan, { kind: 'Repayment', amountCents: dollarsToCents(2_000), on: today });
    const browser = await loggedIn(test, island.account);
    const body = await browser.call('GET /api/loans/partner/:id', { params: { id: loan.id } });
    expect(body).toMatchObject({
      number: loan.number,
      borrower: { fullName: expect.stringContaining('Marcia') },
      schedule: [
        { number: 1, amount: 1_916.66, paid: 1_916.66 },
        { number: 2, paid: 83.34 },
        { number: 3, paid: 0 },
      ],
      entries: [{ kind: 'Disbursement' }, { kind: 'Repayment', amount: 2_000, owedAfter: 3_750 }],
    });
    expect(JSON.stringify(body)).not.toMatch(/@|"note"/);
    const other = await loggedIn(test, reef.account);
    expect((await other.refused('GET /api/loans/partner/:id', { params: { id: loan.id } })).status).toBe(404);
    const ours = await runningLoan(test.services);
    expect((await browser.refused('GET /api/loans/partner/:id', { params: { id: ours.id } })).status).toBe(
      404,
    );
  });
});
