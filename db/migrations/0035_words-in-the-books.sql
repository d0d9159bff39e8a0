-- Words that staff wrote into the books of a loan, and about what was to be given up of it, go with their person; all that was booked stays.

create function is_loan_of_erased(id_of_loan uuid) returns boolean language sql stable as $$
  select exists (select from loans l join accounts a on a.id = l.account_id where l.id = id_of_loan and a.erased_at is not null)
$$;

create function refuse_loan_entry_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || '{"note": null}' and is_loan_of_erased(old.loan_id) then
    return new;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '23514';
end $$;

drop trigger loan_entries_append_only on loan_entries;

create trigger loan_entries_append_only before update or delete on loan_entries for each row execute function refuse_loan_entry_change();

create or replace function keep_loan_adjustment() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['reason', 'decision_note'] = to_jsonb(old) - array['reason', 'decision_note']
    and old.status <> 'Asked' and is_loan_of_erased(old.loan_id) then
    return new;
  end if;
  if old.status <> 'Asked' then
    raise exception 'a settled request never changes' using errcode = '23514';
  end if;
  if (new.id, new.loan_id, new.kind, new.amount_cents, new.reason, new.asked_by, new.asked_at)
    is distinct from (old.id, old.loan_id, old.kind, old.amount_cents, old.reason, old.asked_by, old.asked_at) then
    raise exception 'what was asked for never changes' using errcode = '23514';
  end if;
  return new;
end $$;
