// Brings the lists that demo people leave short to the size at which they have a five-hundredth page, and logs an admin in.
import { type RawBuilder, sql } from 'kysely';
import { type Db, openDatabase } from '#platform/server/database/database.ts';
import { countedAgain, withoutLoops, withoutTriggers, withTriggers } from '../million/counted-again.ts';
import { preparedPapers } from '../prepared-papers.ts';
import { fillDesks, type LoanOwners } from './fill-desks.ts';
import { fillLoans, forgetPlan } from './fill-loans.ts';
import type { StaffList } from './staff-lists.ts';

/** Records that a list belongs to; they stand in the paths of the lists in braces. */
export type Owners = { person: string; contest: string } & LoanOwners;

export type Reader = NonNullable<StaffList['as']> | 'staff';

/** The length of lists that belong to one person, or of codes that staff wrote by hand. */
const OF_ONE = 400;

/** How a database of very many people is filled: loans for some of them only, and the rest without triggers, counted afterwards. */
export type Bulk = { lendTo: number };

/** `tokenHashes` are those of the sessions which an admin, a lender and a borrower get. */
export async function fillUp(
  databaseUrl: string,
  tokenHashes: Record<Reader, string>,
  bulk: Bulk | null = null,
): Promise<Owners> {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 1, isGuest: true });
  await sql`set statement_timeout = 0`.execute(database.db);
  const { rows } = await sql<Pick<Owners, 'person' | 'contest'>>`select
    (select id from accounts where user_type = 'User' and status = 'Active' order by created_at, id limit 1) as person,
    (select id from contests where opened_at is not null and drawn_at is null order by ends_at desc, id limit 1) as contest`.execute(
    database.db,
  );
  const [owners] = rows;
  if (!owners?.person || !owners.contest)
    throw new Error('demo people left nobody active, or no open contest');
  if (bulk)
    for (const statement of [sql`analyze`, withoutLoops, withoutTriggers])
      await statement.execute(database.db);
  for (const statement of rowsFor(owners, bulk !== null)) await statement.execute(database.db);
  await joinAll(database.db, owners.contest, bulk ? null : JOINED_AT_ONCE);
  if (bulk)
    for (const statement of [...countedAgain, withTriggers, sql`reset enable_nestloop`, sql`analyze`])
      await statement.execute(database.db);
  const ofLoans = await lend(database.db, owners.person, bulk?.lendTo ?? null);
  for (const statement of [
    session(tokenHashes.staff, ADMIN),
    session(tokenHashes.borrower, sql`${owners.person}::uuid`),
    session(tokenHashes.lender, sql`(select account_id from partners where id = ${ofLoans.lender})`),
    sql`vacuum analyze`,
  ])
    await statement.execute(database.db);
  await database.close();
  return { ...owners, ...ofLoans };
}

async function lend(db: Db, person: string, lendTo: number | null): Promise<LoanOwners> {
  console.log(`${await fillLoans(db, person, lendTo)} loans lent`);
  const owners = await fillDesks(db, person);
  for (const statement of [...preparedPapers, ...forgetPlan]) await statement.execute(db);
  return owners;
}

