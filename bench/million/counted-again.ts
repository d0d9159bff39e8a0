// Fills very much at once: triggers stand still, and what they would have counted is counted once from the rows.
import { type RawBuilder, sql } from 'kysely';

/** For one connection; only a superuser may, and only a filling does. Foreign keys stand still with the triggers. */
export const withoutTriggers = sql`set session_replication_role = replica`;
/** A table that is empty when its filling is planned would be read once for each row that is put into it. */
export const withoutLoops = sql`set enable_nestloop = off`;
export const withTriggers = sql`set session_replication_role = origin`;

const dayFigure = (
  figure: string,
  from: string,
  moment: string,
  account: string,
  where = 'true',
): RawBuilder<unknown> => sql`
  insert into daily_figures as d (figure, day, part, count)
  select ${sql.lit(figure)}, jamaica_day(${sql.raw(moment)}), get_byte(uuid_send(${sql.raw(account)}), 15) % 16, count(*)
  from ${sql.table(from)} where ${sql.raw(where)} group by 2, 3
  on conflict (figure, day, part) do update set count = excluded.count`;

/** In SQL, each row that counts others, worked out anew; where triggers have counted right, it changes nothing. */
export const countedAgain: RawBuilder<unknown>[] = [
  sql`insert into account_totals as t (user_type, status, part, accounts)
    select user_type, status, get_byte(uuid_send(id), 15) % 16, count(*) from accounts group by 1, 2, 3
    on conflict (user_type, status, part) do update set accounts = excluded.accounts`,
  sql`insert into application_totals as t (status, applications) select status, count(*) from applications group by 1
    on conflict (status) do update set applications = excluded.applications`,
  sql`insert into verification_totals as t (audience, waiting)
    select audience, count(*) from verifications where status = 'Submitted' group by 1
    on conflict (audience) do update set waiting = excluded.waiting`,
  sql`insert into progress as p (account_id, audience, submitted, waiting, verified, rejected, changed_at)
    select account_id, audience, count(*) filter (where reopened_at is null),
      count(*) filter (where reopened_at is null and status = 'SubmittedForVerfication'),
      count(*) filter (where reopened_at is null and status = 'Verified'),
      count(*) filter (where reopened_at is null and status = 'Rejected'), max(changed_at)
    from submissions group by 1, 2
    on conflict (account_id, audience) do update set submitted = excluded.submitted, waiting = excluded.waiting,
      verified = excluded.verified, rejected = excluded.rejected
    where (p.submitted, p.waiting, p.verified, p.rejected) is distinct from
      (excluded.submitted, excluded.waiting, excluded.verified, excluded.rejected)`,
  sql`update progress p set waiting_since = (select min(v.created_at) from verifications v
      where v.account_id = p.account_id and v.audience = p.audience and v.status = 'Submitted')`,
  sql`insert into progress_totals as t (audience, people, waiting)
    select audience, count(*), count(*) filter (where waiting > 0) from progress group by 1
    on conflict (audience) do update set people = excluded.people, waiting = excluded.waiting`,
  sql`update seed_accounts a set balance = counted.balance
    from (select account, sum(seeds) as balance from (
        select to_account as account, seeds from seed_transfers union all select from_account, -seeds from seed_transfers
      ) moved group by 1) counted
    where a.id = counted.account and a.kind = 'Person' and a.balance <> counted.balance`,
  sql`update mail_totals t set queued = counted.queued, sent = counted.sent, failed = counted.failed, kept = counted.kept
    from (select get_byte(uuid_send(id), 15) % 16 as part, count(*) filter (where state = 'Queued') as queued,
        count(*) filter (where state = 'Sent') as sent, count(*) filter (where state = 'Failed') as failed,
        count(*) filter (where state = 'Kept') as kept from mails group by 1) counted
    where t.part = counted.part`,
  sql`insert into redemption_totals as t (status, part, redemptions)
    select status, get_byte(uuid_send(account_id), 15) % 16, count(*) from redemptions group by 1, 2
    on conflict (status, part) do update set redemptions = excluded.redemptions`,
  sql`insert into message_threads as t (account_id, messages, unread_for_borrower, unread_for_staff, last_at)
    select account_id, count(*), count(*) filter (where to_id is not null and read_at is null),
      count(*) filter (where to_id is null and read_at is null), max(created_at) from messages group by 1
    on conflict (account_id) do nothing`,
  sql`update message_thread_totals set threads = (select count(*) from message_threads)`,
  sql`update contests c set participants = counted.participants
    from (select contest_id, count(*) as participants from contest_participants group by 1) counted
    where c.id = counted.contest_id and c.participants <> counted.participants`,
  dayFigure('usersJoined', 'accounts', 'created_at', 'id', "user_type = 'User'"),
  dayFigure('informationSubmitted', 'submissions', 'created_at', 'account_id'),
  dayFigure('documentsSubmitted', 'verifications', 'created_at', 'account_id'),
  dayFigure('informationVerified', 'verifications', 'decided_at', 'account_id', "status = 'Verified'"),
  dayFigure('loansApplied', 'applications', 'created_at', 'account_id'),
  dayFigure('loansApproved', 'applications', 'decided_at', 'account_id', "status = 'Approved'"),
];
