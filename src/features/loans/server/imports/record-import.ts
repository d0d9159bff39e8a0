// The job that records the repayments of a confirmed file: batch by batch, each whole or not at all, until none is left.

import { sql } from 'kysely';
import { happenedAll } from '#features/activity/server/happened.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import { notify } from '#platform/server/live-events.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { addCents, type Cents, ZERO } from '#shared/money.ts';
import { book, type LoanAccount } from '../../rules/books/account.ts';
import { leavesMoreCredit } from '../../rules/desk/two-people.ts';
import { leftOut } from '../../rules/imports/left-out.ts';
import { type AskedRow, type RecordedPayment, whyNotRecorded } from '../../rules/imports/validate-rows.ts';
import { lockLoans } from '../books/lock-loans.ts';
import { type Posted, postAll } from '../books/post.ts';
import { repaymentImported } from '../happenings.ts';
import { type PostedRepayment, repaymentFactsOf } from '../receipts.ts';
import { importsAskedFor, lockImport } from './import-work.ts';
import { totalsOf } from './show-import.ts';

export const RECORD_REPAYMENTS = 'record-repayments';

/** The rows of one transaction: few enough that nobody who needs one of its loans waits long. */
const BATCH = 200;

export const recordRepaymentsJob = (services: Services): Job => ({
  name: RECORD_REPAYMENTS,
  atStart: true,
  async run(payload) {
    for (const id of await importsAskedFor(services.db, payload, 'Recording'))
      await recordImport(services, id);
  },
});

/** Records a confirmed file, from where an earlier run was cut off. Does nothing for a file that is not being recorded. */
export async function recordImport(services: Services, id: IdOf<'repayment_imports'>): Promise<void> {
  while (await recordBatch(services, id));
}

