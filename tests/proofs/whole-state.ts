// Looks through a state that nobody is changing: is every acknowledged write there, and nothing half done?
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { verifyRecords } from '#app/server/verify/verify.ts';
import { type Db, openDatabase } from '#platform/server/database/database.ts';
import { STALL_PRIZE } from './kill-desk.ts';
import { PRIZE, STOCK, type State } from './kill-people.ts';
import type { Acknowledged } from './kill-writers.ts';

/** Loans of the desk run on applications that nobody sent. */
const WITHOUT_LOAN = 'not exists (select from loans where application_id = p.id)';
const PAYMENTS = `(select count(*) from loan_entries e join loans l on l.id = e.loan_id where l.account_id = a.id and e.kind = 'Repayment')`;
const VERDICTS = `(select count(*) from applications p where account_id = a.id and decided_at is not null and ${WITHOUT_LOAN})`;
const AGREEMENTS = `(select count(*) from agreements g join applications p on p.id = g.application_id where p.account_id = a.id)`;

/** Statements that each name what must not be, and select as `id` what is so all the same. */
const HALF_DONE: Record<string, string> = {
  'a submission without exactly its seeds': `
    select s.id from submissions s join information_schemas i on i.id = s.information_schema_id where i.points > 0 and
      (select count(*) from seed_transfers t where t.submission_id = s.id and t.to_account = s.account_id and t.seeds = i.points) <> 1`,
  'seeds without their submission or redemption': `
    select id from seed_transfers t where submission_id is null and cause not like 'proof:%' and not exists (select from redemptions r where t.cause = 'prize:' || r.id)`,
  'a redemption without exactly its seeds, activity and audit entry': `
    select id from redemptions r where
      (select count(*) from seed_transfers t where t.cause = 'prize:' || r.id and t.from_account = r.account_id and t.seeds = r.seeds) <> 1
      or (select count(*) from activities a where a.account_id = r.account_id and a.action = 'prizeRedeemed')
        <> (select count(*) from redemptions o where o.account_id = r.account_id)
      or (select count(*) from audit_entries where action = 'prize.redeem' and subject_id = r.id::text) <> 1`,
  'a stock that its redemptions do not explain': `
    select id from prizes p where case when name = '${PRIZE}' then ${STOCK} when name like '${STALL_PRIZE}%' then substr(name, ${STALL_PRIZE.length + 1})::int end
      - stock <> (select count(*) from redemptions where prize_id = p.id)`,
  'a submission without exactly its two activities': `
    select s.id from submissions s join information_schemas i on i.id = s.information_schema_id where
      (select count(*) from activities a where a.account_id = s.account_id and a.action = 'submittedInfo' and a.details -> 'submittedInformation' ->> 'name' = i.name) <> 1
      or (select count(*) from activities a where a.account_id = s.account_id and a.action = 'pointsReceived' and a.details -> 'pointsInformation' ->> 'reason' = i.name) <> 1`,
  'documents without exactly their activity': `
    select v.id from verifications v join submissions s on s.id = v.submission_id join information_schemas i on i.id = s.information_schema_id where
      (select count(*) from activities a where a.account_id = v.account_id and a.action = 'submittedForVerification' and a.details -> 'submittedInformation' ->> 'name' = i.name) <> 1`,
  'more or fewer activities than deeds': `
    select a.id from accounts a where (select count(*) from activities where account_id = a.id) <>
      2 * (select count(*) from submissions where account_id = a.id) + (select count(*) from verifications where account_id = a.id)
      + (select count(*) from redemptions where account_id = a.id) + ${PAYMENTS} + ${VERDICTS} + ${AGREEMENTS}`,
  'a submission without exactly its audit entry': `
    select id from submissions s where (select count(*) from audit_entries where action = 'information.submit' and subject_id = s.id::text) <> 1`,
  'documents without exactly their audit entry': `
    select id from verifications v where (select count(*) from audit_entries where action = 'verification.submit' and subject_id = v.id::text) <> 1`,
  'an audit entry of nothing': `
    select id from audit_entries e where (action = 'information.submit' and not exists (select from submissions where id::text = e.subject_id))
      or (action = 'verification.submit' and not exists (select from verifications where id::text = e.subject_id))`,
  'a submission whose status belies its documents': `
    select id from submissions s where (status = 'SubmittedForVerfication') <> exists (select from verifications where submission_id = s.id and status = 'Submitted')`,
  'a file that nothing uses': `
    select id from files f where not exists (select from file_uses where file_id = f.id)
      and not exists (select from partners where logo_file_id = f.id) and not exists (select from partner_loans where image_file_id = f.id)
      and not exists (select from repayment_imports where file_id = f.id) and not exists (select from agreements where file_id = f.id)
      and not exists (select from products where image_file_id = f.id) and not exists (select from prizes where image_file_id = f.id)`,
  'a file that its answers do not name': `
    select u.file_id as id from file_uses u join submissions s on s.id = u.submission_id left join verifications v on v.id = u.verification_id
      where position(u.file_id::text in coalesce(v.answers, s.answers)::text) = 0`,
  'documents with fewer or more files than they need': `
    select v.id from verifications v join submissions s on s.id = v.submission_id join information_schemas i on i.id = s.information_schema_id where
      (select count(*) from file_uses where verification_id = v.id) <> case i.s_id when 'basic_information' then 3 when 'debt_information' then 1 else 0 end`,
  'a quiz that unlocked nothing, or an unlocking without a quiz': `
    select a.id from accounts a where user_type = 'User' and (status = 'UserQuiz') = exists (select from quiz_answers where account_id = a.id)`,
  'more or fewer mails than applications, verdicts and payments': `
    select a.id from accounts a where (select count(*) from mails where account_id = a.id) <>
      (select count(*) from applications p where account_id = a.id and ${WITHOUT_LOAN}) + ${PAYMENTS} + ${VERDICTS}`,
  'a payment by hand without exactly its audit entry, or one of a file with any': `
    select e.id from loan_entries e where kind = 'Repayment' and
      (select count(*) from audit_entries where action = 'loan.repay' and after ->> 'reference' = e.reference)
      <> case when exists (select from repayment_import_rows where entry_id = e.id) then 0 else 1 end`,
  'a verdict without exactly its audit entry': `
    select id from applications p where ${WITHOUT_LOAN} and (decided_at is not null)::int <>
      (select count(*) from audit_entries where action in ('application.approve', 'application.reject') and subject_id = p.id::text)`,
  'a confirmed file of payments without exactly its audit entries': `
    select id from repayment_imports i where (state in ('Recording', 'Done'))::int <>
        (select count(*) from audit_entries where action = 'repayments.record' and subject_id = i.id::text)
      or (select count(*) from audit_entries where action = 'repayments.upload' and subject_id = i.id::text) <> 1`,
  'a recorded file with a row that is not': `
    select i.id from repayment_imports i join repayment_import_rows r on r.import_id = i.id where i.state = 'Done' and r.verdict in ('Ready', 'Ticked')`,
  'a decision without its application': `select id from decisions d where not exists (select from applications where decision_id = d.id)`,
  'a balance that is not the sum of its entries': `
    select s.id from seed_accounts s where kind = 'Person' and balance <>
      coalesce((select sum(case when to_account = s.id then seeds else -seeds end) from seed_transfers where s.id in (to_account, from_account)), 0)`,
  'progress that counts wrongly': `
    select a.id from accounts a where coalesce((select sum(submitted) from progress where account_id = a.id), 0) <> (select count(*) from submissions where account_id = a.id)
      or coalesce((select sum(waiting) from progress where account_id = a.id), 0) <> (select count(*) from verifications where account_id = a.id)`,
  'a remembered key without its reply': `select key as id from idempotency_keys where reply is null`,
};

