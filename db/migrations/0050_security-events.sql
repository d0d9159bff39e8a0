-- What was refused and smells of an attack: counted, one row for each kind, address and account in a minute. Kept for 180 days.

create table security_events (
  id uuid primary key,
  kind text not null check (kind in ('login', 'password', 'code', 'forbidden', 'stranger', 'form_token', 'throttle')),
  refusal text not null check (length(refusal) <= 100),
  route text not null check (length(route) <= 200),
  address text check (length(address) <= 100),
  account_id uuid,
  tried text check (tried ~ '^[0-9a-f]{16}$'),
  refusals integer not null check (refusals > 0),
  created_at timestamptz not null,
  last_at timestamptz not null,
  xact bigint not null default audit_xact(),
  salt uuid default gen_random_uuid(),
  emptied_hash text
);

create index security_events_newest on security_events (created_at desc, id desc);

create index security_events_by_kind on security_events (kind, created_at desc, id desc);

create index security_events_by_account on security_events (account_id, created_at desc, id desc) where account_id is not null;

create index security_events_by_address on security_events (address, created_at desc, id desc);

create index security_events_by_xact on security_events using brin (xact) with (pages_per_range = 32, autosummarize = on);

create function audit_content_hash(e security_events) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(e.salt, e.address, e.tried)::text, 'UTF8')), 'hex')
$$;

create function audit_leaf(e security_events) returns text language sql stable as $$
  select e.id || ' ' || encode(sha256(convert_to(jsonb_build_array(e.id, e.xact, e.kind, e.refusal, e.route, e.account_id, e.refusals,
    (extract(epoch from e.created_at) * 1000000)::bigint, (extract(epoch from e.last_at) * 1000000)::bigint,
    coalesce(e.emptied_hash, audit_content_hash(e)))::text, 'UTF8')), 'hex')
$$;

-- A day less than they are kept: the moment on record is that of a server, and the age of a block that of the database.
create function refuse_security_event_change() returns trigger language plpgsql as $$
declare
  emptied security_events := old;
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '179 days' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.emptied_hash is null
    and exists (select from accounts where id = old.account_id and erased_at is not null) then
    emptied.address := null;
    emptied.tried := null;
    emptied.salt := null;
    emptied.emptied_hash := audit_content_hash(old);
    if new is not distinct from emptied then
      return new;
    end if;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '23514';
end $$;

create trigger security_events_append_only before update or delete on security_events for each row execute function refuse_security_event_change();

create trigger security_events_never_emptied before truncate on security_events for each statement execute function refuse_change();

create function empty_security_events(account uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  update security_events e set address = null, tried = null, salt = null, emptied_hash = audit_content_hash(e)
  where account_id = account and emptied_hash is null
$$;

-- A block of security events outlives them, without what it says of each: so the chain stays whole.
create function refuse_audit_block_change() returns trigger language plpgsql as $$
declare
  forgotten audit_blocks := old;
begin
  forgotten.leaves := null;
  if tg_op = 'UPDATE' and old.source = 'security_events' and old.sealed_at < now() - interval '180 days' and new is not distinct from forgotten then
    return new;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '23514';
end $$;

drop trigger audit_blocks_append_only on audit_blocks;

create trigger audit_blocks_append_only before update or delete on audit_blocks for each row execute function refuse_audit_block_change();

-- Whole blocks, the oldest first; answers how many. The age is the block's, by the database's own clock.
create function forget_security_events(most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  block record;
  forgotten integer := 0;
begin
  for block in
    select number, from_xact, to_xact from audit_blocks
    where source = 'security_events' and leaves is not null and sealed_at < now() - interval '180 days'
    order by number limit most
  loop
    delete from security_events where xact >= block.from_xact and xact < block.to_xact;
    update audit_blocks set leaves = null where number = block.number;
    forgotten := forgotten + 1;
  end loop;
  return forgotten;
end $$;

create table security_alerts (
  id uuid primary key,
  pattern text not null check (pattern in ('many_accounts', 'refused_staff', 'many_codes')),
  subject text not null check (length(subject) <= 100),
  account_id uuid,
  counted integer not null check (counted > 0),
  hour timestamptz not null,
  created_at timestamptz not null,
  unique (pattern, subject, hour)
);

create index security_alerts_newest on security_alerts (created_at desc, id desc);
