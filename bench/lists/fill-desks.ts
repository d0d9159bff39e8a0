// Fills the desks around running loans, in plain SQL: a file of repayments, requests for new dates, notes of contacts, days of the portfolio, jobs.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

const IMPORTED_ROWS = 100_000;
const DISCARDED_FILES = 400;
const REQUESTS = 5_000;
const JOBS = 20_000;
/** The contacts of the one loan that has the most. */
const CONTACTS_OF_ONE = 400;
const DAYS = 365;

/** Records about loans that a list belongs to. */
export type LoanOwners = {
  lender: string;
  ownLoan: string;
  lenderLoan: string;
  lateLoan: string;
  import: string;
};

/** Needs the tables of fill-loans; `person` is a borrower with many loans. */
export async function fillDesks(db: Db, person: string): Promise<LoanOwners> {
  for (const statement of [
    ...repayments,
    requests,
    moved,
    fallDueLater,
    contacts,
    contactsOfOne,
    days,
    ...jobs,
  ])
    await statement.execute(db);
  const { rows } = await sql<LoanOwners>`select
    (select owner_id from loans where partner_id is not null group by owner_id order by count(*) desc limit 1) as lender,
    (select id from loans where account_id = ${person} and state = 'Active' order by created_at, id limit 1) as "ownLoan",
    (select b.loan_id from bench_loans b where account_id = ${person} and partner_id is not null and manner = 'Repaid' order by term desc, n limit 1)
      as "lenderLoan",
    (select loan_id from loan_contacts group by loan_id order by count(*) desc limit 1) as "lateLoan",
    (select id from repayment_imports where state = 'Done') as import`.execute(db);
  const [owners] = rows;
  if (!owners || Object.values(owners).includes(null as never)) throw new Error('not every desk was filled');
  return owners;
}

const TODAY = sql`jamaica_day(now())`;
const ADMIN = sql`(select id from accounts where user_type = 'Admin' order by created_at limit 1)`;

/** Three rows in five are in the books; the others have each of the other verdicts in turn. */
const repayments: RawBuilder<unknown>[] = [
  sql`insert into repayment_imports (id, file_name, file_sha256, size_bytes, state, row_count, uploaded_by, uploaded_at, finished_at)
    select gen_random_uuid(), 'wrong.csv', encode(sha256(n::text::bytea), 'hex'), 1, 'Discarded', 1, ${ADMIN}, now() - n * interval '1 hour', now()
    from generate_series(1, ${sql.lit(DISCARDED_FILES)}) n`,
  sql`insert into repayment_imports (id, file_name, file_sha256, size_bytes, state, row_count, rows_read, uploaded_by, uploaded_at, confirmed_by,
      confirmed_at, finished_at)
    select gen_random_uuid(), 'repayments.csv', encode(sha256('repayments'), 'hex'), 1, 'Done', ${sql.lit(IMPORTED_ROWS)}, ${sql.lit(IMPORTED_ROWS)},
      ${ADMIN}, now(), ${ADMIN}, now(), now()`,
  sql`insert into repayment_import_rows (import_id, line, loan_number_given, reference_given, amount_given, date_given, payer_given, loan_id, reference,
      amount_cents, received_on, verdict, entry_id)
    select i.id, e.n + 1, l.number, coalesce(e.reference, ''), '100', e.effective_on::text, 'Marcia Campbell', e.loan_id, e.reference,
      e.amount_cents, e.effective_on, verdict, case verdict when 'Recorded' then e.id end
    from repayment_imports i cross join (select e.*, (row_number() over (order by e.id))::int as n from bench_entries e where kind = 'Repayment'
      order by e.id limit ${sql.lit(IMPORTED_ROWS)}) e
    join loans l on l.id = e.loan_id
    cross join lateral (select case when e.n % 5 < 3 then 'Recorded' else (array['Ready', 'Overpays', 'UnknownLoan', 'BadNumber', 'BadAmount', 'BadDate',
      'DateOutside', 'NoReference', 'RepeatedInFile', 'AlreadyRecorded', 'Different', 'Refused'])[1 + e.n % 12] end as verdict) judged
    where i.state = 'Done'`,
];