/** `inStore` answers a file that lies in an object store. */
type Kept = State & { inStore?: (id: string) => Buffer | undefined };

/** Every fault, one sentence each; with `isGuest` beside the server that runs on the state, which is then asked to wait with nothing. */
export async function faultsIn(
  { dataDir, databaseUrl, inStore }: Kept,
  acknowledged: readonly Acknowledged[],
  isGuest = false,
): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2, isGuest });
  try {
    // Everything is read as of one moment, so that what a job finishes meanwhile is no fault.
    return await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => [
        ...(await halfDone(db)),
        ...(await lost(db, acknowledged)),
        ...(await brokenLaws(db)),
        ...(isGuest ? [] : await brokenFiles(db, dataDir, inStore)),
      ]);
  } finally {
    await database.close();
  }
}

async function halfDone(db: Db): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, query] of Object.entries(HALF_DONE)) {
    const { rows } = await sql.raw<{ id: string }>(query).execute(db);
    if (rows.length > 0) faults.push(`${rows.length} × ${what}, for example ${rows[0]?.id}`);
  }
  return faults;
}

/** The broken laws of `npm run verify`: of balances, the books of loans and the chain of the audit log. */
async function brokenLaws(db: Db): Promise<string[]> {
  const faults: string[] = [];
  await verifyRecords(db, ({ name, faults: count, examples }) => {
    if (count > 0) faults.push(`not so: ${name}: ${count} faults, for example ${examples[0]}`);
  });
  return faults;
}

