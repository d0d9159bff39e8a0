import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoanEvent } from '#features/loans/rules/books/account.ts';
import { lockLoans } from '#features/loans/server/books/lock-loans.ts';
import { type Posted, postAll } from '#features/loans/server/books/post.ts';
import { addDays, type Day } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { PaperLoan } from '#tests/support/loan-model.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';

/** `npm run prove:loans` walks 10 000 steps with each of 20 seeds. */
const STEPS = Number(process.env.LOAN_STEPS ?? 300);
const SEEDS = Number(process.env.LOAN_SEEDS ?? 2);
const LOANS = 4;
const FIRST_DAY = '2026-01-31' as Day;
/** A loan that has seen so much makes room for another. */
const MOST_ENTRIES = 40;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

type Chance = (least: number, most: number) => number;
type Pair = { loan: RunningLoan; paper: PaperLoan; entries: string[]; today: Day };
type Posting = { pair: Pair; event: LoanEvent; reference: string };

it.each(Array.from({ length: SEEDS }, (_, index) => 7 + index))(
  'the books in the database follow the same loans on paper, through batches, retries and refusals (seed %i)',
  async (seed) => {
    const [numbers] = fc.sample(fc.infiniteStream(fc.nat(2 ** 30)), { seed, numRuns: 1 });
    if (!numbers) throw new Error('no chance');
    const chance: Chance = (least, most) => least + (numbers.next().value % (most - least + 1));
    const pairs = await Promise.all(Array.from({ length: LOANS }, () => openPair(chance)));
    for (let steps = 0; steps < STEPS; ) {
      for (const [place, { entries, paper }] of pairs.entries())
        if (entries.length > MOST_ENTRIES || (paper.wasReversed() && chance(1, 3) === 1))
          pairs[place] = await openPair(chance);
      const { taken, touched } = await take(pairs, chance);
      steps += taken;
      for (const pair of touched) await compare(pair);
    }
    await compareTotals();
  },
  1_800_000,
);

async function openPair(chance: Chance): Promise<Pair> {
  const loan = await runningLoan(test.services, {
    amountCents: chance(100_00, 20_000_00),
    rateMonthlyBps: chance(1, 1_000),
    termMonths: chance(1, 4),
    repaymentOption: chance(0, 2) === 0 ? 'Weekly' : 'Monthly',
    disbursedOn: FIRST_DAY,
  });
  const schedule = await test.db
    .selectFrom('loan_instalments')
    .selectAll()
    .where('loan_id', '=', loan.id)
    .orderBy('number')
    .execute();
  const { id, fee_cents } = await test.db
    .selectFrom('loan_entries as e')
    .innerJoin('loans as l', 'l.id', 'e.loan_id')
    .select(['e.id', 'l.fee_cents'])
    .where('e.loan_id', '=', loan.id)
    .executeTakeFirstOrThrow();
  const terms = schedule.map((row) => ({
    interestCents: row.interest_cents,
    principalCents: row.principal_cents,
    originalDueOn: row.original_due_on,
  }));
  const paper = new PaperLoan({ fee: fee_cents, schedule: terms }, id);
  return { loan, paper, entries: [id], today: FIRST_DAY };
}

/** One to five events in one batch; every fourth batch is sent once more, and must change nothing. */
async function take(pairs: readonly Pair[], chance: Chance): Promise<{ taken: number; touched: Set<Pair> }> {
  const drawn = Array.from({ length: chance(1, 5) }, () => {
    const pair = pairs[chance(0, LOANS - 1)] as Pair;
    pair.today = addDays(pair.today, chance(0, 5));
    return { pair, event: draw(pair, chance), reference: newId().toUpperCase() };
  });
  const now = noonOf(
    pairs
      .map(({ today }) => today)
      .toSorted()
      .at(-1) ?? FIRST_DAY,
  );
  const answers = await send(drawn, now);
  drawn.forEach(({ pair, event }, index) => {
    const answer = answers[index];
    const posted = answer && !('refused' in answer) ? answer.entries : [];
    const name = posted.find(({ kind }) => kind === event.kind)?.id ?? '';
    expect(posted.length > 0).toBe(pair.paper.take(event, name));
    pair.entries.push(...posted.map(({ id }) => id));
  });
  const wasRecorded = drawn.some(
    ({ event }, index) => event.kind === 'Repayment' && !('refused' in (answers[index] ?? { refused: '' })),
  );
  if (wasRecorded && chance(1, 4) === 1)
    await expect(send(drawn, now)).rejects.toMatchObject({ code: '23505' });
  return { taken: drawn.length, touched: new Set(drawn.map(({ pair }) => pair)) };
}

