-- Staff end an agreement whose money was not handed over: who, when and why, and an application closed with it.

alter table agreements
  add column cancelled_at timestamptz,
  add column cancelled_by uuid references accounts (id),
  add column cancel_reason text check (length(cancel_reason) between 1 and 500),
  add constraint agreements_cancelled_whole check (
    (cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null) = (cancel_reason is null)),
  add constraint agreements_cancelled_after check (cancelled_at >= prepared_at),
  add constraint agreements_cancelled_or_declined check (cancelled_at is null or declined_at is null),
  add constraint agreements_cancelled_or_paid check (cancelled_at is null or paid_on is null);

-- Whoever cancels an agreement closes its application, so that its borrower can ask for another.
create function close_cancelled_application() returns trigger language plpgsql as $$
begin
  update applications set closed_at = new.cancelled_at where id = new.application_id and closed_at is null;
  return null;
end $$;

create trigger agreements_cancelled_close after update on agreements for each row
  when (old.cancelled_at is null and new.cancelled_at is not null) execute function close_cancelled_application();

-- What waits for its money holds no cancelled one.
drop index agreements_to_pay;

create index agreements_to_pay on agreements (signed_at, id)
  where signed_at is not null and paid_on is null and cancelled_at is null and erased_at is null;

-- Cancelled once, and never signed after it. The reason may name somebody: it goes with the names, and not before.
create or replace function keep_agreement() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.application_id, new.account_id, new.template_version, new.facts, new.sha256, new.prepared_at)
    is distinct from (old.id, old.number, old.application_id, old.account_id, old.template_version, old.facts, old.sha256, old.prepared_at) then
    raise exception 'what an agreement says never changes' using errcode = '23514';
  end if;
  if (old.signed_at is not null and (new.signed_at, new.signed_sha256) is distinct from (old.signed_at, old.signed_sha256))
    or (old.declined_at is not null and new.declined_at is distinct from old.declined_at)
    or (old.cancelled_at is not null and (new.cancelled_at, new.cancelled_by, new.signed_at) is distinct from (old.cancelled_at, old.cancelled_by, old.signed_at))
    or (old.signed_file_sha256 is not null and new.signed_file_sha256 is distinct from old.signed_file_sha256)
    or (old.erased_at is not null and new.erased_at is distinct from old.erased_at) then
    raise exception 'an agreement is answered once' using errcode = '23514';
  end if;
  if new.erased_at is not null then
    if old.erased_at is null and exists (select from loans l where l.application_id = new.application_id and l.owed_cents > 0) then
      raise exception 'the agreement of a running loan stays' using errcode = '23514';
    end if;
  elsif (new.borrower_name, new.file_id) is distinct from (old.borrower_name, old.file_id)
    or (old.signed_at is not null and (new.signed_name, new.signed_address) is distinct from (old.signed_name, old.signed_address))
    or (old.cancelled_at is not null and new.cancel_reason is distinct from old.cancel_reason)
    or (old.signed_file_id is not null and new.signed_file_id is distinct from old.signed_file_id) then
    raise exception 'a signature and its papers never change' using errcode = '23514';
  end if;
  return new;
end $$;

-- One more kind of activity beside all those there are.
create function allow_activity(kind text) returns void language plpgsql as $$
declare
  told text;
begin
  select pg_get_constraintdef(oid) into told from pg_constraint where conname = 'activities_action_check';
  alter table activities drop constraint activities_action_check;
  execute 'alter table activities add constraint activities_action_check '
    || replace(told, '''contestWon''::text', format('''contestWon''::text, %L::text', kind));
end $$;

select allow_activity('agreementCancelled');
