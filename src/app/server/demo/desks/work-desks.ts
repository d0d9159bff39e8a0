// Lets staff have taken some of what waits, and look at some verdicts a second time: what the lead's screen has to show.
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { IdOf } from '#shared/id.ts';

type Scene = { staffIds: readonly IdOf<'accounts'>[]; endMs: number };

const PERCENT = 10;
/** The same for a verdict each time, and an id as every other: one of version 8, made of the record's own. */
const ID = sql`overlay(overlay(md5(v.id::text) placing '8' from 13) placing 'a' from 17)::uuid`;
const NOTE = 'Looked at as if nobody had decided.';

/** Of any demo people who are there, however often it is called. With one officer nobody is there for a second look. */
export async function workDesks(db: Db, { staffIds, endMs }: Scene): Promise<void> {
  const staff = sql`${[...staffIds]}::uuid[]`;
  const chance = sql`get_byte(uuid_send(v.id), 15)`;
  const officer = sql`(${staff})[1 + ${chance} % cardinality(${staff})]`;
  const queue = sql`case v.audience when 'FullUser' then 'Verification' else 'VerificationModel5' end`;
  const end = new Date(endMs);
  await sql`
    insert into entry_owners (queue, entry_id, owner_id, given_by, given_at)
    select ${queue}, v.id, ${officer}, ${officer}, v.created_at from verifications v
    where v.status = 'Submitted' and ${chance} % 3 = 0 on conflict do nothing`.execute(db);
  await sql`
    insert into entry_owners (queue, entry_id, owner_id, given_by, given_at)
    select 'Applications', v.id, ${officer}, ${officer}, v.created_at from applications v
    where v.status = 'Pending' and ${chance} % 2 = 0 on conflict do nothing`.execute(db);
  if (staffIds.length < 2) return;
  await sql`
    insert into sampling_shares (queue, percent, changed_by, changed_at)
    select q.queue, ${PERCENT}, ${staffIds[0]}, ${end} from (values ('Verification'), ('VerificationModel5')) q (queue)
    on conflict do nothing`.execute(db);
  // One in ten: most were looked at and agree, some disagree, some wait.
  await sql`
    insert into second_looks (id, queue, verification_id, first_by, first_verdict, ready_at, second_by, second_verdict, second_note, decided_at)
    select ${ID}, ${queue}, v.id, v.decided_by, v.status, v.decided_at + interval '10 seconds',
      case when decided then other end,
      case when decided then case when ${chance} % 70 = 0 then case v.status when 'Verified' then 'Rejected' else 'Verified' end else v.status end end,
      case when decided then ${NOTE} else '' end, case when decided then least(v.decided_at + interval '20 hours', ${end}) end
    from verifications v
    cross join lateral (select (array_remove(${staff}, v.decided_by))[1] as other, ${chance} % 40 <> 0 as decided) second
    where v.decided_by = any (${staff}) and v.decided_at < ${end}::timestamptz - interval '1 minute' and ${chance} % 10 = 0
      and exists (select from accounts o where o.id = other and o.user_type = 'Moderator')
    on conflict do nothing`.execute(db);
}
