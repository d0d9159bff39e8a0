// Works the figures of people out from their submitted sections and the loans in our books, and keeps those of people who let a lender contact them.

import { sql } from 'kysely';
import { figuresFromAnswers } from '#features/decisions/rules/figures-from-answers.ts';
import { debtsAnsweredAt, monthlyOfRunning } from '#features/decisions/rules/transitions/running-loans.ts';
import { type RunningRow, runningLoan, runningLoansOf } from '#features/loans/server/books/running-loans.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { isStanding } from '#platform/server/rules-in-sql/consent.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { areFiguresVerified, type KnownFigures, knownFigures } from '../../rules/prequalify.ts';

/** One time that a section was submitted; answers that were opened again since count no longer. */
type Section = Columns<'information_schemas', 's_id'> &
  Columns<'submissions', 'status'> & {
    answers: Record<string, unknown>;
    sent_at: string;
    is_reopened: boolean;
  };

/** What a person's figures are worked out from: all that was submitted, the oldest first, and the loans in our books. */
export type Read = { sections: Section[]; running_loans: RunningRow[] };

/** A person's figures, null where they are not known, and whether all that they rest on is verified; unknown ones never are. */
export type PersonFigures = { figures: KnownFigures | null; isVerified: boolean };

export function figuresOf({ sections, running_loans }: Read, now: Date): PersonFigures {
  const standing = sections.filter(({ is_reopened }) => !is_reopened);
  const answers = Object.fromEntries(standing.map((section) => [section.s_id, section.answers]));
  const running = monthlyOfRunning(running_loans.map(runningLoan), debtsAnswered(sections));
  const figures = knownFigures(figuresFromAnswers(answers, dayOf(now)), running);
  return { figures, isVerified: figures !== null && areFiguresVerified(standing) };
}

const debtsAnswered = (sections: readonly Section[]): Date | null =>
  debtsAnsweredAt(
    sections.toReversed().map(({ s_id, answers, sent_at, is_reopened }) => ({
      sId: s_id,
      answers,
      sentAt: new Date(sent_at),
      isReopened: is_reopened,
    })),
    ([latest]) => latest?.isReopened === false,
  );

/** In SQL: the columns of `Read` of an account; `accountId` is the column that names it. */
export const readOf = (accountId: string) => sql<Read>`coalesce((
  select jsonb_agg(jsonb_build_object('s_id', i.s_id, 'status', s.status, 'answers', s.answers, 'sent_at', s.created_at,
    'is_reopened', s.reopened_at is not null) order by s.created_at, s.id)
  from submissions s join information_schemas i on i.id = s.information_schema_id
  where s.account_id = ${sql.ref(accountId)}), '[]'::jsonb) as sections, ${runningLoansOf(accountId)} as running_loans`;

/** Works out and keeps the figures of an account as they are now; the caller holds the account's lock. */
export async function keepFigures(work: Work, accountId: IdOf<'accounts'>): Promise<PersonFigures> {
  const { rows } =
    await sql<Read>`select ${readOf('a.id')} from accounts a where a.id = ${accountId}`.execute(work.db);
  const found = figuresOf(rows[0] ?? { sections: [], running_loans: [] }, work.now);
  await work.db
    .insertInto('prequalification_figures')
    .values({ account_id: accountId, ...columnsOf(found, work.now) })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columnsOf(found, work.now)))
    .execute();
  return found;
}

const MOST_AT_ONCE = 200;

/**
 * Works out anew the figures of people whom a lender may contact and whose sections or loans have changed. Rows are held before these are
 * read, and whoever changes one marks its row after that: no change is overlooked.
 */
export async function refreshFigures(work: Work, partnerId: IdOf<'partners'>): Promise<void> {
  for (let refreshed = MOST_AT_ONCE; refreshed === MOST_AT_ONCE; ) {
    const { rows: held } = await sql<{ id: Column<'prequalification_figures', 'account_id'> }>`
      select f.account_id as id from prequalification_figures f where f.is_stale and exists (
        select from consents c where c.account_id = f.account_id and c.partner_id = ${partnerId}
          and c.purpose = 'Prequalification' and ${isStanding('c')})
      limit ${sql.lit(MOST_AT_ONCE)} for update skip locked`.execute(work.db);
    refreshed = held.length;
    if (refreshed > 0)
      await refresh(
        work,
        held.map(({ id }) => id),
      );
  }
}

async function refresh(work: Work, ids: string[]): Promise<void> {
  const { rows } = await sql<Read & { id: Column<'accounts', 'id'> }>`
    select a.id, ${readOf('a.id')} from accounts a where a.id = any(${ids}::uuid[])`.execute(work.db);
  const answered = rows.map(({ id, ...read }) => ({
    account_id: id,
    ...columnsOf(figuresOf(read, work.now), work.now),
  }));
  await sql`
    update prequalification_figures f set income_cents = t.income_cents, debt_payments_cents = t.debt_payments_cents,
      free_cash_flow_cents = t.free_cash_flow_cents, debt_service_bps = t.debt_service_bps, is_verified = t.is_verified,
      is_stale = false, figured_at = t.figured_at
    from jsonb_to_recordset(${JSON.stringify(answered)}::jsonb) as t (account_id uuid, income_cents bigint, debt_payments_cents bigint,
      free_cash_flow_cents bigint, debt_service_bps integer, is_verified boolean, figured_at timestamptz)
    where f.account_id = t.account_id`.execute(work.db);
}

const columnsOf = ({ figures, isVerified }: PersonFigures, now: Date) => ({
  income_cents: figures?.incomeCents ?? null,
  debt_payments_cents: figures?.debtPaymentsCents ?? null,
  free_cash_flow_cents: figures?.freeCashFlowCents ?? null,
  debt_service_bps: figures?.debtServiceBps ?? null,
  is_verified: isVerified,
  is_stale: false,
  figured_at: now,
});
