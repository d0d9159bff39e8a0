-- Who may do what: the role that owns the tables changes them, the role that serves reads and writes rows and nothing else.

-- Gives a role what serving takes, and takes from it everything else; run by the owner after each migration, on all tables there are.
-- What a trigger refuses for every row of a table (refuse_change, refuse_..._change, without a condition) the role may not do at all,
-- so the trigger that makes a table append-only is the one place that says so. A column `xact` is the database's own to fill, and a table
-- with the comment 'written by functions alone' is read and nothing else.
create function serve_through(serving name) returns void language plpgsql as $$
declare
  found record;
begin
  if serving = current_user then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('privileges'));
  execute 'revoke create on schema public from public';
  for found in
    select c.oid::regclass as name, c.relkind, c.relname like 'kysely_%' or obj_description(c.oid) = 'written by functions alone' as is_for_reading,
      (select string_agg(quote_ident(attname), ', ') from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
        and attgenerated = '' and attname <> 'xact') as columns,
      exists (select from pg_attribute where attrelid = c.oid and attname = 'xact') as has_xact,
      coalesce(bool_or(t.tgtype & 16 <> 0), false) as never_updated, coalesce(bool_or(t.tgtype & 8 <> 0), false) as never_deleted
    from pg_class c
    left join pg_trigger t on t.tgrelid = c.oid and t.tgtype & 3 = 3 and t.tgqual is null and t.tgattr = ''::int2vector
      and t.tgfoid in (select oid from pg_proc where proname ~ '^refuse_(\w+_)?change$')
    where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs')) and c.relkind in ('r', 'p', 'S')
    group by c.oid
    order by c.oid
  loop
    execute format('revoke all on %s from %I', found.name, serving);
    if found.relkind = 'S' then
      execute format('grant usage, select on sequence %s to %I', found.name, serving);
    elsif coalesce(found.is_for_reading, false) then
      execute format('grant select on %s to %I', found.name, serving);
    else
      execute format('grant select, insert%s%s%s on %s to %I', case when found.has_xact then format(' (%s)', found.columns) end,
        case when not found.never_updated then ', update' end, case when not found.never_deleted then ', delete' end, found.name, serving);
    end if;
  end loop;
  execute format('grant usage on schema public, jobs to %I', serving);
end $$;

-- The words that staff wrote into the books of an erased account's loans. The trigger lets nothing else go, whoever asks.
create function erase_words_in_books(account uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  update loan_entries set note = null where note is not null and loan_id in (select id from loans where account_id = account)
$$;

-- Likewise of the audit trail: what an entry about an erased account says goes, that it was made stays. The network addresses of staff
-- are not the person's.
create function empty_audit_entries(account uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  update audit_entries set before = null, after = null, address = case when actor_id <> account_id then address end where account_id = account
$$;

-- After many rows at once: the server itself would only look a minute later.
create function gather_statistics() returns void language sql security definer set search_path = public, pg_temp as 'analyze';
