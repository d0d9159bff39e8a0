-- Blocks over what only grows and is evidence: the audit entries first. Each block holds the hash of the one before it, so that nobody
-- rewrites an earlier row without rewriting all that followed. They are made afterwards, by a job (docs/decisions/034).

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file adding-field-with-default, require-concurrent-index-creation

-- The number of the transaction that wrote a row. All below the oldest one that still runs are over: whatever they wrote is there to be
-- seen, and no row with such a number can come any more, in whatever order the ids were given out. A database that was put back from a
-- dump counts from the beginning again; the base, which the owner then raises, keeps the numbers growing all the same.
create function audit_base() returns bigint language sql stable as 'select 0::bigint';

create function audit_xact() returns bigint language sql volatile as 'select pg_current_xact_id()::text::bigint + audit_base()';

create function audit_horizon() returns bigint language sql stable as
  'select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + audit_base()';

-- What was written before there were blocks goes into them by the thousand, below all numbers that are ever given.
create sequence audit_backfill minvalue -900000000000 start -900000000000;

alter table audit_entries
  add column xact bigint not null default floor(nextval('audit_backfill') / 1000.0)::bigint,
  add column salt uuid default gen_random_uuid(),
  add column emptied_hash text;

alter table audit_entries alter column xact set default audit_xact();

drop sequence audit_backfill;

-- Costs a write next to nothing; it finds the pages of a few transactions, and the newest are at the end.
create index audit_entries_by_xact on audit_entries using brin (xact) with (pages_per_range = 32, autosummarize = on);

-- What of an entry may have to be forgotten one day, under a salt that is forgotten with it: from what is left, nothing can be guessed.
create function audit_content_hash(e audit_entries) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(e.salt, e.before, e.after,
    case when e.actor_id is null or e.actor_id = e.account_id then e.address end)::text, 'UTF8')), 'hex')
$$;

create function audit_leaf(e audit_entries) returns text language sql stable as $$
  select e.id || ' ' || encode(sha256(convert_to(jsonb_build_array(e.id, e.xact, e.actor_id, e.action, e.subject_kind, e.subject_id,
    e.account_id, (extract(epoch from e.created_at) * 1000000)::bigint, case when (e.actor_id is null or e.actor_id = e.account_id) is not true then e.address end,
    coalesce(e.emptied_hash, audit_content_hash(e)))::text, 'UTF8')), 'hex')
$$;

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare
  emptied audit_entries := old;
begin
  if tg_op = 'UPDATE' and old.emptied_hash is null
    and exists (select from accounts where id = old.account_id and erased_at is not null) then
    emptied.before := null;
    emptied.after := null;
    emptied.salt := null;
    emptied.emptied_hash := audit_content_hash(old);
    if old.actor_id is null or old.actor_id = old.account_id then
      emptied.address := null;
    end if;
    if new is not distinct from emptied then
      return new;
    end if;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '23514';
end $$;

create or replace function empty_audit_entries(account uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  update audit_entries e set before = null, after = null, salt = null, emptied_hash = audit_content_hash(e),
    address = case when e.actor_id <> e.account_id then e.address end
  where account_id = account and emptied_hash is null
$$;

create table audit_blocks (
  number integer primary key check (number > 0),
  source text not null check (source in ('audit_entries', 'security_events')),
  from_xact bigint not null,
  to_xact bigint not null,
  entries integer not null check (entries > 0),
  leaves text[],
  leaves_hash text not null,
  previous_hash text not null unique,
  hash text not null unique,
  sealed_at timestamptz not null,
  check (from_xact < to_xact),
  unique (source, from_xact)
);

comment on table audit_blocks is 'written by functions alone';

create trigger audit_blocks_append_only before update or delete on audit_blocks for each row execute function refuse_change();

create trigger audit_blocks_never_emptied before truncate on audit_blocks for each statement execute function refuse_change();

create function audit_leaves_hash(leaves text[]) returns text language sql immutable as $$
  select encode(sha256(convert_to(array_to_string(leaves, E'\n'), 'UTF8')), 'hex')
$$;

create function audit_block_hash(b audit_blocks) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(b.number, b.source, b.from_xact, b.to_xact, b.entries, b.leaves_hash, b.previous_hash,
    (extract(epoch from b.sealed_at) * 1000000)::bigint)::text, 'UTF8')), 'hex')
$$;

-- Makes the next block over one of the tables, of about so many rows at most: those of one transaction stay together. Answers none when
-- nothing waits. Whoever seals at the same moment waits here, and finds it done.
create function seal_audit(of_source text, most integer) returns setof audit_blocks
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_blocks;
  block audit_blocks;
  first_xact bigint;
  next_xact bigint;
begin
  perform pg_advisory_xact_lock(hashtext('audit.chain'));
  select * into head from audit_blocks order by number desc limit 1;
  block.source := of_source;
  block.number := coalesce(head.number, 0) + 1;
  block.previous_hash := coalesce(head.hash, '');
  block.from_xact := coalesce((select max(to_xact) from audit_blocks where source = of_source), -1000000000);
  block.to_xact := audit_horizon();
  execute format('select min(xact), case when count(*) > $3 then max(xact) end
      from (select xact from %I where xact >= $1 and xact < $2 order by xact, id limit $3 + 1) waiting', of_source) into first_xact, next_xact using block.from_xact, block.to_xact, most;
  if first_xact is null then
    return;
  end if;
  if next_xact is not null then
    block.to_xact := greatest(next_xact, first_xact + 1);
  end if;
  execute format('select array_agg(audit_leaf(e) order by e.xact, e.id) from %I e where xact >= $1 and xact < $2', of_source)
    into block.leaves using block.from_xact, block.to_xact;
  block.entries := cardinality(block.leaves);
  block.leaves_hash := audit_leaves_hash(block.leaves);
  block.sealed_at := clock_timestamp();
  block.hash := audit_block_hash(block);
  insert into audit_blocks select block.*;
  return next block;
end $$;

-- At each start, by the owner: after a database was put back from a dump, its transactions go on counting above those on record.
create function resume_audit() returns void language plpgsql as $$
declare
  latest bigint := (select max(to_xact) from audit_blocks);
  upcoming bigint := pg_snapshot_xmax(pg_current_snapshot())::text::bigint + audit_base();
begin
  if latest > upcoming then
    execute format('create or replace function audit_base() returns bigint language sql stable as %L',
      format('select %s::bigint', audit_base() + latest - upcoming));
  end if;
end $$;
