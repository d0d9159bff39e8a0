// Reads a person's own complaints, and what a complaint of theirs may name.

import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, dayOf, showDay } from '#shared/calendar.ts';
import { centsToDollars, showDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { complaintEndpoints, OwnComplaint } from '../contract.ts';
import { mayEscalate, mayReopen } from '../rules/complaint.ts';
import { BACK_DAYS } from '../rules/deadlines.ts';
import { complaintFormTexts as texts } from '../texts/complaints.ts';
import { ROW_COLUMNS, rowOnWire, SHOWN_COLUMNS, shownOnWire } from './on-wire.ts';

/** How many of their latest records a person chooses from to say what a complaint is about. */
const MOST_NAMED = 20;

export async function listOwnComplaints(
  work: Work<Actor>,
  { query }: Received<typeof complaintEndpoints, 'GET /api/complaints'>,
) {
  const own = work.db.selectFrom('complaints').where('account_id', '=', work.actor.id);
  const [rows, { total }] = await Promise.all([
    own
      .select(ROW_COLUMNS)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .$call(onPage(query.page))
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(
    rows.map((row) => rowOnWire(row, work.now)),
    total,
    query.page,
  );
}

export async function showOwnComplaint(
  work: Work<Actor>,
  { params }: Received<typeof complaintEndpoints, 'GET /api/complaints/:id'>,
): Promise<OwnComplaint> {
  const row = await work.db
    .selectFrom('complaints as c')
    .leftJoin('loans as l', 'l.id', 'c.loan_id')
    .leftJoin('applications as a', 'a.id', 'c.application_id')
    .select(SHOWN_COLUMNS.map((column) => `c.${column}` as const))
    .select(['c.answered_at', 'c.escalated_at', 'l.number as loan_number'])
    .select(['a.amount_cents', 'a.created_at as applied_at'])
    .where('c.id', '=', params.id)
    .where('c.account_id', '=', work.actor.id)
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  const steps = await work.db
    .selectFrom('complaint_steps')
    .select(['kind', 'words', 'created_at'])
    .where('complaint_id', '=', params.id)
    .where('kind', 'not in', ['Noted', 'HandedOver'])
    .orderBy('id')
    .execute();
  const standing = {
    ...{ state: row.state, dueOn: row.due_on },
    ...{ answeredAt: row.answered_at, escalatedAt: row.escalated_at },
  };
  const answer = steps.findLast(({ kind }) => kind === 'Answered');
  const canReopen = mayReopen(standing, work.now);
  return {
    ...shownOnWire(row, work.now),
    about: aboutOf(row),
    backUntil: canReopen && row.answered_at ? addDays(dayOf(row.answered_at), BACK_DAYS) : null,
    mayReopen: canReopen,
    mayEscalate: mayEscalate(standing, work.now),
    answer: answer ? { words: answer.words, at: answer.created_at.toISOString() } : null,
    steps: steps.map(({ kind, words, created_at }) => ({ kind, words, at: created_at.toISOString() })),
  };
}

type Named = {
  loan_number: string | null;
  amount_cents: Parameters<typeof centsToDollars>[0] | null;
  applied_at: Date | null;
};

function aboutOf({ loan_number, amount_cents, applied_at }: Named): string | null {
  if (loan_number !== null) return texts.loan(loan_number);
  return amount_cents === null || applied_at === null ? null : nameOf(amount_cents, applied_at);
}

const nameOf = (amount: Parameters<typeof centsToDollars>[0], applied: Date): string =>
  texts.application(showDollars(centsToDollars(amount)), showDay(dayOf(applied)));

export async function listWhatToName({ db, actor }: Work<Actor>) {
  const [loans, applications] = await Promise.all([
    db
      .selectFrom('loans')
      .select(['id', 'number'])
      .where('account_id', '=', actor.id)
      .orderBy('created_at', 'desc')
      .limit(MOST_NAMED)
      .execute(),
    db
      .selectFrom('applications')
      .select(['id', 'amount_cents', 'created_at'])
      .where('account_id', '=', actor.id)
      .orderBy('created_at', 'desc')
      .limit(MOST_NAMED)
      .execute(),
  ]);
  return {
    loans: loans.map(({ id, number }) => ({ _id: id, name: texts.loan(number) })),
    applications: applications.map((one) => ({
      _id: one.id,
      name: nameOf(one.amount_cents, one.created_at),
    })),
  };
}