/** Records one batch; true while there may be another. */
export async function recordBatch(services: Services, id: IdOf<'repayment_imports'>): Promise<boolean> {
  try {
    return await tryBatch(services, id);
  } catch (error) {
    // Somebody recorded one of the references by hand after it was checked; the next try sees it.
    if (isTaken(error)) return tryBatch(services, id);
    throw error;
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

const tryBatch = (services: Services, id: IdOf<'repayment_imports'>): Promise<boolean> =>
  backgroundWork(services).transaction(async (work) => {
    const found = await lockImport(work, id);
    if (found?.state !== 'Recording' || found.confirmed_by === null) return false;
    const rows = await rowsToRecord(work.db, id);
    if (rows.length === 0) {
      await finish(work, id, found.confirmed_by);
      return false;
    }
    await keepOutcomes(work.db, id, await record(work, found.confirmed_by, rows));
    notify(work, 'staff', 'imports');
    return true;
  });

type Row = AskedRow & Columns<'repayment_import_rows', 'line' | 'verdict'>;

async function rowsToRecord(db: Db, id: IdOf<'repayment_imports'>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select line, verdict, loan_id as "loanId", reference, amount_cents as "amountCents", received_on as "receivedOn"
    from repayment_import_rows where import_id = ${id} and verdict in ('Ready', 'Ticked')
    order by verdict, line limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

type Outcome = Columns<'repayment_import_rows', 'line'> & {
  verdict:
    | 'Recorded'
    | 'Overpays'
    | 'AlreadyRecorded'
    | 'Different'
    | 'TakenBack'
    | 'DateOutside'
    | 'Refused';
  entry_id: string | null;
  credit_cents: number;
};

/** Validates rows again under the locks of their loans and posts them in their order. A row that by now pays too much is left out unless it is ticked. */
async function record(work: Work, recordedBy: IdOf<'accounts'>, rows: readonly Row[]): Promise<Outcome[]> {
  const loans = await lockLoans(
    work,
    rows.map(({ loanId }) => loanId),
  );
  const recorded = await recordedUnder(
    work.db,
    rows.map(({ reference }) => reference),
  );
  const today = dayOf(work.now);
  const outcomes: Outcome[] = [];
  const taken: Row[] = [];
  const accounts = new Map<string, LoanAccount>();
  const postings: Parameters<typeof postAll>[2][number][] = [];
  for (const row of rows) {
    const loan = loans.get(row.loanId);
    if (!loan) throw new RangeError('a row of a loan that does not exist');
    const { disbursedOn } = loan;
    const known = recorded.get(row.reference) ?? null;
    const verdict = whyNotRecorded(row, { disbursedOn, recorded: known, today });
    if (verdict) {
      outcomes.push({ line: row.line, verdict, entry_id: null, credit_cents: 0 });
      continue;
    }
    const event = { kind: 'Repayment', amountCents: row.amountCents, on: row.receivedOn } as const;
    const account = accounts.get(loan.id) ?? loan.account;
    if (row.verdict !== 'Ticked' && leavesMoreCredit(account, event)) {
      outcomes.push({ line: row.line, verdict: 'Overpays', entry_id: null, credit_cents: 0 });
      continue;
    }
    const booked = book(account, event, () => 'asked');
    if (!('refused' in booked)) accounts.set(loan.id, booked.account);
    taken.push(row);
    postings.push({ loan, event, reference: row.reference });
  }
  const answers = await postAll(work, recordedBy, postings);
  const posted: PostedRepayment[] = [];
  answers.forEach((answer, place) => {
    const { line = 0, reference = '' } = taken[place] ?? {};
    if ('refused' in answer) {
      outcomes.push({ line, verdict: 'Refused', entry_id: null, credit_cents: 0 });
      return;
    }
    const entry_id = answer.entries.find(({ kind }) => kind === 'Repayment')?.id ?? null;
    outcomes.push({ line, verdict: 'Recorded', entry_id, credit_cents: creditOf(answer) });
    posted.push({ posted: answer, reference });
  });
  const repayments = await repaymentFactsOf(work, posted);
  await happenedAll(
    work,
    repaymentImported,
    repayments.map((facts) => ({ facts })),
  );
  return outcomes;
}

/** The credit that a payment left beyond all that was owed. */
const creditOf = ({ entries }: Posted): Cents =>
  addCents(
    ZERO,
    ...entries.flatMap(({ transfers }) =>
      transfers.filter(({ credit }) => credit === 'Credit').map(({ amountCents }) => amountCents),
    ),
  );

async function recordedUnder(db: Db, references: readonly string[]): Promise<Map<string, RecordedPayment>> {
  const rows = await db
    .selectFrom('loan_entries as e')
    .leftJoin('loan_entries as b', 'b.reverses', 'e.id')
    .select(['e.reference', 'e.loan_id', 'e.amount_cents', 'b.id as taken_back_by'])
    .where('e.kind', '=', 'Repayment')
    .where('e.reference', 'in', references)
    .execute();
  return new Map(
    rows.map((row) => [
      row.reference ?? '',
      { loanId: row.loan_id, amountCents: row.amount_cents, isTakenBack: row.taken_back_by !== null },
    ]),
  );
}

const keepOutcomes = (db: Db, id: IdOf<'repayment_imports'>, outcomes: readonly Outcome[]) =>
  sql`
    update repayment_import_rows r set verdict = s.verdict, entry_id = s.entry_id, credit_cents = s.credit_cents
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as s(line int, verdict text, entry_id uuid, credit_cents bigint)
    where r.import_id = ${id} and r.line = s.line`.execute(db);

/** Finishes an import. One that left no row out is settled by whoever confirmed it, because nothing waits. */
async function finish(
  work: Work,
  id: IdOf<'repayment_imports'>,
  confirmedBy: IdOf<'accounts'>,
): Promise<void> {
  const { verdicts } = await totalsOf(work.db, id);
  const settled = leftOut(verdicts).rows === 0 ? { settled_at: work.now, settled_by: confirmedBy } : {};
  await work.db
    .updateTable('repayment_imports')
    .set({ state: 'Done', finished_at: work.now, ...settled })
    .where('id', '=', id)
    .execute();
  notify(work, 'staff', 'imports');
}
