-- The staff's desk: lists of people with their totals, who looks after whom, notes, staff accounts, and what revoking a lender does.

-- Totals by kind and status, so that no list counts its accounts; in parts, so that people who sign up together do not wait for each other.
create table account_totals (
  user_type text not null,
  status text not null,
  part integer not null,
  accounts integer not null,
  primary key (user_type, status, part)
);

create function count_new_accounts() returns trigger language plpgsql as $$
begin
  insert into account_totals as t (user_type, status, part, accounts)
  select user_type, status, get_byte(uuid_send(id), 15) % 16, count(*) from new_accounts group by 1, 2, 3 order by 1, 2, 3
  on conflict (user_type, status, part) do update set accounts = t.accounts + excluded.accounts;
  return null;
end $$;

create trigger accounts_keep_totals after insert on accounts referencing new table as new_accounts
  for each statement execute function count_new_accounts();

create function keep_account_totals() returns trigger language plpgsql as $$
declare
  own_part integer := get_byte(uuid_send(new.id), 15) % 16;
begin
  update account_totals set accounts = accounts - 1
  where user_type = old.user_type and status = old.status and part = own_part;
  insert into account_totals as t (user_type, status, part, accounts) values (new.user_type, new.status, own_part, 1)
  on conflict (user_type, status, part) do update set accounts = t.accounts + 1;
  return null;
end $$;

create trigger accounts_keep_totals_of_changed after update on accounts for each row
  when (old.user_type is distinct from new.user_type or old.status is distinct from new.status)
  execute function keep_account_totals();

insert into account_totals (user_type, status, part, accounts)
select user_type, status, get_byte(uuid_send(id), 15) % 16, count(*) from accounts group by 1, 2, 3;

-- A borrower is looked after by one of the staff.
alter table accounts add column assigned_to uuid references accounts (id);

alter table accounts add column assigned_at timestamptz;

alter table accounts add constraint accounts_only_borrowers_assigned
  check (assigned_to is null or (user_type = 'User' and erased_at is null));

alter table accounts add constraint accounts_assigned_at check ((assigned_to is null) = (assigned_at is null));

create function refuse_assignment_outside_staff() returns trigger language plpgsql as $$
begin
  if not exists (select from accounts where id = new.assigned_to and user_type in ('Admin', 'Moderator')) then
    raise exception 'only staff look after borrowers' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger accounts_assigned_to_staff before insert or update of assigned_to on accounts for each row
  when (new.assigned_to is not null) execute function refuse_assignment_outside_staff();

create table assignment_totals (
  manager_id uuid not null,
  status text not null,
  accounts integer not null,
  primary key (manager_id, status)
);

create function keep_assignment_totals() returns trigger language plpgsql as $$
begin
  if old.assigned_to is not null then
    update assignment_totals set accounts = accounts - 1 where manager_id = old.assigned_to and status = old.status;
  end if;
  if new.assigned_to is not null then
    insert into assignment_totals as t (manager_id, status, accounts) values (new.assigned_to, new.status, 1)
    on conflict (manager_id, status) do update set accounts = t.accounts + 1;
  end if;
  return null;
end $$;

create trigger accounts_keep_assignment_totals after update on accounts for each row
  when ((old.assigned_to is not null or new.assigned_to is not null)
    and (old.assigned_to is distinct from new.assigned_to or old.status is distinct from new.status))
  execute function keep_assignment_totals();

-- An index for each filter and order of the list.
create index accounts_newest_in_status on accounts (user_type, status, created_at desc, id desc);

create index accounts_by_name on accounts (user_type, lower(first_name || ' ' || last_name), id);

create index accounts_by_name_in_status on accounts (user_type, status, lower(first_name || ' ' || last_name), id);

create index accounts_assigned on accounts (assigned_to, created_at desc, id desc) where assigned_to is not null;

create index accounts_unassigned on accounts (status, created_at desc, id desc) where assigned_to is null and user_type = 'User';

create index accounts_unassigned_newest on accounts (created_at desc, id desc) where assigned_to is null and user_type = 'User';

create index accounts_staff on accounts (created_at desc, id desc) where user_type in ('Admin', 'Moderator');

-- What staff write about a person, for each other. Never changed; it goes with the account or with its age.
create table account_notes (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  by_id uuid not null references accounts (id),
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);

create index account_notes_newest on account_notes (account_id, created_at desc, id desc);

create trigger account_notes_never_changed before update on account_notes for each row execute function refuse_change();

create trigger account_notes_never_emptied before truncate on account_notes for each statement execute function refuse_change();

create trigger account_notes_not_for_erased before insert on account_notes for each row execute function refuse_for_erased();

-- Somebody can always let the others in: whoever would be the last admin to log in stays one. One such change at a time.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('the last admin'));
  if not exists (select from accounts where user_type = 'Admin' and id <> old.id
    and status not in ('Pending', 'Suspended', 'Cancelled')) then
    raise exception 'the last admin who can log in stays one' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger accounts_keep_an_admin before update of user_type, status on accounts for each row
  when (old.user_type = 'Admin' and old.status not in ('Pending', 'Suspended', 'Cancelled')
    and (new.user_type <> 'Admin' or new.status in ('Pending', 'Suspended', 'Cancelled')))
  execute function keep_an_admin();

-- A revoked lender cannot log in, whoever touches the account; what it could before comes back with the lender.
alter table partners add column revoked_from text
  check (revoked_from in ('Pending', 'UserQuiz', 'Created', 'Active', 'Completed', 'Suspended', 'Cancelled', 'Reactivated'));

alter table partners add constraint partners_revoked_from check (revoked_from is null or status = 'Revoked');

create function suspend_with_revoked_lender() returns trigger language plpgsql as $$
begin
  perform from accounts where id = new.account_id and status in ('Pending', 'Suspended', 'Cancelled') for share;
  if not found then
    raise exception 'a revoked lender cannot log in' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger partners_revoked_cannot_log_in before insert or update of status on partners for each row
  when (new.status = 'Revoked') execute function suspend_with_revoked_lender();

create function refuse_log_in_of_revoked() returns trigger language plpgsql as $$
begin
  if exists (select from partners where account_id = new.id and status = 'Revoked') then
    raise exception 'a revoked lender cannot log in' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger accounts_of_revoked_stay_closed before update of status on accounts for each row
  when (new.user_type = 'Partner' and new.status not in ('Pending', 'Suspended', 'Cancelled'))
  execute function refuse_log_in_of_revoked();
