// Lends to everyone in the filled database, in plain SQL: loans in every state with their schedules and balanced books.
import { type RawBuilder, sql } from 'kysely';
import { isOpenApplication } from '#features/decisions/rules-in-sql/open-application.ts';
import { loanNumber } from '#features/loans/rules/loan-number.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Loans that one lender has for one person, who reads a list of their own. */
const OF_ONE = 400;
/** How many loans of lenders each person has beside one of ours; all but the last are of the first lender. */
const OF_LENDERS = 3;
/** Applications written by one statement: each row counts into the same few totals. */
const BATCH = 5_000;
export const FIRST_NUMBER = 90_000_000;

/** To everyone, or to so many. Four in five loans run, some of them late; the others are repaid, written off, or signed and not yet paid out. Answers how many there are. */
export async function fillLoans(db: Db, person: string, lendTo: number | null): Promise<number> {
  for (const statement of [planned(person, lendTo), sql`analyze bench_loans`, consents, decisions])
    await statement.execute(db);
  const { rows } = await sql<{ most: number; loans: number }>`
    select max(n) as most, count(*) filter (where manner <> 'Signed')::int as loans from bench_loans`.execute(
    db,
  );
  const { most = 0, loans = 0 } = rows[0] ?? {};
  for (let from = 1; from <= most; from += BATCH) await applications(from, from + BATCH - 1).execute(db);
  const numbers = Array.from({ length: most }, (_, index) => loanNumber(FIRST_NUMBER + index));
  for (const statement of [
    papers,
    agreements,
    accounts(numbers),
    instalments,
    plannedEntries,
    entries,
    transfers,
    ended,
  ])
    await statement.execute(db);
  return loans;
}

/** The tables that the filling itself works with. */
export const forgetPlan = [sql`drop table bench_loans`, sql`drop table bench_entries`];

const TODAY = sql`jamaica_day(now())`;
const ADMIN = sql`(select id from accounts where user_type = 'Admin' order by created_at limit 1)`;
/** Somebody else than who hands the money over; who it is matters to no measurement. */
const APPROVER = sql`(select id from accounts where id <> ${ADMIN} order by created_at limit 1)`;

/** Whoever has an application of ours under way gets no other one of ours. `lendTo` is how many borrowers at most; null is all. */
const planned = (person: string, lendTo: number | null): RawBuilder<unknown> => sql`
  create unlogged table bench_loans as
  with lenders as (
    select row_number() over (order by p.created_at, p.id) as place, p.id, p.account_id, p.name, offer.id as offer_id
    from partners p cross join lateral (select id from partner_loans l where l.partner_id = p.id order by id limit 1) offer
  ), lent_to as (
    select id from accounts where user_type = 'User' and erased_at is null order by id limit ${lendTo}
  ), wanted as (
    select a.id as account_id, null::bigint as place from lent_to a where not exists (
      select from applications p where p.account_id = a.id and p.partner_loan_id is null and ${isOpenApplication('p')})
    union all
    select a.id, case when copy < ${sql.lit(OF_LENDERS)} then 1 else 1 + get_byte(uuid_send(a.id), 15) % (select count(*) from lenders) end
    from lent_to a cross join generate_series(1, ${sql.lit(OF_LENDERS)}) copy
    union all
    select ${person}::uuid, 1 from generate_series(1, ${sql.lit(OF_ONE)})
  ), numbered as (
    select account_id, place, (row_number() over (order by md5(account_id::text), place))::int as n from wanted
  ), terms as (
    select w.n, w.account_id, l.id as partner_id, l.account_id as lender_account, l.name as lender, l.offer_id,
      (200 + w.n * 7919::bigint % 1800) * 5000 as amount_cents, 600 + w.n % 5 * 100 as bps, 4 + w.n / 20 % 5 as term,
      (array['Kept', 'Kept', 'Kept', 'Kept', 'Kept', 'Kept', 'Kept', 'Kept', 'Kept', 'Kept', 'Late', 'Late', 'Late', 'Late', 'Stopped',
        'Stopped', 'Repaid', 'Repaid', 'WrittenOff', 'Signed'])[1 + w.n % 20] as manner
    from numbered w left join lenders l using (place)
  ), aged as (
    select *, ${TODAY} - (case manner when 'Kept' then 1 + n * 37::bigint % (term * 28) when 'Repaid' then term * 31 + n % 90
      when 'WrittenOff' then 200 + n % 100 when 'Signed' then 0 else 35 + n * 53::bigint % (term * 30 - 20) end)::int as disbursed_on
    from terms
  )
  select n, account_id, partner_id, lender_account, lender, offer_id, amount_cents, bps, term, manner, disbursed_on,
    gen_random_uuid() as application_id, gen_random_uuid() as loan_id, gen_random_uuid() as decision_id, gen_random_uuid() as file_id,
    round(amount_cents * 0.05)::bigint as fee_cents, round(amount_cents * bps * term / 10000.0)::bigint as interest_cents,
    case manner when 'Signed' then now() - n % 72 * interval '1 hour' + interval '6 hours'
      else (disbursed_on + time '12:00') at time zone 'America/Jamaica' + n % 3600 * interval '1 second' end as lent_at,
    case manner when 'Kept' then passed when 'Late' then passed - 1 when 'Stopped' then 1 when 'Repaid' then term else 1 end as paid
  from aged cross join lateral (select count(*)::int as passed from generate_series(1, term) i
    where disbursed_on + make_interval(months => i) < ${TODAY}) due`;

