-- Replies kept for retries lie in weeks: each write adds one, and after three weeks a whole week goes at once, where deleting them row by row
-- outlasts a statement once there are millions (docs/decisions/110).

-- Its successor takes its name in this transaction, and whoever serves reads and writes by that name.
-- squawk-ignore renaming-table
alter table idempotency_keys rename to idempotency_keys_before;

-- Keys are unique over all weeks by the trigger below, and within one by its own index.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  constraint idempotency_keys_key_check check (length(key) between 8 and 100)
) partition by range (created_at);

-- Until the week after next what comes goes where all lay before: nothing is copied. The rows are looked through once, to see that none is of later.
do $$
begin
  execute format('alter table idempotency_keys attach partition idempotency_keys_before for values from (minvalue) to (%L)',
    date_trunc('week', now(), 'UTC') + interval '14 days');
end $$;

-- What belongs to a week that nobody made is kept here, and nobody is refused.
create table idempotency_keys_other partition of idempotency_keys default;

-- It is empty and nobody knows of it yet.
-- squawk-ignore require-concurrent-index-creation
create unique index idempotency_keys_other_once on idempotency_keys_other (scope, key);

create function refuse_known_key() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.scope || ' ' || new.key, 0));
  if exists (select from idempotency_keys where scope = new.scope and key = new.key) then
    raise exception 'this key has been used' using errcode = '23505', table = 'idempotency_keys', constraint = 'idempotency_keys_pkey';
  end if;
  return new;
end $$;

create trigger idempotency_keys_once before insert on idempotency_keys
  for each row execute function refuse_known_key();

-- The weeks there are, and when each ends; null of the one for what no week was made for.
create function retry_key_weeks() returns table (part regclass, until timestamptz) language sql stable as $$
  select c.oid::regclass, (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \(''([^'']+)''\)'))[1]::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'idempotency_keys'::regclass
$$;

-- Makes the weeks up to four ahead, and lets those go whose last key is older than 21 days.
create function keep_retry_key_weeks_at(moment timestamptz) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  week timestamptz;
  name text;
  gone regclass;
begin
  perform pg_advisory_xact_lock(hashtext('retry_key_weeks'));
  week := greatest((select max(until) from retry_key_weeks()), date_trunc('week', moment, 'UTC'));
  while week < moment + interval '28 days' loop
    name := 'idempotency_keys_' || to_char(week at time zone 'UTC', 'YYYY_MM_DD');
    execute format('create table %I (like idempotency_keys including constraints)', name);
    execute format('create unique index on %I (scope, key)', name);
    execute format('with late as (delete from idempotency_keys_other where created_at >= %L and created_at < %L returning *) insert into %I select * from late',
      week, week + interval '7 days', name);
    execute format('alter table idempotency_keys attach partition %I for values from (%L) to (%L)', name, week, week + interval '7 days');
    week := week + interval '7 days';
  end loop;
  for gone in select part from retry_key_weeks() where until < moment - interval '21 days' loop
    execute format('drop table %s', gone);
  end loop;
  delete from idempotency_keys_other where created_at < moment - interval '21 days';
end $$;

revoke execute on function keep_retry_key_weeks_at(timestamptz) from public;

-- As the role that serves may ask for it: of now alone, so that nobody lets go what is needed still.
create function keep_retry_key_weeks() returns void language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
begin
  perform keep_retry_key_weeks_at(now());
end $$;

select keep_retry_key_weeks();