/** One for each of so many loans, of the instalment that is due next. */
const requests = sql`
  insert into due_date_requests (id, loan_id, number, from_due_on, wanted_due_on, reason, asked_by, asked_at, status, decided_by, decided_at, note)
  select gen_random_uuid(), loan_id, paid + 1, oldest_due_on, oldest_due_on + 7, 'The shop was closed', account_id, asked_at, status,
    case when status in ('Granted', 'Refused') then ${ADMIN} end, case when status <> 'Asked' then asked_at + interval '3 hours' end,
    case when status in ('Granted', 'Refused') then 'We looked at it' end
  from (select b.loan_id, b.paid, b.account_id, l.oldest_due_on, now() - (b.n % 90 + 1) * interval '1 day' as asked_at,
      (array['Asked', 'Granted', 'Refused', 'Refused', 'Withdrawn'])[1 + (row_number() over (order by b.n)) % 5] as status
    from bench_loans b join loans l on l.id = b.loan_id and l.oldest_due_on is not null order by b.n limit ${sql.lit(REQUESTS)}) asked`;

const moved = sql`
  update loan_instalments i set due_on = r.wanted_due_on from due_date_requests r
  where r.loan_id = i.loan_id and r.number = i.number and r.status = 'Granted' and i.due_on = r.from_due_on`;

const fallDueLater = sql`
  update loans l set oldest_due_on = r.wanted_due_on from due_date_requests r
  where r.loan_id = l.id and r.status = 'Granted' and l.oldest_due_on = r.from_due_on`;

/** Two about each loan that is late. */
const contacts = sql`
  insert into loan_contacts (id, loan_id, kind, outcome, promised_on, promised_cents, recorded_by, created_at)
  select gen_random_uuid(), loan_id, 'Call', 'Will pay on Friday', jamaica_day(at) + 3, 100000, ${ADMIN}, at
  from bench_loans cross join generate_series(1, 2) turn cross join lateral (select now() - (n % 20 + turn) * interval '1 day' as at) said
  where manner in ('Late', 'Stopped')`;

const contactsOfOne = sql`
  insert into loan_contacts (id, loan_id, kind, outcome, recorded_by, created_at)
  select gen_random_uuid(), loan_id, 'Message', 'No answer', ${ADMIN}, now() - turn * interval '1 hour'
  from (select loan_id from bench_loans where manner = 'Stopped' order by n limit 1) one cross join generate_series(1, ${sql.lit(CONTACTS_OF_ONE)}) turn`;

const days = sql`
  insert into portfolio_days (day, owner_id, ageing, loans, principal_cents, owed_cents)
  select ${TODAY} - n, owner_id, ageing, sum(loans), sum(principal_cents), sum(owed_cents)
  from portfolio_totals cross join generate_series(1, ${sql.lit(DAYS)}) n where loans > 0 group by 1, 2, 3 on conflict do nothing`;

/** Most have ended well; the others failed, or wait for a day to come. */
const jobs = [
  sql`insert into jobs.job (name, data, state, retry_limit, retry_count, start_after, created_on, started_on, completed_on, output)
    select 'send-mail', jsonb_build_object('id', gen_random_uuid()), state::jobs.job_state, 12, case state when 'failed' then 12 else 0 end,
      case state when 'created' then now() + interval '10 days' else at end, at, case when state <> 'created' then at end,
      case when state <> 'created' then at + interval '1 second' end, case state when 'failed' then '{"message": "connect ECONNREFUSED"}'::jsonb end
    from generate_series(1, ${sql.lit(JOBS)}) n cross join lateral (select now() - n * interval '30 seconds' as at,
      (array['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'failed', 'failed', 'created'])[1 + n % 10] as state) filled`,
];