const session = (tokenHash: string, account: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into sessions (token_hash, id, account_id, created_at, last_seen_at, expires_at, address, user_agent)
  select ${tokenHash}, gen_random_uuid(), id, now(), now() + interval '3 hours', now() + interval '30 days', '10.0.0.1', 'bench'
  from accounts where id = ${account}`;

const ADMIN = sql`(select id from accounts where user_type = 'Admin' order by created_at limit 1)`;
const BORROWERS = sql`(select id, email, created_at, row_number() over (order by created_at, id) as n
  from accounts where user_type = 'User' and erased_at is null) borrowers`;

/** A statement for every thousand: each row counts into the same contest, where triggers count. */
const JOINED_AT_ONCE = 1_000;

async function joinAll(db: Db, contest: string, atOnce: number | null): Promise<void> {
  for (let joined = 1n; joined > 0n; ) {
    const { numAffectedRows = 0n } = await sql`
      insert into contest_participants (contest_id, account_id, place, ticket, joined_at)
      select ${contest}, id, taken.places + row_number() over (order by n), substr(mark, 1, 4) || '-' || substr(mark, 5), now()
      from ${BORROWERS}
      cross join (select coalesce(max(place), 0) as places from contest_participants where contest_id = ${contest}) taken
      cross join lateral (select lpad(upper(to_hex(n::bigint)), 8, '0') as mark) marked
      where not exists (select from contest_participants p where p.contest_id = ${contest} and p.account_id = borrowers.id)
      order by n limit ${atOnce}`.execute(db);
    joined = numAffectedRows;
  }
}

/** Entries of the audit log about each person; of very many people fewer, since every list of them is long enough. */
const AUDITED = 10;
const AUDITED_OF_MANY = 2;
/** In bulk they are not sealed: a server that starts would be busy with that for hours. */
const BEFORE_THE_CHAIN = -2_000_000_000;

const rowsFor = ({ person }: Pick<Owners, 'person'>, isBulk: boolean): RawBuilder<unknown>[] => [
  sql`insert into mails (id, recipient, subject, body_text, body_html, account_id, state, attempts, created_at, sent_at)
    select gen_random_uuid(), email, 'Your documents are verified', 'Good news', '<p>Good news</p>', id, 'Sent', 1,
      created_at + kind * interval '1 day', created_at + kind * interval '1 day'
    from ${BORROWERS} cross join generate_series(1, 2) kind`,
  sql`insert into audit_entries (id, actor_id, action, subject_kind, subject_id, account_id, after, address, created_at${isBulk ? sql`, xact` : sql``})
    select gen_random_uuid(), ${ADMIN}, 'verification.approve', 'verification', id, id, '{"status": "Verified"}', '10.0.0.1',
      created_at + kind * interval '1 hour'${isBulk ? sql`, ${sql.lit(BEFORE_THE_CHAIN)}` : sql``}
    from ${BORROWERS} cross join generate_series(1, ${sql.lit(isBulk ? AUDITED_OF_MANY : AUDITED)}) kind`,
  sql`insert into redemptions (id, prize_id, account_id, seeds, prize_name, prize_type, status, settled_by, settled_at, created_at)
    select gen_random_uuid(), p.id, borrowers.id, p.point_required, p.name, p.type, 'Fulfilled', ${ADMIN},
      borrowers.created_at + interval '2 days', borrowers.created_at + interval '1 day'
    from ${BORROWERS} cross join (select * from prizes where type = 'Redeem' and removed_at is null order by id desc limit 1) p
    where not exists (select from redemptions r where r.account_id = borrowers.id and r.prize_id = p.id)`,
  sql`insert into promo_codes (code, seeds, used, created_by, created_at)
    select 'BENCH' || n, 5, 0, ${ADMIN}, now() - n * interval '1 hour' from generate_series(1, ${sql.lit(OF_ONE)}) n`,
  sql`insert into messages (id, account_id, number, from_id, text, also_by_mail, created_at)
    select gen_random_uuid(), id, 1, id, 'Good morning', false, created_at + interval '1 hour' from ${BORROWERS}
    where not exists (select from messages m where m.account_id = borrowers.id)`,
  sql`insert into account_notes (id, account_id, by_id, text, created_at)
    select gen_random_uuid(), id, ${ADMIN}, 'Called again', now() - n * interval '1 hour'
    from ${BORROWERS} where n > 1 union all
    select gen_random_uuid(), ${person}, ${ADMIN}, 'Called again', now() - n * interval '1 hour'
    from generate_series(1, ${sql.lit(OF_ONE)}) n`,
  sql`insert into decision_reviews (id, account_id, decision_id, words, asked_at)
    select gen_random_uuid(), account_id, id, 'Please look again', created_at + interval '1 hour'
    from (select distinct on (account_id) * from decisions order by account_id, created_at desc) latest`,
];