async function lost(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const ids = (rows: { by: string | null; id: string | null }[]) =>
    new Set(rows.map(({ by, id }) => `${by} ${id}`));
  const repayments = await db
    .selectFrom('loan_entries as e')
    .innerJoin('loans as l', 'l.id', 'e.loan_id')
    .select(['l.number as loan', 'e.recorded_by as by', 'e.reference as id'])
    .select(sql<number>`row_number() over (partition by e.loan_id order by e.number)`.as('payment'))
    .where('e.kind', '=', 'Repayment')
    .execute();
  const imports = db
    .selectFrom('repayment_imports')
    .select(['confirmed_by as by', 'id'])
    .where('state', 'in', ['Recording', 'Done']);
  const verdicts = db
    .selectFrom('applications')
    .select(['decided_by as by', 'id'])
    .where('decided_by', 'is not', null);
  const idsOf = async (table: 'submissions' | 'verifications' | 'redemptions' | 'applications') =>
    (await db.selectFrom(table).select(['id', 'account_id']).execute()).map(
      (row) => `${row.account_id} ${row.id}`,
    );
  const present = {
    quiz: new Set(
      (await db.selectFrom('quiz_answers').select('account_id').execute()).map((row) => `${row.account_id} `),
    ),
    section: new Set(await idsOf('submissions')),
    documents: new Set(await idsOf('verifications')),
    redemption: new Set(await idsOf('redemptions')),
    application: new Set(await idsOf('applications')),
    repayment: ids(repayments.map(({ by, loan, payment }) => ({ by, id: `${loan}-R${payment}` }))),
    importedRow: ids(repayments),
    import: ids(await imports.execute()),
    verdict: ids(await verdicts.execute()),
  };
  return acknowledged
    .filter(({ person, kind, id }) => !present[kind].has(`${person.id} ${id}`))
    .map(({ person, kind, sId, id }) => `lost: an acknowledged ${kind} ${sId} ${id} of ${person.id}`);
}

async function brokenFiles(db: Db, dataDir: string, inStore: Kept['inStore']): Promise<string[]> {
  const rows = await db.selectFrom('files').select(['id', 'sha256', 'size_bytes']).execute();
  return rows
    .filter(
      ({ id, sha256 }) =>
        hashOf(inStore?.(id) ?? onDisk(join(dataDir, 'files', id.slice(-2), id))) !== sha256,
    )
    .map(({ id }) => `the file ${id} is not kept as its row says`);
}

const hashOf = (bytes: Buffer | null) => bytes && createHash('sha256').update(bytes).digest('hex');

function onDisk(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
