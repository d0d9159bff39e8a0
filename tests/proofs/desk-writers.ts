// Staff and shoppers who go on through a server's deaths, several at the same record on purpose.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Random } from '#app/server/demo/people/random.ts';
import { dayOf } from '#shared/calendar.ts';
import type { Outcome } from '#tests/support/histories/history.ts';
import { anOfficer, type DeskWork, lookAtLoan, lookAtPurse, must, pause, send } from './desk-calls.ts';
import type { DeskLoan } from './kill-desk.ts';
import type { Person } from './kill-people.ts';

/** Several at the same loans, which are then left: what a judge must search through stays short. */
const LOANS_AT_ONCE = 3;
const CALLS_OF_A_LOAN = 60;
const ROWS_OF_A_FILE = 8;

/** Until it is over, and what was begun is finished. */
export async function workTheDesk(work: DeskWork): Promise<void> {
  const busy = loansInTurn(work.desk.loans);
  await Promise.all([
    payByHand(work, busy),
    payByHand(work, busy),
    payByFile(work, busy),
    shop(work),
    decide(work),
  ]);
}

function loansInTurn(loans: readonly DeskLoan[]) {
  const calls = new Map<string, number>();
  /** None when all have had their calls. */
  return (random: Random): DeskLoan | null => {
    const left = loans.filter(({ id }) => (calls.get(id) ?? 0) < CALLS_OF_A_LOAN).slice(0, LOANS_AT_ONCE);
    if (left.length === 0) return null;
    const loan = random.pick(left);
    calls.set(loan.id, (calls.get(loan.id) ?? 0) + 1);
    return loan;
  };
}

type Busy = ReturnType<typeof loansInTurn>;

async function payByHand(work: DeskWork, busy: Busy): Promise<void> {
  const { random, isOver } = work;
  for (let loan = busy(random); loan && !isOver(); loan = busy(random)) {
    const reference = randomUUID().toUpperCase();
    const cents = random.whole(1, 100_00);
    // At times two officers hold the same slip of paper.
    const payments = Array.from({ length: random.chance(0.2) ? 2 : 1 }, () =>
      pay(work, loan, cents, reference),
    );
    await Promise.all([...payments, ...(random.chance(0.2) ? [lookAtLoan(work, loan.id)] : [])]);
    await pause();
  }
}

async function pay(
  work: DeskWork,
  { id, number }: DeskLoan,
  cents: number,
  reference: string,
): Promise<void> {
  const officer = anOfficer(work);
  const body = { amount: cents / 100, receivedOn: dayOf(new Date()), reference };
  const answer = await send(
    work,
    officer,
    { url: `/api/loans/admin/${id}/repayments`, body },
    { record: `loan ${id}`, operation: 'repay', input: { cents, reference } },
    // Receipts count payments; in the books the payout stands before the first of them.
    (said) => ({ entry: 1 + Number(receipt.parse(said).receiptNumber.slice(`${number}-R`.length)) }),
  );
  if (answer.status === 200) {
    const { receiptNumber } = receipt.parse(JSON.parse(answer.text));
    work.tally.acknowledged.push({ person: officer, kind: 'repayment', sId: id, id: receiptNumber });
  }
}

const receipt = z.object({ receiptNumber: z.string() });

async function payByFile(work: DeskWork, busy: Busy): Promise<void> {
  while (!work.isOver()) {
    const rows = Array.from({ length: ROWS_OF_A_FILE }, () => busy(work.random)).flatMap((loan) =>
      loan ? [{ loan, cents: work.random.whole(1, 100_00), reference: randomUUID().toUpperCase() }] : [],
    );
    if (rows.length === 0) return;
    await recordFile(work, rows);
    await pause();
  }
}

type FileRow = { loan: DeskLoan; cents: number; reference: string };

