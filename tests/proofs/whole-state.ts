// Looks through a state that nobody is changing: is every acknowledged write there, and nothing half done?
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#platform/server/database/database.ts';
import { PRIZE, STOCK, type State } from './kill-people.ts';
import type { Acknowledged } from './kill-writers.ts';

/** Each names what must not be, and selects as `id` what is so all the same. */
const HALF_DONE: Record<string, string> = {
  'a submission without exactly its seeds': `
    select s.id from submissions s join information_schemas i on i.id = s.information_schema_id where i.points > 0 and
      (select count(*) from seed_transfers t where t.submission_id = s.id and t.to_account = s.account_id and t.seeds = i.points) <> 1`,
  'seeds without their submission or redemption': `
    select id from seed_transfers t where submission_id is null and not exists (select from redemptions r where t.cause = 'prize:' || r.id)`,
  'a redemption without exactly its seeds, activity and audit entry': `
    select id from redemptions r where
      (select count(*) from seed_transfers t where t.cause = 'prize:' || r.id and t.from_account = r.account_id and t.seeds = r.seeds) <> 1
      or (select count(*) from activities a where a.account_id = r.account_id and a.action = 'prizeRedeemed') <> 1
      or (select count(*) from audit_entries where action = 'prize.redeem' and subject_id = r.id::text) <> 1`,
  'a stock that its redemptions do not explain': `
    select id from prizes p where name = '${PRIZE}' and ${STOCK} - stock <> (select count(*) from redemptions where prize_id = p.id)`,
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
      + (select count(*) from redemptions where account_id = a.id)`,
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
      and not exists (select from products where image_file_id = f.id) and not exists (select from prizes where image_file_id = f.id)`,
  'a file that its answers do not name': `
    select u.file_id as id from file_uses u join submissions s on s.id = u.submission_id left join verifications v on v.id = u.verification_id
      where position(u.file_id::text in coalesce(v.answers, s.answers)::text) = 0`,
  'documents with fewer or more files than they need': `
    select v.id from verifications v join submissions s on s.id = v.submission_id join information_schemas i on i.id = s.information_schema_id where
      (select count(*) from file_uses where verification_id = v.id) <> case i.s_id when 'basic_information' then 3 when 'debt_information' then 1 else 0 end`,
  'a quiz that unlocked nothing, or an unlocking without a quiz': `
    select a.id from accounts a where user_type = 'User' and (status = 'UserQuiz') = exists (select from quiz_answers where account_id = a.id)`,
  'an application without exactly its mail': `
    select a.id from accounts a where (select count(*) from mails where account_id = a.id) <> (select count(*) from applications where account_id = a.id)`,
  'a decision without its application': `select id from decisions d where not exists (select from applications where decision_id = d.id)`,
  'a balance that is not the sum of its entries': `
    select s.id from seed_accounts s where kind = 'Person' and balance <>
      coalesce((select sum(case when to_account = s.id then seeds else -seeds end) from seed_transfers where s.id in (to_account, from_account)), 0)`,
  'progress that counts wrongly': `
    select a.id from accounts a where coalesce((select sum(submitted) from progress where account_id = a.id), 0) <> (select count(*) from submissions where account_id = a.id)
      or coalesce((select sum(waiting) from progress where account_id = a.id), 0) <> (select count(*) from verifications where account_id = a.id)`,
  'a remembered key without its reply': `select key as id from idempotency_keys where reply is null`,
};

/** Every fault, one sentence each. */
export async function faultsIn(
  { dataDir, databaseUrl }: State,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2 });
  try {
    const faults: string[] = [];
    for (const [what, query] of Object.entries(HALF_DONE)) {
      const { rows } = await sql.raw<{ id: string }>(query).execute(database.db);
      if (rows.length > 0) faults.push(`${rows.length} × ${what}, for example ${rows[0]?.id}`);
    }
    return [
      ...faults,
      ...(await lost(database.db, acknowledged)),
      ...(await brokenFiles(database.db, dataDir)),
    ];
  } finally {
    await database.close();
  }
}

async function lost(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
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
  };
  return acknowledged
    .filter(({ person, kind, id }) => !present[kind].has(`${person.id} ${id}`))
    .map(({ person, kind, sId, id }) => `lost: an acknowledged ${kind} ${sId} ${id} of ${person.id}`);
}

async function brokenFiles(db: Db, dataDir: string): Promise<string[]> {
  const rows = await db.selectFrom('files').select(['id', 'sha256', 'size_bytes']).execute();
  return rows
    .filter(({ id, sha256 }) => hashOnDisk(join(dataDir, 'files', id.slice(-2), id)) !== sha256)
    .map(({ id }) => `the file ${id} is not on disk as its row says`);
}

function hashOnDisk(path: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return null;
  }
}
