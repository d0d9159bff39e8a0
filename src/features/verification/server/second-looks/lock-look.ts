// One second look, read or held until the transaction ends.
import { type RawBuilder, sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { Look } from '../../rules/second-look.ts';

type Row = Columns<
  'second_looks',
  | 'id'
  | 'queue'
  | 'account_id'
  | 'verification_id'
  | 'application_id'
  | 'complaint_id'
  | 'first_by'
  | 'first_verdict'
  | 'second_by'
  | 'second_verdict'
  | 'second_note'
  | 'finding'
  | 'judged_words'
> & {
  owner_id: Column<'entry_owners', 'owner_id'> | null;
  first_officer: string;
  second_officer: string | null;
};

/** In SQL: a second look `s`, with its documents `v` where it is about such. */
export const LOOKS: RawBuilder<unknown> = sql`second_looks s left join verifications v on v.id = s.verification_id`;

/** In SQL: whom it is about, of `LOOKS`; null for a visitor. */
export const PERSON: RawBuilder<unknown> = sql`coalesce(v.account_id, s.account_id)`;

/** Refuses what is not there, or waits until its first verdict stands. Locked: the look, not what it is about. */
export async function readLook(work: Work, id: IdOf<'second_looks'>, isLocked = false) {
  const { rows } = await sql<Row>`
    select s.id, s.queue, s.verification_id, s.application_id, s.complaint_id, s.first_by, s.first_verdict, s.second_by, s.second_verdict,
      s.second_note, s.finding, s.judged_words, ${PERSON} as account_id, o.owner_id,
      f.first_name || ' ' || f.last_name as first_officer, n.first_name || ' ' || n.last_name as second_officer
    from ${LOOKS} join accounts f on f.id = s.first_by
    left join accounts n on n.id = s.second_by
    left join entry_owners o on o.queue = 'Disagreements' and o.entry_id = s.id
    where s.id = ${id} and s.ready_at <= ${work.now} ${isLocked ? sql`for update of s` : sql``}`.execute(
    work.db,
  );
  return rows[0] ?? refuse('request.not_found');
}

export const lookOf = (row: Row): Look => ({
  firstBy: row.first_by,
  secondBy: row.second_by,
  agrees: row.second_verdict === row.first_verdict,
  isSettled: row.finding !== null,
  ownerId: row.owner_id,
});