const consents = sql`
  insert into consents (id, account_id, partner_id, purpose, shared, text_version, given_at)
  select gen_random_uuid(), account_id, partner_id, 'LoanApplication', '{profile}', 1, min(lent_at) - interval '3 days'
  from bench_loans where partner_id is not null group by account_id, partner_id
  on conflict (account_id, partner_id, purpose) where withdrawn_at is null do nothing`;

const decisions = sql`
  insert into decisions (id, account_id, model, policy_version, inputs, outcome, approved, score, grade, max_amount_cents,
    rate_monthly_bps, term_months, created_at, expires_at)
  select decision_id, account_id, 'FirstModel', (select max(version) from policies), '{}', '{}', true, 60, 'C', amount_cents, bps, term,
    lent_at - interval '3 days', lent_at + interval '11 days' from bench_loans where partner_id is null`;

const applications = (from: number, to: number): RawBuilder<unknown> => sql`
  insert into applications (id, account_id, decision_id, model, amount_cents, rate_monthly_bps, term_months, status, loan_info, product_info,
    decided_by, decided_at, created_at, partner_loan_id, partner_id, consent_id)
  select b.application_id, b.account_id, case when b.partner_id is null then b.decision_id end, 'FirstModel', b.amount_cents, b.bps, b.term,
    'Approved', jsonb_build_object('name', 'Bench loan', 'type', 'Unsecured Regular Loan', 'maximumAmount', 100000, 'maximumInterestRate', 10,
      'partner', case when b.partner_id is not null then jsonb_build_object('name', b.lender) end),
    '{"name": "Bench loan", "type": "Personal"}', coalesce(b.lender_account, ${APPROVER}), b.lent_at - interval '1 day',
    b.lent_at - interval '3 days', b.offer_id, b.partner_id, c.id
  from bench_loans b left join consents c on c.account_id = b.account_id and c.partner_id = b.partner_id
    and c.purpose = 'LoanApplication' and c.withdrawn_at is null
  where b.n between ${sql.lit(from)} and ${sql.lit(to)}`;

const papers = sql`
  insert into files (id, owner_id, original_name, media_type, size_bytes, sha256, created_at)
  select file_id, account_id, 'agreement.pdf', 'application/pdf', 1, encode(sha256('bench'), 'hex'), lent_at from bench_loans`;

const agreements = sql`
  insert into agreements (id, number, application_id, account_id, template_version, facts, borrower_name, file_id, sha256, prepared_at,
    signed_name, signed_at, signed_sha256, signed_address)
  select file_id, 'BENCH-' || n, application_id, account_id, (select max(version) from agreement_templates), '{}', 'Bench', file_id,
    encode(sha256('bench'), 'hex'), lent_at - interval '10 hours', 'Bench', lent_at - interval '6 hours', encode(sha256('bench'), 'hex'), '10.0.0.1'
  from bench_loans`;

/** The loans' accounts. They were last judged yesterday, so that the clock's job has all of the late ones to judge. */
const accounts = (numbers: string[]): RawBuilder<unknown> => sql`
  insert into loans (id, number, application_id, account_id, partner_id, amount_cents, rate_monthly_bps, term_months, repayment_option, fee_cents,
    interest_cents, disbursed_on, disbursement_reference, disbursed_by, aged_on, oldest_due_on, next_amount_cents, created_at)
  select loan_id, (${numbers}::text[])[n], application_id, account_id, partner_id, amount_cents, bps, term, 'Monthly', fee_cents, interest_cents,
    disbursed_on, 'BENCH-' || n, ${ADMIN}, ${TODAY} - 1,
    case when manner not in ('Repaid', 'WrittenOff') then (disbursed_on + make_interval(months => paid + 1))::date end,
    case when manner in ('Repaid', 'WrittenOff') then 0 else (amount_cents + interest_cents) / term
      + case when paid + 1 = term then (amount_cents + interest_cents) % term else 0 end end, lent_at
  from bench_loans where manner <> 'Signed'`;

