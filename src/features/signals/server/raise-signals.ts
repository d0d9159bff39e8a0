// Raises a signal where several accounts bear the same mark: one open signal a mark, and none of those whom a person has decided about before.

import { sql } from 'kysely';
import { happenedAll } from '#features/activity/server/happened.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { newId } from '#shared/id.ts';
import type { Mark } from './account-marks.ts';
import { signalFound } from './happenings.ts';

/** Somebody whom a signal of that kind and mark is about. */
export type Member = Columns<'signals', 'kind' | 'mark'> &
  Columns<'signal_accounts', 'account_id' | 'submission_id'>;

/**
 * Within a transaction: where at least one of those who bear the mark was decided about with none of the others. Whom an open signal has already are
 * not read again: a mark that half the people bear would fill the memory with them, batch after batch. It is held, and so stays open.
 */
export async function raiseSignals(work: Work, marks: readonly Mark[]): Promise<number> {
  if (marks.length === 0) return 0;
  const touched = JSON.stringify([...new Map(marks.map((one) => [`${one.kind} ${one.mark}`, one])).values()]);
  const { rows } = await sql<Member>`
    with shared as (
      select m.kind, m.mark from jsonb_to_recordset(${touched}::jsonb) as t (kind text, mark text)
      join account_marks m on m.kind = t.kind and m.mark = t.mark
      group by m.kind, m.mark
      having count(distinct m.account_id) > 1 and bool_or(not exists (
        select from signals s join signal_accounts p on p.signal_id = s.id
        where s.kind = m.kind and s.mark = m.mark and p.account_id = m.account_id))
    ), open as materialized (
      select s.id, s.kind, s.mark from signals s join shared on shared.kind = s.kind and shared.mark = s.mark where s.state = 'Open' for update of s
    )
    select distinct on (m.kind, m.mark, m.account_id) m.kind, m.mark, m.account_id, m.submission_id
    from shared join account_marks m on m.kind = shared.kind and m.mark = shared.mark
    where not exists (select from open join signal_accounts p on p.signal_id = open.id
      where open.kind = m.kind and open.mark = m.mark and p.account_id = m.account_id)
    order by m.kind, m.mark, m.account_id, m.submission_id nulls last`.execute(work.db);
  return addToSignals(work, rows);
}

/**
 * Within a transaction. An open signal takes in whoever has come since; a decided one stays as it is, and who comes after it makes a new
 * one, with all who share the mark. Where a signal is decided at that very moment, whoever looks next finds what is left. Answers how many
 * were added.
 */
export async function addToSignals(work: Work, members: readonly Member[]): Promise<number> {
  if (members.length === 0) return 0;
  const marks = new Map(members.map(({ kind, mark }) => [`${kind} ${mark}`, { kind, mark }]));
  const raised = JSON.stringify(
    [...marks.values()].map((one) => ({ ...one, id: newId(work.now.getTime()) })),
  );
  await sql`
    insert into signals (id, kind, mark, state, found_at, words)
    select r.id, r.kind, r.mark, 'Open', ${work.now}::timestamptz, ''
    from jsonb_to_recordset(${raised}::jsonb) as r (id uuid, kind text, mark text)
    on conflict (kind, mark) where state = 'Open' do nothing`.execute(work.db);
  const { rows: added } = await sql<Columns<'signal_accounts', 'signal_id' | 'account_id'>>`
    with open as (
      select s.id, s.kind, s.mark from jsonb_to_recordset(${raised}::jsonb) as r (kind text, mark text)
      join signals s on s.kind = r.kind and s.mark = r.mark and s.state = 'Open' for update of s
    )
    insert into signal_accounts (signal_id, account_id, submission_id, added_at)
    select o.id, m.account_id, m.submission_id, ${work.now}::timestamptz
    from open o join jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (kind text, mark text, account_id uuid, submission_id uuid)
      on m.kind = o.kind and m.mark = o.mark
    order by o.id, m.account_id
    on conflict do nothing returning signal_id, account_id`.execute(work.db);
  await happenedAll(
    work,
    signalFound,
    added.map(({ signal_id, account_id }) => ({ facts: { subjectId: signal_id, accountId: account_id } })),
  );
  return added.length;
}
