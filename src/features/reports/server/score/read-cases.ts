// Reads what the figures of the score are made of: decisions of people who asked, loans that were paid out, verdicts of officers.

import { type RawBuilder, sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { type Day, startOfDay } from '#shared/calendar.ts';
import type { Asked, Decided, Lent, Officer } from '../../rules/score/monitor.ts';

/** The most cases that are counted, the latest first: beyond this number a rate no longer changes, and memory stays small. */
export const MOST_CASES = 50_000;
const MOST_OFFICERS = 200;

/** A period of days; `from` is the first of them, and `before` is outside. */
export type Span = { from: Day; before: Day };

type FactsRow = Columns<'decisions', 'score' | 'grade' | 'policy_version'> & {
  factors: Decided['factors'] | null;
  birth_day: string | null;
  decided_on: string | null;
  sex: string | null;
  parish: string | null;
};

/** The sId of the section whose answers hold sex and parish. */
const PERSON_SECTION = 'basic_information';

const facts = sql`d.score, d.grade, d.policy_version, d.outcome -> 'factors' as factors, d.inputs ->> 'birthDay' as birth_day,
  d.outcome ->> 'decidedOn' as decided_on, s.answers ->> 'gender' as sex, s.answers ->> 'parish' as parish`;

/** In SQL, a join that brings, under the alias `s`, the standing answers of the section that asks for sex and parish. */
export const personAnswers = (accountId: RawBuilder<unknown>) => sql`left join lateral (
  select s.answers from submissions s join information_schemas i on i.id = s.information_schema_id
  where s.account_id = ${accountId} and i.s_id = ${sql.lit(PERSON_SECTION)} and s.reopened_at is null
  order by s.created_at desc limit 1) s on true`;

/** The latest decision of each person in a span, the latest people first; of one version of the policy, or with null of any. */
export async function readAsked(
  { db }: Work,
  { from, before }: Span,
  version: number | null,
): Promise<Asked[]> {
  const { rows } = await sql<FactsRow & Columns<'decisions', 'approved' | 'rate_monthly_bps'>>`
    with latest as (
      select distinct on (account_id) id, created_at from decisions
      where created_at >= ${startOfDay(from)} and created_at < ${startOfDay(before)}
        and ${version === null ? sql`true` : sql`policy_version = ${version}`}
      order by account_id, created_at desc, id desc)
    select ${facts}, d.approved, d.rate_monthly_bps
    from (select id from latest order by created_at desc, id desc limit ${sql.lit(MOST_CASES)}) l
    join decisions d on d.id = l.id ${personAnswers(sql`d.account_id`)}`.execute(db);
  return rows.map((row) => ({
    ...decidedIn(row),
    isApproved: row.approved,
    rateMonthlyBps: row.rate_monthly_bps,
  }));
}

/** Our own loans paid out before a day, the latest first, with the decision that each was taken from; of one version, or with null of any. */
export async function readLent({ db }: Work, before: Day, version: number | null): Promise<Lent[]> {
  const { rows } = await sql<
    FactsRow &
      Columns<'loans', 'amount_cents' | 'written_off_cents'> & {
        disbursed: Day;
        defaulted: Day | null;
        code: Column<'accounts', 'promo_code'>;
      }
  >`
    select ${facts}, l.amount_cents, l.written_off_cents, l.disbursed_on as disbursed, l.defaulted_on as defaulted,
      (select a.promo_code from accounts a where a.id = l.account_id) as code
    from loans l join applications r on r.id = l.application_id join decisions d on d.id = r.decision_id ${personAnswers(sql`l.account_id`)}
    where l.partner_id is null and ${payoutStands('l')} and l.disbursed_on < ${before}::date
      and ${version === null ? sql`true` : sql`d.policy_version = ${version}`}
    order by l.disbursed_on desc, l.id desc limit ${sql.lit(MOST_CASES)}`.execute(db);
  return rows.map((row) => ({
    ...decidedIn(row),
    disbursedOn: row.disbursed,
    defaultedOn: row.defaulted,
    amountCents: row.amount_cents,
    lostCents: row.written_off_cents,
    promoCode: row.code,
  }));
}

function decidedIn(row: FactsRow): Decided {
  return {
    score: row.score,
    grade: row.grade || null,
    version: row.policy_version,
    factors: row.factors ?? [],
    sex: row.sex,
    parish: row.parish,
    birthDay: row.birth_day,
    on: row.decided_on,
  };
}

/** The officers who decided on applications for our own loans in a span, those who decided most first. */
export async function readOfficers({ db }: Work, { from, before }: Span): Promise<Officer[]> {
  type Counts = Pick<Officer, 'decided' | 'rejected' | 'overrode' | 'approved'>;
  const { rows } = await sql<Columns<'accounts', 'id' | 'first_name' | 'last_name'> & Counts>`
    with decided as (
      select decided_by, first_approved_by, status, status = 'Approved' and worse_reason is not null as is_override
      from applications
      where partner_id is null and decided_by is not null
        and decided_at >= ${startOfDay(from)} and decided_at < ${startOfDay(before)}
    ), given as (
      select decided_by as officer, true as is_last, status, is_override from decided
      union all
      select first_approved_by, false, status, is_override from decided
      where first_approved_by is not null and status = 'Approved'
      union all
      select actor_id, false, 'Approved', true from audit_entries
      where action = 'application.approveAnew' and created_at >= ${startOfDay(from)} and created_at < ${startOfDay(before)}
    )
    select a.id, a.first_name, a.last_name, r.decided, r.rejected, r.overrode, r.approved from (
      select officer, (count(*) filter (where is_last))::int as decided,
        (count(*) filter (where status = 'Rejected'))::int as rejected,
        (count(*) filter (where is_override))::int as overrode,
        (count(*) filter (where status = 'Approved'))::int as approved
      from given group by officer) r
    join accounts a on a.id = r.officer
    order by r.decided desc, a.id limit ${sql.lit(MOST_OFFICERS)}`.execute(db);
  return rows.map(({ id, decided, rejected, overrode, approved, ...named }) => ({
    officer: { _id: id, fullName: fullNameOf(named) },
    decided,
    rejected,
    overrode,
    approved,
  }));
}

/** The numbers of the policy's versions, the latest first. */
export async function readVersions({ db }: Work): Promise<number[]> {
  const rows = await db
    .selectFrom('policies')
    .select('version')
    .orderBy('version', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ version }) => version);
}
