// The law of `cancelled.property.test.ts` on what the database keeps: an entry dated back and cancelled leaves each row of its loan and the ledger's sums as they were.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedsOf } from '#features/seeds/server/ledger.ts';
import { addDays, type Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { factsOf } from '../../fields/loan-states.ts';
import type { LoanEvent } from '../../rules/books/account.ts';
import { ageLoans } from '../arrears/age-loans.ts';
import { lockLoan } from './lock-loans.ts';
import { postAll } from './post.ts';

const SEED = Number(process.env.SEED ?? 20_261_127);
const FIRST_DAY = '2026-01-31' as Day;
const KINDS = ['Repayment', 'Refund', 'Waiver', 'WriteOff'] as const;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let references = 0;

/** The id of the entry; null where the books refuse it. */
const post = (loan: RunningLoan, event: LoanEvent, today: Day): Promise<string | null> =>
  workAs(test.services, loan.officer, noonOf(today)).transaction(async (work) => {
    references += 1;
    const isMoney = event.kind === 'Repayment' || event.kind === 'Refund';
    const reference = isMoney ? { reference: `LAW-${references}` } : {};
    const posting = { loan: await lockLoan(work, loan.id), event, ...reference };
    const [answer] = await postAll(work, loan.officer.id, [posting]);
    if (!answer || 'refused' in answer) return null;
    return answer.entries.find(({ kind }) => kind === event.kind)?.id ?? null;
  });

const step = fc.record({
  kind: fc.constantFrom('Repayment', 'Repayment', ...KINDS),
  dollars: fc.integer({ min: 1, max: 6_500 }),
  afterDays: fc.integer({ min: 0, max: 40 }),
  backDays: fc.integer({ min: 1, max: 120 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const eventOf = ({ kind, dollars }: Step, on: Day): LoanEvent =>
  kind === 'WriteOff' ? { kind, on } : { kind, amountCents: cents(dollars * 100), on };

/** The day on which it was judged last only of a loan that is late: no night judges another one, so there it is the day of the latest entry. */
async function kept({ id, borrower }: RunningLoan) {
  const { db } = test;
  const [loan, instalments, ledger, totals, seeds] = await Promise.all([
    db.selectFrom('loans').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('loan_instalments').selectAll().where('loan_id', '=', id).orderBy('number').execute(),
    sql<{ account: string; sum: number }>`
      select account, sum(amount)::int as sum from loan_transfers t
      cross join lateral (values (t.debit, t.amount_cents), (t.credit, -t.amount_cents)) m (account, amount)
      where t.loan_id = ${id} group by account having sum(amount) <> 0 order by account`.execute(db),
    db
      .selectFrom('portfolio_totals')
      .selectAll()
      .where('loans', '>', 0)
      .orderBy('state')
      .orderBy('ageing')
      .execute(),
    seedsOf(workAs(test.services, null), borrower.id),
  ]);
  const { aged_on, ...row } = loan;
  const judgedOn = factsOf(row.state).isAged && row.days_late > 0 ? aged_on : null;
  return { row, judgedOn, instalments, ledger: ledger.rows, totals, seeds };
}

const one = { dollars: 6_500, afterDays: 10, backDays: 1 };
/** Chance seldom pays too much and gives it back later. */
const REFUNDED: [Step[], Step] = [
  [
    { ...one, kind: 'Repayment' },
    { ...one, kind: 'Repayment' },
  ],
  { ...one, kind: 'Refund', dollars: 100 },
];
/** What comes in of a loan that was given up when its first instalment was a day late. */
const RECOVERED: [Step[], Step] = [
  [
    { ...one, kind: 'WriteOff', afterDays: 31 },
    { ...one, kind: 'Repayment', dollars: 10, afterDays: 40 },
  ],
  { ...one, kind: 'Repayment', dollars: 10 },
];

it(`any entry dated back, followed by its cancellation, leaves every row and the ledger as before (seed ${SEED})`, async () => {
  const cancelled = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 5 }), step, async (steps, last) => {
      const loan = await runningLoan(test.services, { disbursedOn: FIRST_DAY });
      let today = FIRST_DAY;
      for (const one of steps) {
        today = addDays(today, one.afterDays);
        await post(loan, eventOf(one, today), today);
      }
      await ageLoans(test.services, noonOf(today));
      const was = await kept(loan);
      const back = addDays(today, -last.backDays);
      const entry = await post(loan, eventOf(last, back < FIRST_DAY ? FIRST_DAY : back), today);
      if (entry === null) return;
      expect(await kept(loan)).not.toEqual(was);
      expect(await post(loan, { kind: 'Reversal', reverses: entry, on: today }, today)).not.toBeNull();
      cancelled.add(last.kind);
      expect(await kept(loan)).toEqual(was);
    }),
    { seed: SEED, numRuns: Number(process.env.CANCELLED_HISTORIES ?? 40), examples: [REFUNDED, RECOVERED] },
  );
  expect([...cancelled].toSorted()).toEqual(KINDS.toSorted());
}, 300_000);
