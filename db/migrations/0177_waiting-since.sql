-- Since when the oldest documents of a person wait for a verdict: the panels of submissions and verification can be read by what is due first.

alter table progress add column waiting_since timestamptz;

create function keep_waiting_since() returns trigger language plpgsql as $function$
declare
  sent verifications := case when tg_op = 'DELETE' then old else new end;
begin
  update progress set waiting_since = (select min(waiting.created_at) from verifications waiting
    where waiting.account_id = sent.account_id and waiting.audience = sent.audience and waiting.status = 'Submitted')
  where account_id = sent.account_id and audience = sent.audience;
  return null;
end $function$;

create trigger verifications_keep_waiting_since after insert on verifications
  for each row when (new.status = 'Submitted') execute function keep_waiting_since();

create trigger verifications_keep_waiting_since_of_changed after update on verifications
  for each row when (old.status is distinct from new.status or old.created_at <> new.created_at) execute function keep_waiting_since();

create trigger verifications_keep_waiting_since_of_removed after delete on verifications
  for each row when (old.status = 'Submitted') execute function keep_waiting_since();

update progress p set waiting_since = w.since
from (select account_id, audience, min(created_at) as since from verifications where status = 'Submitted' group by account_id, audience) w
where w.account_id = p.account_id and w.audience = p.audience;

-- Not concurrently, as migrations run in one transaction: one row a person and audience, indexed within a second.
-- squawk-ignore require-concurrent-index-creation
create index progress_by_due on progress (audience, waiting_since, account_id);

-- Not concurrently, as migrations run in one transaction. Applications in the order in which they are due: what waits for us before all else.
-- squawk-ignore require-concurrent-index-creation
create index applications_by_due on applications ((status <> 'Pending'), created_at, id);
