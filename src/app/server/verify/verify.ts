// Proves on the records as they stand that nothing is half done: one look, while everybody goes on working.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { standingOf, worstDaysLate } from '#features/loans/rules/books/standing.ts';
import { balancesOf } from '#features/loans/rules/books/waterfall.ts';
import { readLoans } from '#features/loans/server/books/read-loans.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Files } from '#platform/server/file-store.ts';
import type { Day } from '#shared/calendar.ts';
import { CHECKS } from './checks.ts';

export type Finding = {
  name: string;
  lookedAt: number;
  faults: number;
  /** The first few, in words. */
  examples: string[];
};

const MOST_EXAMPLES = 5;
const LOANS_AT_ONCE = 500;

/** Everything is read as of one moment (repeatable read), so that what others write meanwhile is no fault. */
export const verify = (db: Db, files: Files, tell: (finding: Finding) => void): Promise<boolean> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      let isSound = true;
      const found = (finding: Finding) => {
        isSound &&= finding.faults === 0;
        tell(finding);
      };
      for (const check of CHECKS) {
        const { rows: counted } = await sql.raw<{ count: number }>(check.looksAt).execute(db);
        const { rows } = await sql.raw<{ id: string; fault: string }>(check.faults).execute(db);
        found(
          findingOf(
            check.name,
            Number(counted[0]?.count ?? 0),
            rows.map(({ id, fault }) => `${id}: ${fault}`),
          ),
        );
      }
      found(await verifyLoans(db));
      found(await verifyFiles(db, files));
      return isSound;
    });

const findingOf = (name: string, lookedAt: number, faults: string[]): Finding => ({
  name,
  lookedAt,
  faults: faults.length,
  examples: faults.slice(0, MOST_EXAMPLES),
});

/** The rules are asked once more: given the entries alone, would each loan stand where it does? */
async function verifyLoans(db: Db): Promise<Finding> {
  const faults: string[] = [];
  let lookedAt = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await db
      .selectFrom('loans')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(LOANS_AT_ONCE)
      .execute();
    const read = await readLoans(
      { db },
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const account = read.get(row.id)?.account;
      if (!account) throw new RangeError('a loan that was just read');
      const asOf = row.aged_on as Day;
      const balances = balancesOf(account.owing, account.books);
      const standing = standingOf(account, asOf);
      const isTrue =
        balances.feeCents === row.fee_due_cents &&
        balances.interestCents === row.interest_due_cents &&
        balances.principalCents === row.principal_due_cents &&
        balances.creditCents === row.credit_cents &&
        balances.writtenOffCents === row.written_off_cents &&
        standing.state === row.state &&
        standing.daysLate === row.days_late &&
        standing.overdueCents === row.overdue_cents &&
        standing.oldestDueOn === row.oldest_due_on &&
        worstDaysLate(account, asOf) === row.worst_days_late;
      if (!isTrue)
        faults.push(
          `${row.id}: loan ${row.number} is ${row.state}, ${row.days_late} days late; by its entries ${standing.state}, ${standing.daysLate}`,
        );
    }
    lookedAt += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < LOANS_AT_ONCE) break;
    after = last.id;
  }
  return findingOf('every loan stands where its entries put it', lookedAt, faults);
}

async function verifyFiles(db: Db, files: Files): Promise<Finding> {
  const rows = await db.selectFrom('files').select(['id', 'sha256']).orderBy('id').execute();
  const faults: string[] = [];
  for (const { id, sha256 } of rows) {
    const hash = await hashOf(files, id);
    if (hash !== sha256) faults.push(`${id}: ${hash === null ? 'is not on disk' : 'is another on disk'}`);
  }
  return findingOf('every file is on disk as it was handed in', rows.length, faults);
}

async function hashOf(files: Files, id: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of files.read(id)) hash.update(chunk);
  } catch {
    return null;
  }
  return hash.digest('hex');
}
