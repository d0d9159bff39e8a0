// Fills a migrated database that has its sections and policy: people, submissions, ledger, decisions and applications, in plain SQL; what the product seals is sealed then.
import { type RawBuilder, sql } from 'kysely';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { ISSUED } from '#features/seeds/server/ledger.ts';
import { sealNumbers } from '#features/verification/server/seal-numbers.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { noNotices } from '#platform/server/database/notices.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { leftToNobody } from '#platform/server/jobs.ts';
import { dayOf } from '#shared/calendar.ts';
import { DATA_KEYS } from './data-keys.ts';
import { countedAgain, withoutTriggers } from './million/counted-again.ts';
import { ADMIN, firstNames, lastNames, PASSWORD } from './people.ts';
import { preparedPapers } from './prepared-papers.ts';

/** What nobody at the first model has submitted; they have four of their five other sections. */
export const FREE_SECTION = 'basic_information';

/** The stock of each of the sixty prizes, more than is ever redeemed. */
export const PRIZE_STOCK = 1_000_000;
const PRIZES = 60;

export type Filled = { people: number; freeSectionId: string; prizeIds: string[] };

/** People from 1 up to this one are at the first model, the others at the full one. */
export const firstModelPeople = ({ people }: Pick<Filled, 'people'>): number => people * 0.8;

/** For each person five submissions, fifteen ledger entries and two and a half applications: 20 000 people have 100 000, 300 000 and 50 000. In bulk triggers stand still, and what they would have counted is counted once. */
export async function fill(
  where: { databaseUrl: string | undefined; dataDir: string },
  people: number,
  { isBulk = false } = {},
): Promise<Filled> {
  const database = await openDatabase({ ...where, poolSize: 1, isGuest: true });
  for (const statement of [
    sql`set statement_timeout = 0`,
    ...(isBulk ? [withoutTriggers] : []),
    idFunction,
    accounts(people, await hashPassword(PASSWORD)),
    sessions,
    seedAccounts,
    submissions(people),
    verifications,
    sectionSeeds,
    otherSeeds,
    prizes,
    activities,
    decisions(people),
    applications,
    ...preparedPapers,
    ...(isBulk ? countedAgain : []),
  ])
    await statement.execute(database.db);
  const config = readConfig({ DATA_DIR: where.dataDir, DATA_KEYS });
  const beside = { files: openFiles(config), jobs: leftToNobody, notices: noNotices };
  await sealNumbers({ config, db: database.db, ...beside }, new Date());
  await sql`vacuum analyze`.execute(database.db);
  const { id } = await database.db
    .selectFrom('information_schemas')
    .select('id')
    .where('s_id', '=', FREE_SECTION)
    .executeTakeFirstOrThrow();
  const prizeIds = (
    await database.db
      .selectFrom('prizes')
      .select('id')
      .where('stock', '=', PRIZE_STOCK)
      .orderBy('id')
      .execute()
  ).map((prize) => prize.id);
  await database.close();
  return { people, freeSectionId: id, prizeIds };
}

/** Identifiers by number: time-ordered like the product's own, of a kind each. */
const idFunction = sql`
  create function bench_id(kind int, n int) returns uuid language sql immutable as
  $$ select ('01900000-0000-7000-8' || lpad(to_hex(kind), 3, '0') || '-' || lpad(to_hex(n), 12, '0'))::uuid $$`;

const accounts = (people: number, passwordHash: string) => sql`
  insert into accounts (id, email, password_hash, first_name, last_name, user_type, status, info_status, email_verified_at, created_at)
  select bench_id(1, n), 'person-' || n || '@example.com', ${passwordHash},
    (${textArray(firstNames)})[1 + n % ${sql.lit(firstNames.length)}],
    (${textArray(lastNames)})[1 + n / ${sql.lit(firstNames.length)} % ${sql.lit(lastNames.length)}],
    case n when ${sql.lit(ADMIN)} then 'Admin' else 'User' end, 'Active',
    case when n <= ${sql.lit(firstModelPeople({ people }))} then 'FirstModel' else 'FullModel' end, now(), now() - n * interval '9 minutes'
  from generate_series(${sql.lit(ADMIN)}, ${sql.lit(people)}) n`;