const send = (drawn: readonly Posting[], now: Date): Promise<(Posted | { refused: string })[]> =>
  workAs(test.services, null, now).transaction(async (work) => {
    const officer = drawn[0]?.pair.loan.officer.id ?? '';
    const locked = await lockLoans(
      work,
      drawn.map(({ pair }) => pair.loan.id),
    );
    return postAll(
      work,
      asId<'accounts'>(officer),
      drawn.flatMap(({ pair, event, reference }) => {
        const loan = locked.get(pair.loan.id);
        const isMoney = event.kind === 'Repayment' || event.kind === 'Refund';
        return loan ? [{ loan, event, ...(isMoney ? { reference } : {}) }] : [];
      }),
    );
  });

function draw({ entries, paper, today: on }: Pair, chance: Chance): LoanEvent {
  const some = (most: number) => cents(chance(1, Math.max(2, Math.ceil(most))));
  const kind = chance(1, 10);
  if (kind <= 5) return { kind: 'Repayment', amountCents: some(paper.owed() * (kind === 5 ? 1.5 : 0.6)), on };
  if (kind === 6) return { kind: 'Refund', amountCents: some(paper.balances().credit * 1.5), on };
  if (kind === 7) return { kind: 'Waiver', amountCents: some(paper.owed() * 1.2), on };
  if (kind === 8 && chance(1, 4) === 1) return { kind: 'WriteOff', on };
  return { kind: 'Reversal', reverses: entries[chance(0, entries.length - 1)] ?? '', on };
}

async function compare({ loan, paper }: Pair): Promise<void> {
  const { fee, interest, principal, credit, writtenOff, cash, waived } = paper.balances();
  const row = await test.db
    .selectFrom('loans')
    .selectAll()
    .where('id', '=', loan.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    fee_due_cents: fee,
    interest_due_cents: interest,
    principal_due_cents: principal,
    credit_cents: credit,
    written_off_cents: writtenOff,
    owed_cents: paper.owed(),
  });
  expect(row.state === 'Reversed').toBe(paper.wasReversed());
  expect(row.state === 'Repaid' || row.state === 'Reversed').toBe(paper.owed() === 0);
  const transfers = await test.db
    .selectFrom('loan_transfers')
    .selectAll()
    .where('loan_id', '=', loan.id)
    .execute();
  const sum = (account: string) =>
    transfers.reduce(
      (total, { debit, credit, amount_cents }) =>
        total + (debit === account ? amount_cents : 0) - (credit === account ? amount_cents : 0),
      0,
    );
  expect([sum('Cash'), sum('Waived')]).toEqual([cash, waived]);
}

/** What the portfolio's totals say is what its loans come to. */
async function compareTotals(): Promise<void> {
  const rows = await test.db.selectFrom('portfolio_totals').selectAll().execute();
  const loans = await test.db
    .selectFrom('loans')
    .select(['state', 'ageing', 'owed_cents', 'principal_due_cents'])
    .execute();
  for (const row of rows) {
    const such = loans.filter(({ state, ageing }) => state === row.state && ageing === row.ageing);
    expect(row.loans).toBe(such.length);
    expect(row.owed_cents).toBe(such.reduce((sum, { owed_cents }) => sum + owed_cents, 0));
    expect(row.principal_cents).toBe(
      such.reduce((sum, { principal_due_cents }) => sum + principal_due_cents, 0),
    );
  }
}