/** Equal parts; the last one takes the cents left over. */
const instalments = sql`
  insert into loan_instalments (loan_id, number, due_on, original_due_on, interest_cents, principal_cents)
  select loan_id, i, due_on, due_on, interest, whole - interest from bench_loans cross join generate_series(1, term) i
  cross join lateral (select (disbursed_on + make_interval(months => i))::date as due_on,
    interest_cents / term + case when i = term then interest_cents % term else 0 end as interest,
    (amount_cents + interest_cents) / term + case when i = term then (amount_cents + interest_cents) % term else 0 end as whole) part
  where manner <> 'Signed'`;

/** The entries. For one paid loan in 25 a payment was recorded in the wrong place and taken back. */
const plannedEntries = sql`
  create unlogged table bench_entries as
  select gen_random_uuid() as id, loan_id, 1 as number, 'Disbursement' as kind, amount_cents, disbursed_on as effective_on, 'BENCH-' || n as reference,
    null::uuid as reverses, interest_cents, amount_cents as principal_cents, fee_cents, lent_at as at from bench_loans where manner <> 'Signed'
  union all
  select gen_random_uuid(), b.loan_id, i.number + 1, 'Repayment', i.interest_cents + i.principal_cents, i.due_on, 'BENCH-' || n || '-' || i.number,
    null, i.interest_cents, i.principal_cents, 0, (i.due_on + time '12:00') at time zone 'America/Jamaica'
  from bench_loans b join loan_instalments i on i.loan_id = b.loan_id and i.number <= b.paid
  union all
  select gen_random_uuid(), b.loan_id, 3, 'WriteOff', sum(i.interest_cents + i.principal_cents), ${TODAY} - 1, null, null,
    sum(i.interest_cents), sum(i.principal_cents), 0, now() - interval '1 day'
  from bench_loans b join loan_instalments i on i.loan_id = b.loan_id and i.number > b.paid where b.manner = 'WrittenOff' group by b.loan_id
  union all
  select case what when 0 then wrong_id else gen_random_uuid() end, b.loan_id, b.paid + 2 + what,
    case what when 0 then 'Repayment' else 'Reversal' end, i.interest_cents, ${TODAY} - 1,
    case what when 0 then 'BENCH-' || n || '-WRONG' end, case what when 1 then wrong_id end, i.interest_cents, 0, 0, now() - interval '1 day'
  from (select *, gen_random_uuid() as wrong_id from bench_loans where manner = 'Kept' and n % 25 = 1) b
  join loan_instalments i on i.loan_id = b.loan_id and i.number = b.paid + 1 cross join generate_series(0, 1) what`;

const entries = sql`
  insert into loan_entries (id, loan_id, number, kind, amount_cents, effective_on, reference, reverses, recorded_by, created_at)
  select id, loan_id, number, kind, amount_cents, effective_on, reference, reverses, ${ADMIN}, at from bench_entries`;

const transfers = sql`
  insert into loan_transfers (entry_id, loan_id, debit, credit, amount_cents)
  select id, loan_id, debit, credit, amount from bench_entries cross join lateral (values
    ('Disbursement', 'Principal', 'Cash', principal_cents), ('Disbursement', 'Interest', 'InterestIncome', interest_cents),
    ('Disbursement', 'Fee', 'FeeIncome', fee_cents), ('Disbursement', 'Cash', 'Fee', fee_cents),
    ('Repayment', 'Cash', 'Interest', interest_cents), ('Repayment', 'Cash', 'Principal', principal_cents),
    ('Reversal', 'Interest', 'Cash', interest_cents), ('WriteOff', 'WriteOff', 'Interest', interest_cents),
    ('WriteOff', 'WriteOff', 'Principal', principal_cents)) side (of_kind, debit, credit, amount)
  where of_kind = kind and amount > 0`;

const ended = sql`
  update loans l set state = b.manner, written_off_on = case b.manner when 'WrittenOff' then ${TODAY} - 1 end,
    worst_days_late = case b.manner when 'WrittenOff' then l.aged_on - (b.disbursed_on + interval '2 months')::date else 0 end,
    defaulted_on = case b.manner when 'WrittenOff' then (b.disbursed_on + interval '2 months')::date + 90 end,
    closed_at = case b.manner when 'Repaid' then (b.disbursed_on + make_interval(months => b.term) + time '12:00') at time zone 'America/Jamaica' end
  from bench_loans b where b.loan_id = l.id and b.manner in ('Repaid', 'WrittenOff')`;
