-- What people prefer, when a password was last given, and what remains of an account that its owner deleted.

alter table sessions add column confirmed_at timestamptz;

create table preferences (
  account_id uuid primary key references accounts (id),
  current_financial_situation_feeling text not null,
  partner_draw boolean not null,
  throw_per_month_cents bigint check (throw_per_month_cents >= 0),
  items_that_appeal text[] not null check (cardinality(items_that_appeal) > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (partner_draw = (throw_per_month_cents is not null))
);

alter table accounts add column erased_at timestamptz;

alter table accounts add constraint accounts_erased_names_nobody check (erased_at is null or (status = 'Cancelled' and phone is null
  and image_file_id is null and promo_code is null and last_login_at is null and email = id || '@deleted.invalid'));

create index accounts_erased on accounts (erased_at) where erased_at is not null;

alter table submissions add column emptied_at timestamptz;

alter table submissions add constraint submissions_emptied_hold_nothing check (emptied_at is null or (answers = '{}' and reopened_at is not null));

create index submissions_by_account on submissions (account_id, created_at);

create index submissions_to_empty on submissions (changed_at) where emptied_at is null;

create index mails_by_account on mails (account_id, created_at);

create index mails_by_recipient on mails (lower(recipient));

create index idempotency_keys_by_scope on idempotency_keys (scope);

-- The row of the account is locked before its mark is read, so that what arrives beside a deletion waits for it and then sees it.
create function refuse_for_erased() returns trigger language plpgsql as $$
declare
  erased timestamptz;
begin
  select erased_at into erased from accounts where id = new.account_id for key share;
  if erased is not null then
    raise exception '% takes nothing for a deleted account', tg_table_name using errcode = '23514';
  end if;
  return new;
end $$;

create trigger submissions_not_for_erased before insert on submissions for each row execute function refuse_for_erased();

create trigger verifications_not_for_erased before insert on verifications for each row execute function refuse_for_erased();

create trigger applications_not_for_erased before insert on applications for each row execute function refuse_for_erased();

create trigger quiz_answers_not_for_erased before insert on quiz_answers for each row execute function refuse_for_erased();

create trigger preferences_not_for_erased before insert on preferences for each row execute function refuse_for_erased();

create trigger mails_not_for_erased before insert on mails for each row when (new.account_id is not null) execute function refuse_for_erased();

create trigger messages_not_for_erased before insert on messages for each row execute function refuse_for_erased();

create trigger consents_not_for_erased before insert on consents for each row execute function refuse_for_erased();

create trigger redemptions_not_for_erased before insert on redemptions for each row execute function refuse_for_erased();

create trigger contest_participants_not_for_erased before insert on contest_participants for each row execute function refuse_for_erased();

create function refuse_file_of_erased() returns trigger language plpgsql as $$
declare
  erased timestamptz;
begin
  select erased_at into erased from accounts where id = new.owner_id for key share;
  if erased is not null then
    raise exception 'files takes nothing for a deleted account' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger files_not_of_erased before insert on files for each row when (new.owner_id is not null) execute function refuse_file_of_erased();

-- An entry about a deleted account may be emptied: that it happened, who did it, to what and when stays as written, for ever.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.actor_id, new.action, new.subject_kind, new.subject_id, new.account_id, new.created_at)
      is not distinct from (old.id, old.actor_id, old.action, old.subject_kind, old.subject_id, old.account_id, old.created_at)
    and new.before is null and new.after is null and (new.address is null or new.address is not distinct from old.address)
    and exists (select from accounts where id = old.account_id and erased_at is not null) then
    return new;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '23514';
end $$;

drop trigger audit_entries_append_only on audit_entries;

create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function refuse_audit_change();

create function keep_progress_totals_of_removed() returns trigger language plpgsql as $$
begin
  update progress_totals set people = people - 1 where audience = old.audience;
  return null;
end $$;

create trigger progress_keep_totals_of_removed after delete on progress for each row execute function keep_progress_totals_of_removed();