/** Demo people may be there before. */
const filledHere = (kind: number, id: string) =>
  sql`${sql.ref(id)} between bench_id(${sql.lit(kind)}, 0) and bench_id(${sql.lit(kind)}, ${sql.lit(2 ** 31 - 1)})`;

/** Last used ahead of time: recording a session's use, once a minute and for many at once, is not measured. */
const sessions = sql`
  insert into sessions (token_hash, id, account_id, created_at, last_seen_at, expires_at, address, user_agent)
  select encode(sha256(convert_to('bench-session-' || split_part(split_part(email, '-', 2), '@', 1), 'UTF8')), 'hex'),
    id, id, now(), now() + interval '3 hours', now() + interval '30 days', '10.0.0.1', 'bench'
  from accounts where ${filledHere(1, 'id')}`;

const seedAccounts = sql`insert into seed_accounts (id, kind) select id, 'Person' from accounts where ${filledHere(1, 'id')}`;

/** The submissions: of people of the first model, all sections but the free one and one more; of the others, all six, and three of the nine full ones. */
const submissions = (people: number) => sql`
  insert into submissions (id, account_id, information_schema_id, audience, form_version_id, answers, status, created_at, changed_at)
  select bench_id(2, (n * 15 + position)::int), bench_id(1, n), id, audience, form_version_id,
    answers || (select coalesce(jsonb_object_agg(key, value), '{}') from (values ${ofOnesOwn(sql`n`)}) own (key, value) where answers ? key),
    (array['Submitted', 'SubmittedForVerfication', 'Verified', 'Submitted', 'Rejected', 'Verified', 'Submitted', 'Submitted', 'SubmittedForVerfication', 'Verified'])[1 + (n + position) % 10],
    at, at
  from generate_series(1, ${sql.lit(people)}) n
  cross join lateral (
    select s.*, now() - interval '1 minute' * (${sql.lit(people)} - n) - interval '1 second' * (15 - place) as at from (
      select i.*, row_number() over (partition by audience order by i.position) as place,
        coalesce(given.answers, ${answersOf(FREE_SECTION)}::jsonb) as answers
      from information_schemas i
      left join jsonb_each(${JSON.stringify(sampleAnswers(dayOf(new Date())))}::jsonb) given (s_id, answers) on given.s_id = i.s_id
    ) s
    where case when n <= ${sql.lit(firstModelPeople({ people }))}
      then audience = 'PreQualUser' and s_id <> ${FREE_SECTION} and place <> 2 + n % 5
      else audience = 'PreQualUser' or place <= 3 end
  ) section`;

