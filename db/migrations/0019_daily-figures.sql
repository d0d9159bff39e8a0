-- What happened on each day, kept by the writes, so that no chart counts its records; and the orders of the search in the audit trail.

-- UTC−5 the whole year, as src/shared/calendar.ts counts.
create function jamaica_day(moment timestamptz) returns date language sql immutable as $$
  select ((moment at time zone 'UTC') - interval '5 hours')::date
$$;

-- In sixteen parts, so that people who submit at the same moment do not wait for one row; those of past days are folded into part 0.
create table daily_figures (
  figure text not null check (figure in ('usersJoined', 'usersLeft', 'informationSubmitted', 'documentsSubmitted', 'informationVerified',
    'loansApplied', 'loansApproved')),
  day date not null,
  part integer not null,
  count integer not null,
  primary key (figure, day, part)
);

create function add_to_day(of_figure text, moment timestamptz, account uuid, change integer) returns void language plpgsql as $$
begin
  insert into daily_figures as d (figure, day, part, count)
  values (of_figure, jamaica_day(moment), get_byte(uuid_send(account), 15) % 16, change)
  on conflict (figure, day, part) do update set count = d.count + excluded.count;
end $$;

-- A figure takes back what a row stood for before, and adds what it stands for now: on the days that the row names.
create function keep_daily_accounts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.user_type = 'User' then
    perform add_to_day('usersJoined', old.created_at, old.id, -1);
    if old.erased_at is not null then perform add_to_day('usersLeft', old.erased_at, old.id, -1); end if;
  end if;
  if tg_op <> 'DELETE' and new.user_type = 'User' then
    perform add_to_day('usersJoined', new.created_at, new.id, 1);
    if new.erased_at is not null then perform add_to_day('usersLeft', new.erased_at, new.id, 1); end if;
  end if;
  return null;
end $$;

create trigger accounts_keep_daily after insert or delete on accounts for each row execute function keep_daily_accounts();

create trigger accounts_keep_daily_of_changed after update on accounts for each row
  when ((old.user_type, old.created_at, old.erased_at) is distinct from (new.user_type, new.created_at, new.erased_at))
  execute function keep_daily_accounts();

create function keep_daily_submissions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_to_day('informationSubmitted', old.created_at, old.account_id, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_day('informationSubmitted', new.created_at, new.account_id, 1); end if;
  return null;
end $$;

create trigger submissions_keep_daily after insert or delete on submissions for each row execute function keep_daily_submissions();

create trigger submissions_keep_daily_of_changed after update on submissions for each row
  when (old.created_at is distinct from new.created_at) execute function keep_daily_submissions();

create function keep_daily_verifications() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_day('documentsSubmitted', old.created_at, old.account_id, -1);
    if old.status = 'Verified' then perform add_to_day('informationVerified', old.decided_at, old.account_id, -1); end if;
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_day('documentsSubmitted', new.created_at, new.account_id, 1);
    if new.status = 'Verified' then perform add_to_day('informationVerified', new.decided_at, new.account_id, 1); end if;
  end if;
  return null;
end $$;

create trigger verifications_keep_daily after insert or delete on verifications for each row execute function keep_daily_verifications();

create trigger verifications_keep_daily_of_changed after update on verifications for each row
  when ((old.created_at, old.status, old.decided_at) is distinct from (new.created_at, new.status, new.decided_at)
    and (old.created_at is distinct from new.created_at or old.status = 'Verified' or new.status = 'Verified'))
  execute function keep_daily_verifications();

create function keep_daily_applications() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_day('loansApplied', old.created_at, old.account_id, -1);
    if old.status = 'Approved' then perform add_to_day('loansApproved', old.decided_at, old.account_id, -1); end if;
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_day('loansApplied', new.created_at, new.account_id, 1);
    if new.status = 'Approved' then perform add_to_day('loansApproved', new.decided_at, new.account_id, 1); end if;
  end if;
  return null;
end $$;

create trigger applications_keep_daily after insert or delete on applications for each row execute function keep_daily_applications();

create trigger applications_keep_daily_of_changed after update on applications for each row
  when ((old.created_at, old.status, old.decided_at) is distinct from (new.created_at, new.status, new.decided_at)
    and (old.created_at is distinct from new.created_at or old.status = 'Approved' or new.status = 'Approved'))
  execute function keep_daily_applications();

insert into daily_figures (figure, day, part, count)
select figure, day, 0, count(*) from (
  select 'usersJoined' as figure, jamaica_day(created_at) as day from accounts where user_type = 'User'
  union all select 'usersLeft', jamaica_day(erased_at) from accounts where user_type = 'User' and erased_at is not null
  union all select 'informationSubmitted', jamaica_day(created_at) from submissions
  union all select 'documentsSubmitted', jamaica_day(created_at) from verifications
  union all select 'informationVerified', jamaica_day(decided_at) from verifications where status = 'Verified'
  union all select 'loansApplied', jamaica_day(created_at) from applications
  union all select 'loansApproved', jamaica_day(decided_at) from applications where status = 'Approved'
) happened group by figure, day;

-- The audit trail by who did it, by what was done and by what kind of record, each the newest first. What one officer did of one
-- kind is counted without a look at the entries themselves.
create index audit_entries_by_actor on audit_entries (actor_id, created_at desc, id desc) include (action, subject_kind);

create index audit_entries_by_action on audit_entries (action, created_at desc, id desc);

create index audit_entries_by_kind on audit_entries (subject_kind, created_at desc, id desc);