async function recordFile(work: DeskWork, rows: readonly FileRow[]): Promise<void> {
  const officer = anOfficer(work);
  const today = dayOf(new Date());
  const csv = [
    'Loan number,Reference,Amount,Date',
    ...rows.map(({ loan, cents, reference }) =>
      [loan.number, reference, (cents / 100).toFixed(2), today].join(),
    ),
  ].join('\r\n');
  const file = new File([csv], 'payments.csv', { type: 'text/csv' });
  const uploaded = await must(work, officer, { url: '/api/loans/imports', body: {}, files: { file } });
  if (!uploaded) return;
  const { _id: id } = z.object({ _id: z.string() }).parse(uploaded);
  await untilImportIs(work, officer, id, 'Preview');
  const start = performance.now();
  const [first] = rows;
  const [confirmed] = await Promise.all([
    must(work, officer, { url: `/api/loans/imports/${id}/record`, body: { rows: rows.length } }),
    // The first row of the file somebody records by hand at the same moment.
    first && pay(work, first.loan, first.cents, first.reference),
  ]);
  if (!confirmed) return;
  work.tally.acknowledged.push({ person: officer, kind: 'import', sId: '', id });
  await untilImportIs(work, officer, id, 'Done');
  const outcomes = importRows.parse(await must(work, officer, { url: `/api/loans/imports/${id}/rows` })).rows;
  const end = performance.now();
  for (const { line, verdict } of outcomes) {
    const row = rows[line - 2];
    if (!row) throw new RangeError(`row ${line} of a file that does not have it`);
    const { loan, cents, reference } = row;
    if (verdict === 'Recorded')
      work.tally.acknowledged.push({ person: officer, kind: 'importedRow', sId: loan.id, id: reference });
    const outcome: Outcome =
      verdict === 'Recorded' ? { outcome: 'ok', answer: { entry: null } } : refusedRow(verdict);
    const about = { record: `loan ${loan.id}`, operation: 'repay', input: { cents, reference } };
    work.history.push({ ...about, process: `import ${id}`, key: `${id} ${line}`, start, end, ...outcome });
  }
}

const importRows = z.object({ rows: z.array(z.object({ line: z.int(), verdict: z.string() })) });

const refusedRow = (verdict: string): Outcome => ({
  outcome: 'refused',
  code: verdict === 'AlreadyRecorded' ? 'loan.reference_used' : verdict,
});

async function untilImportIs(work: DeskWork, officer: Person, id: string, wanted: string): Promise<void> {
  const url = `/api/loans/imports/${id}`;
  for (;;) {
    const seen = await must(work, officer, { url });
    if (!seen || z.object({ state: z.string() }).parse(seen).state === wanted) return;
    await pause();
  }
}

/** Shops at each stall all at once: everybody redeems every prize, twice. */
async function shop(work: DeskWork): Promise<void> {
  for (const { id, people, prizes } of work.desk.stalls) {
    if (work.isOver()) return;
    await Promise.all(
      people.map(async (person) => {
        const wanted = Object.keys(prizes).flatMap((prize) => [prize, prize]);
        for (; wanted.length > 0; ) {
          const [prize = ''] = wanted.splice(work.random.whole(0, wanted.length - 1), 1);
          await redeem(work, id, person, prize);
          if (work.random.chance(0.2)) await lookAtPurse(work, id, person);
        }
      }),
    );
    await pause();
  }
}

async function redeem(work: DeskWork, stall: string, person: Person, prize: string): Promise<void> {
  const answer = await send(
    work,
    person,
    { url: `/api/prizes/redeem/${prize}`, body: {} },
    { record: `stall ${stall}`, operation: 'redeem', input: { person: person.id, prize } },
    () => null,
  );
  if (answer.status !== 200) return;
  const { _id: id } = z.object({ _id: z.string() }).parse(JSON.parse(answer.text));
  work.tally.acknowledged.push({ person, kind: 'redemption', sId: '', id });
}

/** Three officers at once at each application that came in, not of one mind. */
async function decide(work: DeskWork): Promise<void> {
  let looked = 0;
  while (!work.isOver()) {
    const next = work.tally.acknowledged[looked];
    if (!next) {
      await pause();
      continue;
    }
    looked += 1;
    if (next.kind !== 'application') continue;
    await Promise.all([
      giveVerdict(work, next.id, 'Approved'),
      giveVerdict(work, next.id, 'Rejected'),
      giveVerdict(work, next.id, 'Approved'),
    ]);
  }
}

async function giveVerdict(work: DeskWork, id: string, verdict: 'Approved' | 'Rejected'): Promise<void> {
  const officer = anOfficer(work);
  const url = `/api/loan-application/admin/${id}/${verdict === 'Approved' ? 'approve' : 'reject'}`;
  const body = verdict === 'Approved' ? {} : { rejectionReason: 'Other' };
  const about = { record: `application ${id}`, operation: 'decide', input: { verdict } };
  const answer = await send(work, officer, { url, body }, about, () => null);
  if (answer.status === 200)
    work.tally.acknowledged.push({ person: officer, kind: 'verdict', sId: verdict, id });
}