/** Everybody's own, as in life: one that all had would be found in all of them, by a search that reads them anew for each few. */
const ofOnesOwn = (n: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  ('trn', (100000000 + ${n}::bigint * 7919 % 900000000)::text),
  ('mobile_number', '876' || lpad((${n}::bigint * 7919 % 10000000)::text, 7, '0')),
  ('account_number', (2000000000 + ${n}::bigint * 7919 % 900000000)::text)`;

const documents = JSON.stringify({
  proof: {
    id: '01900000-0000-7000-8000-000000000000',
    name: 'proof.jpg',
    type: 'image/jpeg',
    sizeBytes: 240_000,
  },
});

const verifications = sql`
  insert into verifications (id, submission_id, account_id, audience, attempt, verification_schema_id, form_version_id, answers, status,
    rejection_reason, decided_by, decided_at, created_at)
  select s.id, s.id, s.account_id, s.audience, 1, v.id, v.form_version_id, ${documents}::jsonb,
    case s.status when 'SubmittedForVerfication' then 'Submitted' else s.status end,
    case s.status when 'Rejected' then 'The picture cannot be read.' end,
    case when s.status <> 'SubmittedForVerfication' then bench_id(1, ${sql.lit(ADMIN)}) end,
    case when s.status <> 'SubmittedForVerfication' then s.changed_at end, s.created_at
  from submissions s join verification_schemas v on v.information_schema_id = s.information_schema_id
  where s.status <> 'Submitted' and ${filledHere(2, 's.id')}`;

const sectionSeeds = sql`
  insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, submission_id, created_at)
  select s.id, 'section:' || s.account_id || ':' || i.id, ${ISSUED}::uuid, s.account_id, greatest(i.points, 1), i.name, s.id, s.created_at
  from submissions s join information_schemas i on i.id = s.information_schema_id where ${filledHere(2, 's.id')}`;

const otherSeeds = sql`
  insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, created_at)
  select bench_id(3, (row_number() over ())::int), 'gift:' || a.id || ':' || n, ${ISSUED}::uuid, a.id, 5, 'From staff', now() - n * interval '1 day'
  from seed_accounts a cross join generate_series(1, 10) n where a.id <> bench_id(1, ${sql.lit(ADMIN)}) and ${filledHere(1, 'a.id')}`;

/** Everybody can afford some. */
const prizes = sql`
  insert into prizes (id, name, description, type, value_cents, point_required, stock, created_at)
  select bench_id(5, n), 'Phone credit', 'Tap Redeem, wait for our message, enjoy', 'Redeem', 50000, 5, ${sql.lit(PRIZE_STOCK)}, now()
  from generate_series(1, ${sql.lit(PRIZES)}) n`;

const activities = sql`
  insert into activities (id, account_id, happening, action, details, created_at)
  select s.id, s.account_id, 'information.submit', 'submittedInfo', jsonb_build_object('submittedInformation', jsonb_build_object('status', 'Submitted', 'name', i.name)), s.created_at
  from submissions s join information_schemas i on i.id = s.information_schema_id where ${filledHere(2, 's.id')}`;

/** Two and a half a person. */
const decisions = (people: number) => sql`
  insert into decisions (id, account_id, model, policy_version, inputs, outcome, approved, score, grade, max_amount_cents,
    rate_monthly_bps, term_months, created_at, expires_at)
  select bench_id(4, n), bench_id(1, 1 + n % ${sql.lit(people)}), 'FirstModel', 1, '{}', '{}', true, 60, 'C', 500000, 700, 4, at, at + interval '14 days'
  from generate_series(0, ${sql.lit(people * 2.5 - 1)}) n cross join lateral (select now() - n * interval '5 minutes' as at) moment`;

/** A person's newest waits, stands approved or was rejected; the older ones are over. */
const applications = sql`
  insert into applications (id, account_id, decision_id, model, amount_cents, rate_monthly_bps, term_months, status, loan_info, product_info,
    rejection_reason, decided_by, decided_at, closed_at, created_at)
  select id, account_id, id, model, (100 + n::bigint * 7919 % 4900) * 10000, rate_monthly_bps, term_months, status,
    ${JSON.stringify({ name: 'Pimento loan', type: 'Unsecured Regular Loan', maximumAmount: 5000, defaultInterestRate: 7, minimumTerm: 4, maximumTerm: 4 })}::jsonb,
    ${JSON.stringify({ name: 'Pimento loan', type: 'Personal' })}::jsonb,
    case status when 'Rejected' then 'Income could not be verified.' end,
    case when status <> 'Pending' then bench_id(1, ${sql.lit(ADMIN)}) end,
    case when status <> 'Pending' then created_at end,
    case when status = 'Approved' and age > 1 then created_at end, created_at
  from (
    select d.*, (array['Pending', 'Approved', 'Rejected', 'Rejected'])[case when age = 1 then 1 + n % 4 else 2 + n % 3 end] as status
    from (select d.*, row_number() over (order by id)::int as n, row_number() over (partition by account_id order by id)::int as age from decisions d where ${filledHere(4, 'd.id')}) d
  ) d`;

const textArray = (texts: readonly string[]): RawBuilder<unknown> =>
  sql`array[${sql.join(texts.map((text) => sql.lit(text)))}]`;

const answersOf = (sId: string): string => JSON.stringify(sampleAnswers(dayOf(new Date()))[sId]);
