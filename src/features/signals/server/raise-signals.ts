// Raises a signal where several accounts bear the same mark: one open signal a mark, and none of those whom a person has decided about before.

import { sql } from 'kysely';
import { happenedAll } from '#features/activity/server/happened.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { newId } from '#shared/id.ts';
import { MOST_ABOUT } from '../rules/signal.ts';
import type { Mark } from './account-marks.ts';
import { signalFound } from './happenings.ts';

/** Somebody whom a signal of that kind and mark is about. */
export type Member = Columns<'signals', 'kind' | 'mark'> &
  Columns<'signal_accounts', 'account_id' | 'submission_id'>;

/**
 * Within a transaction: where at least one of those who bear the mark was decided about with none of the others. Read are those whose marks were kept now and the
 * first of all others, so that a mark costs as much however many bear it: there is somebody besides whose signal was never raised only where nobody else bore the
 * mark, and then they are few. What very many share is not read again while that waits, nor once it was found that they are not one person.
 */
export async function raiseSignals(work: Work, marks: readonly Mark[]): Promise<number> {
  if (marks.length === 0) return 0;
  const kept = JSON.stringify(marks.map(({ kind, mark, account_id }) => ({ kind, mark, account_id })));
  const { rows } = await sql<Member>`
    with kept as materialized (
      select distinct * from jsonb_to_recordset(${kept}::jsonb) as k (kind text, mark text, account_id uuid)
    ), asked as materialized (
      select distinct k.kind, k.mark from kept k where not exists (select from signals s
        where s.kind = k.kind and s.mark = k.mark and s.shared_by_many and s.verdict is distinct from 'SamePerson')
    ), bearers as materialized (
      select b.*, not exists (select from signals s join signal_accounts p on p.signal_id = s.id
        where s.kind = b.kind and s.mark = b.mark and p.account_id = b.account_id) as is_new
      from (
        select k.* from kept k join asked a on a.kind = k.kind and a.mark = k.mark
        union
        select a.kind, a.mark, first.account_id from asked a cross join lateral (
          select distinct m.account_id from account_marks m where m.kind = a.kind and m.mark = a.mark
          order by m.account_id limit ${sql.lit(MOST_ABOUT)}) first
      ) b
    ), shared as (
      select kind, mark from bearers group by kind, mark having count(*) > 1 and bool_or(is_new)
    ), open as materialized (
      select s.id, s.kind, s.mark from signals s join shared on shared.kind = s.kind and shared.mark = s.mark where s.state = 'Open' for update of s
    )
    select b.kind, b.mark, b.account_id, first.submission_id
    from shared join bearers b on b.kind = shared.kind and b.mark = shared.mark
    cross join lateral (select m.submission_id from account_marks m
      where m.kind = b.kind and m.mark = b.mark and m.account_id = b.account_id order by m.submission_id nulls last limit 1) first
    where not exists (select from open join signal_accounts p on p.signal_id = open.id
      where open.kind = b.kind and open.mark = b.mark and p.account_id = b.account_id)
    order by b.kind, b.mark, b.is_new desc, b.account_id`.execute(work.db);
  return addToSignals(work, rows);
}

/**
 * Within a transaction. An open signal takes in whoever has come since; a decided one stays as it is, and who comes after it makes a new
 * one, with all who share the mark, the first of `members` where they are more than a signal is about. Where a signal is decided at that very moment,
 * whoever looks next finds what is left. Answers how many were added.
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
  const placed = JSON.stringify(members.map((member, place) => ({ ...member, place })));
  const { rows: added } = await sql<Columns<'signal_accounts', 'signal_id' | 'account_id'>>`
    with open as materialized (
      select s.id, s.kind, s.mark from jsonb_to_recordset(${raised}::jsonb) as r (kind text, mark text)
      join signals s on s.kind = r.kind and s.mark = r.mark and s.state = 'Open' for update of s
    ), coming as (
      select o.id, m.account_id, m.submission_id, row_number() over (partition by o.id order by m.place) as place
      from open o join jsonb_to_recordset(${placed}::jsonb) as m (kind text, mark text, account_id uuid, submission_id uuid, place int)
        on m.kind = o.kind and m.mark = o.mark
      where not exists (select from signal_accounts p where p.signal_id = o.id and p.account_id = m.account_id)
    )
    insert into signal_accounts (signal_id, account_id, submission_id, added_at)
    select c.id, c.account_id, c.submission_id, ${work.now}::timestamptz
    from coming c join (select o.id, (select count(*) from signal_accounts p where p.signal_id = o.id) as held from open o) o on o.id = c.id
    where c.place <= ${sql.lit(MOST_ABOUT)} - o.held
    order by c.id, c.account_id
    on conflict do nothing returning signal_id, account_id`.execute(work.db);
  await sql`
    update signals s set shared_by_many = true
    from jsonb_to_recordset(${raised}::jsonb) as r (kind text, mark text)
    where s.kind = r.kind and s.mark = r.mark and s.state = 'Open' and not s.shared_by_many
      and (select count(*) from signal_accounts p where p.signal_id = s.id) >= ${sql.lit(MOST_ABOUT)}`.execute(
    work.db,
  );
  await happenedAll(
    work,
    signalFound,
    added.map(({ signal_id, account_id }) => ({ facts: { subjectId: signal_id, accountId: account_id } })),
  );
  return added.length;
}
