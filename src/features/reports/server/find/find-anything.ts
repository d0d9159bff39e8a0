// Finds whatever staff may mean, in one round trip: each kind along its own index, the newest five of each.
import { type RawBuilder, sql } from 'kysely';
import { numberOf } from '#features/complaints/rules/complaint.ts';
import { isSeenBy } from '#features/complaints/rules-in-sql/complaint.ts';
import { trnEndsOf } from '#features/information/server/sealed/trn-ends.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import { holdsJoined, searchWords } from '#platform/server/database/search/search-words.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { Found, findEndpoints } from '../../contract/find.ts';
import {
  type ReadSearch,
  readComplaintNumber,
  readReceiptNumber,
  readSearch,
} from '../../rules/read-search.ts';

const MOST_OF_A_KIND = sql.lit(5);

type Row = Found & { place: number };

export async function findAnything(
  { db, services, actor }: Work<Actor>,
  { query }: Received<typeof findEndpoints, 'GET /api/find'>,
): Promise<{ found: Found[] }> {
  const search = readSearch(query.q);
  const complaint = readComplaintNumber(search.text);
  const receipt = readReceiptNumber(search.text);
  const endOf = await trnEndsOf(services);
  const kinds = [
    ...(search.digits?.length === 9 ? [loans(search.digits)] : []),
    ...(complaint === null ? [] : [complaints(complaint, actor)]),
    ...(receipt === null ? [] : [loanOfReceipt(receipt)]),
    loansOfReference(search),
    ...(search.digits === null ? [agreements(search)] : []),
    people(search, endOf),
    ...(search.digits === null ? [lenders(search), contests(search), prizes(search)] : []),
  ];
  const parts = kinds.map((kind, place) => sql`(select ${sql.lit(place)} as place, k.* from (${kind}) k)`);
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)} order by place`.execute(db);
  return { found: rows };
}

const pattern = ({ text }: ReadSearch) => sql`(select ${likePattern(text)})`;

const digitsOf = (text: RawBuilder<unknown>) => sql`regexp_replace(${text}, '[^0-9]', '', 'g')`;

/** Whether a text ends with the digits given: by the index of its last four first, then by all of them. */
const endsWith = (text: RawBuilder<unknown>, { digits, end }: ReadSearch) =>
  sql`right(${digitsOf(text)}, 4) = ${end} and ${digitsOf(text)} like ${`%${digits}`}`;

function people(search: ReadSearch, endOf: (digits: string) => string): RawBuilder<unknown> {
  const byText = sql`select id from accounts where ${holdsJoined(sql`search_text`, searchWords(search.text))}`;
  // A TRN that is not sealed yet is found by its last digits in plain.
  const byDigits = sql`
    union select id from accounts where phone is not null and ${endsWith(sql`phone`, search)}
    union select account_id from submissions
      where trn_ends @> array[${endOf(search.digits ?? '')}] and trn_ends is not null and reopened_at is null
    union select account_id from submissions
      where answers ? 'trn' and reopened_at is null and ${endsWith(sql`answers ->> 'trn'`, search)}`;
  return sql`
    select case a.user_type when 'User' then 'person' else 'account' end as kind, a.id as _id, a.first_name || ' ' || a.last_name as title, a.email as about, a.status as standing
    from (${byText} ${search.digits === null ? sql`` : byDigits}) found
    ${search.digits === null ? sql`join accounts a on a.id = found.id` : ONE_BY_ONE}
    where a.erased_at is null
    order by a.created_at desc, a.id desc limit ${MOST_OF_A_KIND}`;
}

/** Digits find few people. A plan for all values takes them for hundreds and would read the whole table: the offset keeps it to their keys. */
const ONE_BY_ONE = sql`cross join lateral (select * from accounts where id = found.id offset 0) a`;

const loans = (number: string) => sql`
  select 'loan' as kind, l.id as _id, l.number as title, a.first_name || ' ' || a.last_name as about, l.state as standing
  from loans l join accounts a on a.id = l.account_id where l.number = ${number}`;

const loanOfReceipt = ({ loan, place }: NonNullable<ReturnType<typeof readReceiptNumber>>) => sql`
  select * from (${loans(loan)}) l
  where (select count(*) from loan_entries e where e.loan_id = l._id and e.kind = 'Repayment') >= ${place}::int`;

/** By what a payer quotes of a payment, and by what we paid out or back with. */
const loansOfReference = ({ text }: ReadSearch) => sql`
  select 'loan' as kind, l.id as _id, l.number as title, a.first_name || ' ' || a.last_name as about, l.state as standing
  from (select distinct e.loan_id from loan_entries e
    where e.kind = any(array['Repayment', 'Refund', 'Disbursement']) and e.reference = ${text.toUpperCase()}) paid
  join loans l on l.id = paid.loan_id join accounts a on a.id = l.account_id`;

const complaints = (number: number, officer: Actor) => sql`
  select 'complaint' as kind, c.id as _id, format(${sql.lit(numberOf('%s'))}, c.number) as title,
    coalesce(a.first_name || ' ' || a.last_name, c.name, '') as about, c.state as standing
  from complaints c left join accounts a on a.id = c.account_id where c.number = ${number}::int and ${isSeenBy('c', officer)}`;

const agreements = ({ text }: ReadSearch) => sql`
  select 'application' as kind, p.id as _id, g.number as title, a.first_name || ' ' || a.last_name as about, p.status as standing
  from agreements g join applications p on p.id = g.application_id join accounts a on a.id = g.account_id
  where g.number = ${text.toUpperCase()}`;

const lenders = (search: ReadSearch) => sql`
  select 'lender' as kind, c.account_id as _id, c.name as title, c.contact_email as about, c.status as standing
  from partners c where lower(c.name) like ${pattern(search)}
  order by c.created_at desc, c.id desc limit ${MOST_OF_A_KIND}`;

const contests = (search: ReadSearch) => sql`
  select 'contest' as kind, c.id as _id, c.name as title, c.category as about, c.status as standing
  from contests c where lower(c.name) like ${pattern(search)}
  order by c.created_at desc, c.id desc limit ${MOST_OF_A_KIND}`;

const prizes = (search: ReadSearch) => sql`
  select 'prize' as kind, z.id as _id, z.name as title, z.type as about, null as standing
  from prizes z where z.removed_at is null and lower(z.name) like ${pattern(search)}
  order by z.created_at desc, z.id desc limit ${MOST_OF_A_KIND}`;
